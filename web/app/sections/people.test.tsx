import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { PeopleSection } from './people.tsx';

const photo = { src: '/ada.webp', alt: '', width: 800, height: 800 };
const person = (slug: string) => ({ name: slug, slug, role: 'Lead', bio: '', askAbout: '', photo, email: '' });

const team = (people: Parameters<typeof PeopleSection>[0]['people'], place: 'page' | 'both') =>
  render(
    <PeopleSection __component="sections.people" id="team" heading="Team" text="" people={people} place={place} />,
  );

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('%i people fill every row', (count) => {
  const people = Array.from({ length: count }, (_, index) => person(`p${index}`));
  const html = team(people, 'page');
  for (const screen of ['tablet', 'desktop']) {
    const columns = Number(html.match(new RegExp(`--${screen}:(\\d)`))?.[1]);
    const filled = [...html.matchAll(new RegExp(`--across-${screen}:(\\d)`, 'g'))].map((found) => Number(found[1]));
    expect(filled.reduce((sum, across) => sum + across, 0) % columns).toBe(0);
  }
});

it('people who are also beside a form have no biography, but a link to ask them', () => {
  const ada = { ...person('Ada'), bio: 'Has walked 14 warehouses.', askAbout: 'Ask her about the last.' };
  expect(team([ada], 'page')).toContain('14 warehouses');
  const html = team([ada], 'both');
  expect(html).not.toContain('14 warehouses');
  expect(parse(html).querySelector('a')?.textContent).toBe('Ask Ada');
});
