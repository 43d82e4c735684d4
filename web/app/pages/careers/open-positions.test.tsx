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
});

it('says so when nothing is open, without a number', () => {
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

it('shows flags of the title for a job without an icon', () => {
  expect(render(<OpenPositions jobs={[job(1, 'Working student')]} />)).toContain('src="/flags/W-1.svg"');
});
