import { expect, it } from 'vitest';
import { dayAndMonth, dayOf, fillTemplate, pageLink } from '../../cms/src/admin/desk/lead-words.ts';
import { nextIndex } from '../../cms/src/admin/desk/next-index.ts';

it('a lead links to pages of the site only', () => {
  expect(pageLink('https://studio.example', '/blog')).toBe('https://studio.example/blog');
  expect(pageLink('', '/blog')).toBeNull();
  for (const path of [
    '@evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '.evil.example',
    'https://evil.example/',
  ])
    expect(pageLink('https://studio.example', path)).toBeNull();
});

it('a template is filled in, and other names in braces stay', () => {
  const lead = { name: 'Dana Reyes', company: '', job: null, about: 'A workshop' };
  const studio = { name: 'Studio', city: 'Hamburg', timeZone: 'Europe/Berlin', siteUrl: '' };
  const settings = { me: 'kim@studio.example', studio, types: [], templates: [] };
  expect(fillTemplate('{{first_name}}, {{ job }}{{company}}: {{constructor}}', lead, settings)).toBe(
    'Dana, A workshop: {{constructor}}',
  );
});

it.each([
  ['down', { index: 3, lastIndex: 3, by: 1 }, 4],
  ['up', { index: 3, lastIndex: 3, by: -1 }, 2],
  ['not beyond the end', { index: 9, lastIndex: 9, by: 1 }, 9],
  ['down from a lead that has left the list', { index: -1, lastIndex: 3, by: 1 }, 3],
  ['up from a lead that has left the list', { index: -1, lastIndex: 3, by: -1 }, 2],
  ['from the last lead, which has left the list', { index: -1, lastIndex: 10, by: 1 }, 9],
])('the selection moves %s', (_, place, expected) => {
  expect(nextIndex(10, place)).toBe(expected);
});

it('a week has the same date wherever it is read', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  expect(dayAndMonth('2026-11-23')).toBe('23/11');
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('a day is that of the studio', () => {
  const studio = { name: 'Studio', city: 'Hamburg', timeZone: 'Europe/Berlin', siteUrl: '' };
  expect(dayOf('2026-11-22T23:30:00Z', studio)).toBe('23 November 2026');
});
