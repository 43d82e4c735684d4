import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { ContactSubject } from './contact-subject.tsx';
import { DatesSection } from './dates.tsx';

const date = { endsAt: '', hours: '09:00–17:00, Hamburg time', place: 'On your floor', placesLeft: '' };
const section = (days: string[]) => (
  <DatesSection
    __component="sections.dates"
    id="section-1"
    heading="Dates"
    text=""
    dates={days.map((day) => ({ ...date, startsAt: day, days: day, file: `${day}.ics` }))}
    empty_text="Suggest one."
    link={{ label: 'Suggest a date', url: '/contact' }}
  />
);

it('each link to a calendar file says which date it adds', () => {
  const html = parse(render(section(['4 March', '22 June'])));
  const names = html.querySelectorAll('a[download]').map(({ text }) => text);
  expect(names).toEqual(['Add to your calendar 4 March', 'Add to your calendar 22 June']);
  expect(html.text).not.toContain('Suggest one.');
});

it('each date links to the contact form, with the date as its subject', () => {
  const requestUrl = (html: string) =>
    new URL(parse(html).querySelector('li a')?.getAttribute('href') ?? '', 'https://x.example');
  const alone = requestUrl(render(section(['4 March'])));
  expect([alone.pathname, alone.searchParams.get('subject')]).toEqual(['/contact', '4 March']);
  const offer = requestUrl(render(<ContactSubject value="Workshop">{section(['4 March'])}</ContactSubject>));
  expect(offer.searchParams.get('subject')).toBe('Workshop, 4 March');
});

it('without dates it shows the text for an empty list', () => {
  const html = parse(render(section([])));
  expect(html.querySelectorAll('li, a[download]')).toEqual([]);
  expect(html.text).toContain('Suggest one.');
  expect(html.querySelector('a')?.getAttribute('href')).toBe('/contact');
});
