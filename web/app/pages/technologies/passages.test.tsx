import { expect, it } from 'vitest';
import type { RichText } from '#app/content/markdown.server.ts';
import { render } from '#test/render.tsx';
import { Passages } from './passages.tsx';

const passage = (name: string, words: number, hasBars = false): RichText => ({
  html: `<h2>${name}</h2>`,
  headings: [],
  words,
  hasBars,
});

const sectionsOf = (passages: RichText[]) =>
  render(<Passages passages={passages} />)
    .split(/<div class="(?:section|band)/)
    .slice(1)
    .map((section) => [...section.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name));

it('two short passages are side by side', () => {
  expect(sectionsOf([passage('When', 70), passage('Not', 60), passage('What', 20)])).toEqual([
    ['When', 'Not'],
    ['What'],
  ]);
});

it('a long passage has its own section, and so does one with bars', () => {
  const passages = [passage('When', 70), passage('How', 200), passage('Costs', 50, true), passage('What', 20)];
  expect(sectionsOf(passages)).toEqual([['When'], ['How'], ['Costs'], ['What']]);
});
