import { afterEach, expect, it, vi } from 'vitest';
import { findJob, findOpenApplication } from './jobs.server.ts';

const job = {
  slug: 'a',
  title: 'A',
  lead: 'A',
  career_level: 'Senior',
  location: 'Hamburg',
  country: 'Germany',
  position_type: 'full_time',
  opened_on: '2026-11-22',
};

afterEach(() => vi.restoreAllMocks());

const cmsReturns = (...data: object[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));

it.each([
  [50_000, 60_000, { bounds: 'range', words: { from: '€50,000', to: '€60,000' } }],
  [50_000, null, { bounds: 'from', from: 50_000, to: null }],
  [null, 60_000, { bounds: 'upTo', from: null, to: 60_000 }],
  [null, null, null],
])('the salary from %s to %s', async (salary_min, salary_max, salary) => {
  cmsReturns({ ...job, salary_min, salary_max });
  const found = await findJob('a');
  if (salary) expect(found?.salary).toMatchObject(salary);
  else expect(found?.salary).toBeNull();
});

it('an open application past its closing day is not offered', async () => {
  const cms = cmsReturns(job);
  await findOpenApplication();
  const requested = cms.mock.calls
    .map(([url]) => decodeURIComponent(String(url)))
    .filter((url) => url.includes('/jobs'));
  expect(requested).toHaveLength(1);
  expect(requested[0]).toContain('[open_application][$eq]=true');
  expect(requested[0]).toMatch(/\[closes_on\]\[\$gte\]=\d{4}-\d\d-\d\d/);
});
