import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';
import { withoutTableMarks } from './table-marks.server.ts';

const table = async (head: string, ...rows: string[]) => {
  const columns = head.split('|').length;
  const lines = [head, Array(columns).fill('---').join('|'), ...rows];
  return (await renderMarkdown(lines.map((line) => `| ${line} |`).join('\n'))).html;
};

it('draws bars in a marked column only', async () => {
  const html = await table('Spent on | Hours | Share {bars}', 'Writing | 71 | 55%', 'Meetings | 7 | 5.5 %');
  expect(html).toContain('<td class="to-scale" style="--share:100">55%</td>');
  expect(html).toContain('style="--share:10"');
  expect(html.match(/to-scale/g)).toHaveLength(2);
  expect(html).toContain('>Share</th>');
  expect(html).toContain('aria-label="Table: Spent on, Hours, Share"');
});

it.each([
  ['percentages', '5%', '55%'],
  ['dates', '3 May', '28 May'],
  ['measures', '61 m', '44 m'],
])('draws no bars for %s without a mark', async (_, ...values) => {
  const rows = values.map((value) => `**Name** | ${value}`);
  expect(await table('Name | **Value**', ...rows)).not.toContain('to-scale');
});

it('draws a range from its first number to its last, and nothing for a cell without a number', async () => {
  const html = await table('Way | Retries {bars}', 'One | 276–1,821', 'Two | 0 to 357', 'Three | 0', 'Four | none');
  expect(html.match(/style="--share[^"]+/g)).toEqual([
    'style="--share:100;--from:15.2',
    'style="--share:19.6',
    'style="--share:0',
  ]);
  expect(html.match(/to-scale is-range/g)).toHaveLength(3);
  expect(html).toMatch(/<tfoot aria-hidden="true">.*>0<\/span><span [^>]*>1,821<\/span>/);
});

it('the heading of a single column of bars is above their start', async () => {
  expect(await table('Spent on | Share {bars}', 'Writing | 55%', 'Meetings | 5%')).toContain(
    'sm:text-left" scope="col">Share</th>',
  );
  expect(await table('Spent on {bars} | Before | After', 'Writing | 55% | 40%', 'Meetings | 5% | 4%')).not.toContain(
    'sm:',
  );
});

it('the scales of ranges are equally wide in all tables', async () => {
  const [short] = (await table('Way | Errors {bars}', 'One | 2–21', 'Two | 1–9')).match(/--chars:\d+/) ?? [];
  const [long] = (await table('Way | Retries {bars}', 'One | 276–1,821', 'Two | 0')).match(/--chars:\d+/) ?? [];
  expect(short).toBe(long);
});

it('sets how many characters the names and measures have', async () => {
  const html = await table('Spent on | Hours | Share {bars}', 'Writing | 71 | 55.5%', 'Meetings | 7 | 5%');
  expect(html).toContain('<table style="--names:8;--chars:5">');
});

it('takes the last number of a cell that has no range', async () => {
  const html = await table('Way | Time {bars}', 'One | 2 of 40 s', 'Two | 10:20 s');
  expect(html.match(/style="--share[^"]+/g)).toEqual(['style="--share:100', 'style="--share:50']);
});

it('columns with the same unit share a scale', async () => {
  const html = await table(
    'Query {bars} | Before | After | Rows',
    'Orders | 300 ms | 3 ms | 7 kB',
    'Picks | 150 ms | 6 ms | 14 kB',
  );
  expect(html.match(/--share:[\d.]+/g)).toEqual([
    '--share:100',
    '--share:1',
    '--share:50',
    '--share:50',
    '--share:2',
    '--share:100',
  ]);
});

it('draws no bars for values without a common unit', async () => {
  expect(await table('Task | Time {bars}', 'Code | 3 h', 'Meetings | 20 min')).not.toContain('to-scale');
});

it('compares before and after within rows whose units differ', async () => {
  const html = await table(
    'Task | Before {bars} | After {bars}',
    'Planning | 14 h | 2.8 h',
    'Sick call | 95 min | 19 min',
  );
  expect(html.match(/class="to-scale is-before" style="--share:100"/g)).toHaveLength(2);
  expect(html.match(/class="to-scale" style="--share:20"/g)).toHaveLength(2);
});

it('draws upright bars for a single row', async () => {
  const html = await table('Week {bars} | 1 | 2 | 3', 'Carried out | 38% | 76% | 19%');
  expect(html).toContain('<table class="upright">');
  expect(html.match(/--share:[\d.]+/g)).toEqual(['--share:50', '--share:100', '--share:25']);
});

it('highlights the bar of a marked row', async () => {
  const html = await table('Month | Walk {bars}', 'January | 61 m', 'May {highlight} | 44 m');
  expect(html).toContain('class="to-scale is-highlighted" style="--share:72.1">44 m</td>');
  expect(html.match(/is-highlighted/g)).toHaveLength(2);
});

it('removes the marks from the Markdown of a page', () => {
  expect(withoutTableMarks('| Way {highlight} | Runs {bars} {highlight} |\n| A {bars} way | {name} |')).toBe(
    '| Way | Runs |\n| A {bars} way | {name} |',
  );
});
