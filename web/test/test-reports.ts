import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Results = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/**
 * Counts from Vitest's JSON report. A file that fails outside of its tests counts as one failure.
 * @throws when there is no such report
 */
export function readVitestReport(file: string): Results {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed').length)
    .reduce((sum, count) => sum + Math.max(1, count), 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/**
 * Counts from Playwright's JSON report.
 * @throws when there is no such report
 */
export function readPlaywrightReport(file: string): Results {
  const { errors, stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  // An error outside of the tests, such as a file that cannot be read, counts as one.
  return { passed: stats.expected, failed: Math.max(failed, errors.length > 0 ? 1 : 0), skipped: stats.skipped };
}

type Suite = { specs: { tests: unknown[] }[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(z.object({ tests: z.array(z.unknown()) })), suites: z.array(suite).optional() }),
);

/** Of `playwright test --list --reporter=json`. */
export function countListedTests(json: string): number {
  const count = ({ specs, suites = [] }: Suite): number =>
    specs.reduce((sum, { tests }) => sum + tests.length, 0) + suites.reduce((sum, inner) => sum + count(inner), 0);
  return count({ specs: [], suites: z.object({ suites: z.array(suite) }).parse(JSON.parse(json)).suites });
}
