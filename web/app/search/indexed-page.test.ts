import { expect, it } from 'vitest';
import { plainMarkdown } from './indexed-page.ts';

it('reads Markdown without its marks', () => {
  expect(
    plainMarkdown('## A\n\n- **b** [c](/d)\n\n| e | f |\n| --- | --- |\n| g | h |\n\n```sql title="x"\nSELECT 1;\n```'),
  ).toBe('A. b c e f g h SELECT 1;');
});

it('marks leave no gaps, line breaks one, and code keeps its bars', () => {
  expect(plainMarkdown('Use `a`, **b**.\\\nThen:\n\n```ts\nlet c: string | null;\n```')).toBe(
    'Use a, b. Then: let c: string | null;',
  );
});
