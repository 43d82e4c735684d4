import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { NoBreak } from './no-break.tsx';

const kept = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it('keeps a word in one piece of which one or two letters would stand alone', () => {
  expect(render(<NoBreak text="A hall that re-plans itself" />)).toContain(`A hall that ${kept('re-plans')} itself`);
  expect(render(<NoBreak text="Go-live, by check-in." />)).toContain(`${kept('Go-live,')} by ${kept('check-in.')}`);
});

it('lets others break, and long ones, and leaves dashes alone', () => {
  for (const text of ['A bin-packing problem', 'The re-organisation', 'This – and - that', '2016–2026'])
    expect(render(<NoBreak text={text} />)).toBe(text);
});

it('keeps a number with what it counts, and a paragraph with its number', () => {
  const kept =
    'within 2\u00a0hours, 4.2\u00a0million rows, 30%\u00a0less, §\u00a087, 22\u00a0°C, 7 specifications, 1,800,000 rows';
  expect(render(<NoBreak text={kept.replaceAll('\u00a0', ' ')} />)).toBe(kept);
});
