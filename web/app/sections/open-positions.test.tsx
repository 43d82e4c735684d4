import { expect, it } from 'vitest';
import type { JobSummary } from '#app/content/jobs.server.ts';
import { render } from '#test/render.tsx';
import { OpenPositions, salaryScale } from './open-positions.tsx';

const job = (index: number, title = `Engineer ${index}`): JobSummary => ({
  slug: `engineer-${index}`,
  title,
  icon: null,
  careerLevel: 'Senior',
  location: 'Hamburg',
  positionType: 'full_time',
  weeklyHours: null,
  salary: null,
  locale: null,
});

it('shows a text and no number when no job is open', () => {
  const html = render(<OpenPositions jobs={[]} />);
  expect(html).toContain('No open positions right now');
  expect(html).not.toContain('badge');
});

it.each([1, 40])('lists %i open jobs with their number', (count) => {
  const html = render(<OpenPositions jobs={Array.from({ length: count }, (_, index) => job(index))} />);
  expect(html.match(/<article/g)).toHaveLength(count);
  expect(html).toContain(`>${count}</span>`);
  expect(html).toContain('href="/careers/engineer-0"');
});

it.each([
  ['range', '€50,000 to €60,000'],
  ['from', 'From €50,000'],
  ['upTo', 'Up to €60,000'],
] as const)('shows the salary of a job: %s', (bounds, words) => {
  const salary = { bounds, from: null, to: null, currency: 'EUR', words: { from: '€50,000', to: '€60,000' } };
  expect(render(<OpenPositions jobs={[{ ...job(1), salary }]} />)).toContain(`>${words}</span>`);
});

const paid = (from: number, to: number, currency = 'EUR'): JobSummary => ({
  ...job(from),
  salary: { bounds: 'range', from, to, currency, words: { from: `€${from}`, to: `€${to}` } },
});

it('draws each range on a scale from the lowest to the highest full-time salary', () => {
  const student: JobSummary = { ...paid(15_000, 17_000), positionType: 'working_student' };
  const jobs = [paid(60_000, 80_000), student, paid(70_000, 100_000)];
  expect(salaryScale(jobs)).toEqual({ from: 60_000, to: 100_000, words: { from: '€60000', to: '€100000' } });
  const html = render(<OpenPositions jobs={jobs} />);
  expect(html).toContain('<span>€60000</span> <span>€100000</span>');
  expect(html.match(/margin-left:[^"]*/g)).toEqual(['margin-left:0%;width:50%', 'margin-left:25%;width:75%']);
});

it('says of a job that is not full-time why it has no bar, and nothing of a full-time job without a salary', () => {
  const off = 'Not full-time, so not on this scale';
  const student: JobSummary = { ...paid(15_000, 17_000), positionType: 'working_student' };
  expect(render(<OpenPositions jobs={[paid(60_000, 80_000), student]} />)).toContain(off);
  expect(render(<OpenPositions jobs={[paid(60_000, 80_000), job(1)]} />)).not.toContain(off);
});

it('has no scale without a salary, for a single fixed salary, or for two currencies', () => {
  expect(salaryScale([job(1)])).toBeNull();
  expect(salaryScale([paid(60_000, 60_000)])).toBeNull();
  expect(salaryScale([paid(60_000, 80_000), paid(70_000, 90_000, 'USD')])).toBeNull();
});

it('links to the open application below the list', () => {
  const openApplication = { slug: 'open-application', title: 'Open application', lead: 'Tell us in five lines.' };
  const html = render(<OpenPositions jobs={[job(1)]} openApplication={openApplication} />);
  expect(html).toContain('None of these?');
  expect(html).toContain('href="/careers/open-application/apply"');
});

it('shows the icons of jobs, except on phones', () => {
  const icon = { src: '/uploads/rack.svg', alt: '', width: 48, height: 48 };
  expect(render(<OpenPositions jobs={[{ ...job(1), icon }]} />)).toMatch(/<img [^>]*max-md:hidden/);
});

it('the link to the feeds is below the list', () => {
  const html = render(<OpenPositions jobs={[job(1)]} hasFeed />);
  expect(html.indexOf('href="/follow"')).toBeGreaterThan(html.indexOf('</article>'));
});
