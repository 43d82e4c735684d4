import { expect, it } from 'vitest';
import { plainMarkdown } from './search-entry.ts';

it('reads Markdown without its marks, and code apart', () => {
  expect(
    plainMarkdown('## A\n\n- **b** [c](/d)\n\n| e | f |\n| --- | --- |\n| g | h |\n\n```sql title="x"\nSELECT 1;\n```'),
  ).toEqual({ text: 'A. b c e f g h', code: 'SELECT 1;' });
});

it('removes markup without leaving gaps, and keeps bars in code', () => {
  expect(plainMarkdown('Use `a`, **b**.\\\nThen:\n\n```ts\nlet c: string | null;\n```')).toEqual({
    text: 'Use a, b. Then:',
    code: 'let c: string | null;',
  });
});
