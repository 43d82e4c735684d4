import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';

const cells = async (markdown: string) => (await renderMarkdown(markdown)).html.match(/<t[hd]\b[^>]*>/g);

it('a column is highlighted if its header is marked', async () => {
  expect(await cells('| Now | Then {highlight} |\n| --- | --- |\n| A date | A **project** |')).toEqual([
    '<th scope="col">',
    '<th class="is-highlighted" scope="col">',
    '<td>',
    '<td class="is-highlighted">',
  ]);
});

it('compared options keep their order, and each cell has the name of its column', async () => {
  const table =
    '| Question | Buy | Adapt {highlight} | Build |\n| --- | --- | --- | --- |\n| Price | Low | Fair | High |';
  expect((await cells(table))?.slice(4)).toEqual([
    '<td data-label="Question">',
    '<td data-label="Buy">',
    '<td class="is-highlighted" data-label="Adapt">',
    '<td data-label="Build">',
  ]);
});

it('amounts in a comparison do not wrap', async () => {
  const table =
    '| Question | Buy | Adapt {highlight} | Build |\n| --- | --- | --- | --- |\n| Price | Low | €1 to €2 million | High |';
  expect((await cells(table))?.filter((cell) => cell.includes('whitespace-nowrap'))).toHaveLength(1);
});

it('a row is highlighted if its name is marked', async () => {
  const { html } = await renderMarkdown('| Setting | Time |\n| --- | --- |\n| Old | 3 |\n| New {highlight} | 2 |');
  expect(html).toContain('<td>Old</td><td>3</td>'.replace('><', '>\n<'));
  expect(html).toContain('<td class="is-highlighted"><strong>New</strong></td>');
  expect(html.match(/is-highlighted/g)).toHaveLength(2);
});

it('bold text highlights no column or row', async () => {
  const html = await cells('| Now | **The best** |\n| --- | --- |\n| **A date** | A project |');
  expect(html).toEqual(['<th scope="col">', '<th scope="col">', '<td>', '<td>']);
});
