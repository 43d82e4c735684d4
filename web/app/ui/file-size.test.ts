import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test('small files are in kilobytes, and never 0', () => {
  expect(formatFileSize(95_600)).toBe('96 kB');
  expect(formatFileSize(120)).toBe('1 kB');
});

test('from 100 kB on sizes are in megabytes', () => {
  expect(formatFileSize(100_000)).toBe('0.1 MB');
  expect(formatFileSize(912_000)).toBe('0.9 MB');
  expect(formatFileSize(12_340_000)).toBe('12.3 MB');
});
