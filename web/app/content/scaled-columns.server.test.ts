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
  expect(html).toContain('<td align="right" class="to-scale" style="--share:100">55%</td>');
  expect(html).toContain('style="--share:10"');
  expect(html.match(/to-scale/g)).toHaveLength(2);
});

it.each([
  ['a cell with words', '| Code | 71 | 55% |\n| Meetings | 7 | a few |'],
  ['more than the whole', '| Code | 71 | 155% |\n| Meetings | 7 | 5% |'],
  ['a single row', '| Code | 71 | 55% |'],
])('leaves a column with %s as it is', (_, rows) => {
  expect(table(rows)).not.toContain('to-scale');
});
