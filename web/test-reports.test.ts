import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '../scripts/progress.ts';
import { Totals } from '../scripts/results.ts';
import { countListedTests, readPlaywrightReport, readVitestReport } from './test/test-reports.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));
function write(report: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('a report of Vitest', () => {
  it('lists each failed test, and a file that failed before its tests', () => {
    const file = write({
      numPassedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        {
          name: '/a/web/test/leads.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a lead arrives' },
            { status: 'failed', fullName: 'a lead arrives once' },
          ],
        },
        { name: '/a/web/test/outage.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(readVitestReport(file)).toEqual({
      passed: 1,
      failures: ['leads.test.ts › a lead arrives once', 'outage.test.ts › outside of its tests'],
      skipped: 3,
    });
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, tests: [{}] });
  const report = {
    errors: [],
    stats: { expected: 2, skipped: 0, unexpected: 1, flaky: 0 },
    suites: [
      {
        title: 'e2e/menu.test.ts',
        specs: [spec('opens', true)],
        suites: [{ title: 'on a phone', specs: [spec('opens', true), spec('closes', false)] }],
      },
    ],
  };

  it('lists each failed test with its file and group', () => {
    expect(readPlaywrightReport(write(report))).toEqual({
      passed: 2,
      failures: ['e2e/menu.test.ts › on a phone › closes'],
      skipped: 0,
    });
  });

  it('counts an error outside of the tests', () => {
    const { failures } = readPlaywrightReport(write({ ...report, suites: [], errors: [{ message: 'no such file' }] }));
    expect(failures).toEqual(['outside of the tests']);
  });

  it('of a listing contains the number of tests', () => expect(countListedTests(JSON.stringify(report))).toBe(3));
});

it('an error outside of the tests is at the end of the log', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const totals = new Totals();
  const allPassed = () => ({ passed: 900, failures: [], skipped: 0 });
  await totals.run(
    'integration tests',
    async () => {
      throw new Failure('vitest ended with status 1', 'Error: socket hang up');
    },
    allPassed,
  );
  totals.print();
  process.exitCode = undefined;
  const text = log.mock.calls.join('');
  vi.restoreAllMocks();
  expect(text).toBe('\nFailed:\nintegration tests: Error: socket hang up\n\n900 passed, 1 failed\n');
});
