import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** `failures` has the file and title of each failed test. */
export type Results = { passed: number; failures: string[]; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/**
 * Counts from Vitest's JSON report. A file that fails outside of its tests counts as one failure.
 * @throws when there is no such report
 */
export function readVitestReport(file: string): Results {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['outside of its tests'];
      return titles.map((title) => `${path.basename(name)} › ${title}`);
    });
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests + report.numTodoTests };
}

type Suite = { title: string; specs: { title: string; ok: boolean; tests: unknown[] }[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.unknown()) })),
    suites: z.array(suite).optional(),
  }),
);
const suites = z.object({ suites: z.array(suite) });

const playwrightReport = suites.extend({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), skipped: z.number() }),
});

/**
 * Counts from Playwright's JSON report.
 * @throws when there is no such report
 */
export function readPlaywrightReport(file: string): Results {
  const report = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failuresOf = ({ title, specs, suites = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${title} › ${spec.title}`),
    ...suites.flatMap((inner) => failuresOf(inner).map((failure) => (title ? `${title} › ${failure}` : failure))),
  ];
  const failures = report.suites.flatMap(failuresOf);
  // An error outside of the tests, such as a file that can't be read.
  if (failures.length === 0 && report.errors.length > 0) failures.push('outside of the tests');
  return { passed: report.stats.expected, failures, skipped: report.stats.skipped };
}

/** Counts the tests in the output of `playwright test --list --reporter=json`. */
export function countListedTests(json: string): number {
  const count = ({ specs, suites = [] }: Suite): number =>
    specs.reduce((sum, { tests }) => sum + tests.length, 0) + suites.reduce((sum, inner) => sum + count(inner), 0);
  return suites.parse(JSON.parse(json)).suites.reduce((sum, inner) => sum + count(inner), 0);
}
