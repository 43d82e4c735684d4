import { expect, it } from 'vitest';
import { plainMarkdown } from './indexed-page.ts';

it('reads Markdown without its marks', () => {
  expect(
    plainMarkdown('## A\n\n- **b** [c](/d)\n\n| e | f |\n| --- | --- |\n| g | h |\n\n```sql title="x"\nSELECT 1;\n```'),
  ).toBe('A. b c e f g h SELECT 1;');
});
