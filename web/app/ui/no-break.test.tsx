import { expect, it } from 'vitest';
import { UNBROKEN } from '#app/i18n/line-breaks.ts';
import { render } from '#test/render.tsx';
import { NoBreak } from './no-break.tsx';

const unbroken = (word: string) => `<span class="${UNBROKEN}">${word}</span>`;

it('does not break a hyphenated word of up to 15 characters, with its punctuation', () => {
  expect(render(<NoBreak text="The hall that re-plans itself" />)).toContain(
    `The hall that ${unbroken('re-plans')} itself`,
  );
  expect(render(<NoBreak text="Go-live, by check-in." />)).toContain(
    `${unbroken('Go-live,')} by ${unbroken('check-in.')}`,
  );
  expect(render(<NoBreak text="The bin-packing problem, double-booking, and an out-of-hours call" />)).toBe(
    `The ${unbroken('bin-packing')} problem, ${unbroken('double-booking,')} and an ${unbroken('out-of-hours')} call`,
  );
});

it('allows breaks in longer words, and leaves dashes as they are', () => {
  for (const text of ['The re-organisation,', 'The demand-forecasting-model', 'This – and - that', '2016–2026'])
    expect(render(<NoBreak text={text} />)).toBe(text);
});

it('keeps a number and its unit, or a section sign and its number, on one line', () => {
  const expected =
    'within 2\u00a0hours, 4.2\u00a0million rows, 30%\u00a0less, §\u00a087, 22\u00a0°C, 7 specifications, 1,800,000 rows';
  expect(render(<NoBreak text={expected.replaceAll('\u00a0', ' ')} />)).toBe(expected);
});

it('keeps the number of a standard on its line', () => {
  const expected = 'under IEC\u00a062304 and ISO\u00a014971, as of 2016';
  expect(render(<NoBreak text={expected.replaceAll('\u00a0', ' ')} />)).toBe(expected);
});

it('keeps a word of one letter on the line of the next word', () => {
  expect(render(<NoBreak text="A hall: a plan, “a day” and I. A bin" />)).toBe(
    'A\u00a0hall: a\u00a0plan, “a\u00a0day” and I. A\u00a0bin',
  );
});
