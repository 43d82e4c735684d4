import { expect, it } from 'vitest';
import type { ProjectSummary } from '#app/content/projects.server.ts';
import { render } from '#test/render.tsx';
import { ProjectMosaic } from './project-mosaic.tsx';

const project = (slug: string): ProjectSummary => ({
  slug,
  title: slug,
  client: 'Brackwater',
  lead: '',
  industries: [{ slug: 'logistics', name: 'Logistics' }],
  place: null,
  cover: null,
  cutout: null,
  country: 'Netherlands',
  duration: '11 months',
  service: null,
  deliveredOn: '2026-06-12',
  locale: 'en',
  path: `/projects/logistics/${slug}`,
  result: null,
});

const widths = (count: number, isLed: boolean) =>
  [
    ...render(<ProjectMosaic projects={['a', 'b', 'c'].slice(0, count).map(project)} isLed={isLed} />).matchAll(
      /<article class="([^"]*)"/g,
    ),
  ].map(([, name]) => (name?.includes('project--wide') ? 'row' : 'half'));

it('one that has no other beside it fills its row, at the end or at the beginning', () => {
  expect(widths(3, false)).toEqual(['half', 'half', 'row']);
  expect(widths(3, true)).toEqual(['row', 'half', 'half']);
});

it('two are a pair, and one fills its row', () => {
  expect(widths(2, true)).toEqual(['half', 'half']);
  expect(widths(1, false)).toEqual(['row']);
});
