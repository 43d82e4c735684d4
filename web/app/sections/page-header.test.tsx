import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { PageHeader } from './page-header.tsx';

const LONG = 'A heading of ninety characters that an editor wrote before anybody told them about the limit';
const image = { src: 'uploads/hall.png', alt: 'A hall', width: 1500, height: 1000 };
const phoneImage = { src: 'uploads/hall-phone.png', alt: '', width: 900, height: 1125 };
const facts = [
  { value: '10 days', label: 'from the first shift to the estimate' },
  { value: '1 fee', label: 'fixed before the first day' },
];
const top = (hero: Partial<Parameters<typeof PageHeader>[0]['hero']>) =>
  render(<PageHeader hero={{ heading: LONG, lead: '', ...hero }} crumbs={[{ label: 'Company' }]} />);

it('is a heading with breadcrumbs by default', () => {
  const html = top({});
  expect(html).toContain(`<h1>${LONG}</h1>`);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('class="lead');
});

it.each(['full', 'beside', 'below', 'number', null] as const)('opens with its place: %s', (layout) => {
  const html = top({ layout, image, phoneImage, facts });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<source media="[^"]*"[^>]*hall-phone\.png/);
  expect(html).toMatch(/<img[^>]*hall\.png[^>]*fetchPriority="high"/);
  expect(html.match(/10 days/g)).toHaveLength(1);
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('1 fee'));
});

it('has its layouts without an image and without figures too', () => {
  for (const layout of ['full', 'beside', 'below', 'number'] as const) {
    expect(top({ layout })).toContain(LONG);
    expect(top({ layout, facts })).toContain('10 days');
  }
});
