import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { scaledColumns } from './scaled-columns.server.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(scaledColumns)
  .use(rehypeStringify)
  .freeze();
const table = (rows: string) =>
  String(processor.processSync(`| Spent on | Hours | Share |\n| --- | ---: | ---: |\n${rows}`));

it('draws a bar for each value of a percentage column', () => {
  const html = table('| Writing code | 71 | 55% |\n| Meetings | 7 | 5.5 % |');
  expect(html).toContain('<td align="right" class="to-scale is-largest" style="--share:100">55%</td>');
  expect(html).toContain('style="--share:10"');
  expect(html.match(/to-scale/g)).toHaveLength(2);
});

it.each([
  ['a cell with words', '| Code | 71 | 55% |\n| Meetings | 7 | a few |'],
  ['more than the whole', '| Code | 71 | 155% |\n| Meetings | 7 | 5% |'],
  ['a single row', '| Code | 71 | 55% |'],
  ['different units', '| Code | 71 | 3 h |\n| Meetings | 7 | 20 min |'],
])('leaves a column with %s as it is', (_, rows) => {
  expect(table(rows)).not.toContain('to-scale');
});

it('compares a column of measures with the same unit', () => {
  const html = table('| January | 61 | 61 m |\n| May | 44 | 44 m |');
  expect(html).toContain('--share:72.1">44 m</td>');
  expect(html).not.toContain('is-largest');
  expect(html.match(/to-scale/g)).toHaveLength(2);
});

it('marks the measure of a row with a bold name', () => {
  const html = table('| January | 61 | 61 m |\n| **May** | 44 | 44 m |');
  expect(html).toContain('class="to-scale is-recommended" style="--share:72.1">44 m</td>');
  expect(html.match(/is-recommended/g)).toHaveLength(1);
});

it('compares before and after within rows whose units differ', () => {
  const html = table('| Planning | 14 h | 2.8 h |\n| Sick call | 95 min | 19 min |');
  expect(html.match(/class="to-scale is-before" style="--share:100"/g)).toHaveLength(2);
  expect(html.match(/class="to-scale" style="--share:20"/g)).toHaveLength(2);
});

it('draws a single row of many upright', () => {
  const html = String(
    processor.processSync(
      `| Week ${'| 1 '.repeat(5)}|\n| --- ${'| --: '.repeat(5)}|\n| Carried out ${'| 38% '.repeat(5)}|`,
    ),
  );
  expect(html).toContain('<table class="upright">');
  expect(html.match(/--share:100/g)).toHaveLength(5);
});
