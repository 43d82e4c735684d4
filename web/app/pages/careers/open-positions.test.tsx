import { expect, it } from 'vitest';
import type { JobSummary } from '#app/content/jobs.server.ts';
import { render } from '#test/render.tsx';
import { OpenPositions } from './open-positions.tsx';

const job = (at: number, title = `Engineer ${at}`): JobSummary => ({
  slug: `engineer-${at}`,
  title,
  icon: null,
  careerLevel: 'Senior',
  location: 'Hamburg',
  positionType: 'full_time',
  weeklyHours: null,
  salary: null,
});

it('has a text and no number when no job is open', () => {
  const html = render(<OpenPositions jobs={[]} />);
  expect(html).toContain('No open positions right now');
  expect(html).not.toContain('badge');
});

it.each([1, 40])('lists %i open jobs with their number', (count) => {
  const html = render(<OpenPositions jobs={Array.from({ length: count }, (_, at) => job(at))} />);
  expect(html.match(/<article/g)).toHaveLength(count);
  expect(html).toContain(`>${count}</span>`);
  expect(html).toContain('href="/careers/engineer-0"');
});

it.each([
  ['range', '€50,000 to €60,000'],
  ['from', 'From €50,000'],
  ['upTo', 'Up to €60,000'],
] as const)('says what a job pays: %s', (bounds, words) => {
  const salary = { bounds, from: null, to: null, currency: 'EUR', words: { from: '€50,000', to: '€60,000' } };
  expect(render(<OpenPositions jobs={[{ ...job(1), salary }]} />)).toContain(`>${words}</span>`);
});

it('leads those whom no position fits to the open application', () => {
  const openApplication = { slug: 'open-application', title: 'Open application', lead: 'Tell us in five lines.' };
  const html = render(<OpenPositions jobs={[job(1)]} openApplication={openApplication} />);
  expect(html).toContain('None of these?');
  expect(html).toContain('href="/careers/open-application/apply"');
});
