import { expect, it } from 'vitest';
import { plainMarkdown } from './search-entry.ts';

it('removes the syntax of Markdown, and separates headings, tables and code from prose', () => {
  expect(
    plainMarkdown('## A\n\n- **b** [c](/d)\n\n| e | f |\n| --- | --- |\n| g | h |\n\n```sql title="x"\nSELECT 1;\n```'),
  ).toEqual({ text: 'b c.', headings: 'A', data: 'e f g h SELECT 1;' });
});

it('removes markup without leaving gaps, but keeps vertical bars in code', () => {
  expect(plainMarkdown('Use `a`, **b**.\\\nThen:\n\n```ts\nlet c: string | null;\n```')).toEqual({
    text: 'Use a, b. Then:',
    headings: '',
    data: 'let c: string | null;',
  });
});

it.each([
  ['- a\n\n  ```sql\n  SELECT 1;\n  ```\n- b', 'a. b.', 'SELECT 1;'],
  ['1. ```sh\n   ls\n   ```\n2. b', 'b.', 'ls'],
  ['> ~~~js\n> x\n> ~~~\n\na', 'a', '> x'],
  ['a\n~~~\n```\nx\n~~~\nb', 'a b', '``` x'],
  ['a\n```\nx\n```\nb\n```\ny', 'a b', 'x y'],
  ['a\n\n````md\n```js\nx\n```\n````\nb', 'a b', '```js x ```'],
])('separates the code of %j', (markdown, text, data) => {
  expect(plainMarkdown(markdown)).toMatchObject({ text, data });
});

it.each([
  ['it does not.[^brin]\n\n## How to\n\n[^brin]: Release notes', 'it does not. Release notes'],
  ['*a* _b_ ***c*** __d__ ~~e~~ *f **g** h*', 'a b c d e f g h'],
  [
    '2 * 3, snake_case_name, `**kwargs`, `__init__` and ``a ` b``',
    '2 * 3, snake_case_name, **kwargs, __init__ and a ` b',
  ],
  ['<details open>\n<summary>a</summary> b<br/>\n<!-- c\nd --></details> `<div>` 1 < 2 > 0', 'a b <div> 1 < 2 > 0'],
  ['[_a_](/b "c") ![d](e.png)[^1]', 'a d'],
])('removes the Markdown syntax of %j', (markdown, text) => {
  expect(plainMarkdown(markdown)).toMatchObject({ text, data: '' });
});
