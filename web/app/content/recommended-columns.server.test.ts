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

it('no column does whose head is plain, or bold in part', async () => {
  const html = await cells('| Now | The **best** one |\n| --- | --- |\n| **A date** | A project |');
  expect(html?.join('')).not.toContain('chosen');
});
