import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { ReadingColumns } from './reading-columns.tsx';

const textWith = (...levels: (2 | 3)[]) => ({
  html: '',
  headings: levels.map((level, index) => ({ id: `h${index}`, text: `Heading ${index}`, level })),
  words: 1,
});

it('has a table of contents from two headings of level 2 on', () => {
  expect(render(<ReadingColumns text={textWith(2, 2)} />)).toContain('<nav');
  expect(render(<ReadingColumns text={textWith(2, 3)} />)).not.toContain('<nav');
  expect(render(<ReadingColumns text={textWith(3, 3)} />)).not.toContain('<nav');
});
