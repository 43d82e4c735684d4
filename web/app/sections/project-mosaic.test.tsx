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

it('of an odd number, the last project fills its row, or the first one if it leads', () => {
  expect(widths(3, false)).toEqual(['half', 'half', 'row']);
  expect(widths(3, true)).toEqual(['row', 'half', 'half']);
});

it('two projects share a row, and a single one fills it', () => {
  expect(widths(2, true)).toEqual(['half', 'half']);
  expect(widths(1, false)).toEqual(['row']);
});
