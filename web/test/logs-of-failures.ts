import path from 'node:path';
import { beforeEach } from 'vitest';
import { saveLogs } from './logs.ts';

const RESULTS = path.resolve(import.meta.dirname, '../test-results/integration');

beforeEach(({ onTestFailed, task }) => {
  onTestFailed(() => {
    const dir = path.join(RESULTS, path.basename(task.file.name));
    saveLogs(dir);
    console.error(`Logs of its programs: ${dir}`);
  });
});
