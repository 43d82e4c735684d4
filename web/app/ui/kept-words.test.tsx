import { expect, it } from 'vitest';
import { render } from '../../test/render';
import { KeptWords } from './kept-words';

const kept = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it('keeps a word in one piece of which one or two letters would stand alone', () => {
  expect(render(<KeptWords text="A hall that re-plans itself" />)).toContain(`A hall that ${kept('re-plans')} itself`);
  expect(render(<KeptWords text="Go-live, by check-in." />)).toContain(`${kept('Go-live,')} by ${kept('check-in.')}`);
});

it('lets others break, and long ones, and leaves dashes alone', () => {
  for (const text of ['A bin-packing problem', 'The re-organisation', 'This – and - that', '2016–2026'])
    expect(render(<KeptWords text={text} />)).toBe(text);
});
