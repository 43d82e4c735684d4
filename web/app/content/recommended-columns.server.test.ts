import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';

const cells = async (markdown: string) => (await renderMarkdown(markdown)).html.match(/<t[hd]\b[^>]*>/g);

it('a column with a bold head stands out', async () => {
  expect(await cells('| Now | **Then** |\n| --- | --- |\n| A date | A **project** |')).toEqual([
    '<th scope="col">',
    '<th class="chosen" scope="col">',
    '<td>',
    '<td class="chosen">',
  ]);
});

it('options are cards on phones: the recommended one first, their cells with the question', async () => {
  const table = '| Question | Buy | **Adapt** | Build |\n| --- | --- | --- | --- |\n| Price | Low | Fair | High |';
  expect(await cells(table)).toEqual([
    '<th scope="col">',
    '<th style="order:1" scope="col">',
    '<th style="order:0" class="chosen" scope="col">',
    '<th style="order:3" scope="col">',
    '<td>',
    '<td style="order:1" data-label="Price">',
    '<td style="order:0" data-label="Price" class="chosen">',
    '<td style="order:3" data-label="Price">',
  ]);
});

it('no column does whose head is plain, or bold in part', async () => {
  const html = await cells('| Now | The **best** one |\n| --- | --- |\n| **A date** | A project |');
  expect(html?.join('')).not.toContain('chosen');
});
