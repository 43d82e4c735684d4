import { expect, it } from 'vitest';
import type { Passage } from '#app/content/markdown.server.ts';
import { render } from '#test/render.tsx';
import { Passages } from './passages.tsx';

const passage = (name: string, isShort = true, hasBars = false): Passage => ({
  html: `<h2>${name}</h2>`,
  headings: [],
  words: 50,
  isShort,
  hasBars,
});

const sectionsOf = (passages: Passage[]) =>
  render(<Passages passages={passages} />)
    .split(/<div class="(?:section|band)/)
    .slice(1)
    .map((section) => [...section.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name));

it('two short passages are side by side', () => {
  expect(sectionsOf([passage('When'), passage('Not'), passage('What')])).toEqual([['When', 'Not'], ['What']]);
});

it('a long passage has its own section, and so does one with bars', () => {
  const passages = [passage('When'), passage('How', false), passage('Costs', false, true), passage('What')];
  expect(sectionsOf(passages)).toEqual([['When'], ['How'], ['Costs'], ['What']]);
});
