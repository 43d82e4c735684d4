import { expect, test } from 'vitest';
import { tableMeasure } from './table-measure.ts';

const table = (row: string) => `## Worth\n\nText:\n\n| Question | No index | With it |\n| --- | --: | --: |\n${row}\n`;

test('the first row says what was measured', () => {
  expect(
    tableMeasure(table('| Lines of an order | 333 ms | **0.08 ms** |\n| Others | 342 ms | **0.08 ms** |')),
  ).toEqual({
    what: 'Lines of an order',
    before: 'No index',
    after: 'With it',
    from: '333',
    to: '0.08',
    unit: 'ms',
  });
});

test('a table without a bold number of the same unit measures nothing', () => {
  expect(tableMeasure(table('| Lines of an order | 333 ms | 0.08 ms |'))).toBeNull();
  expect(tableMeasure(table('| Lines of an order | 2 s | **80 ms** |'))).toBeNull();
  expect(tableMeasure('No table.')).toBeNull();
});
