import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { MeasuredResult, resultText } from './measured-result.tsx';

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');
const walk = {
  value: '28',
  unit: '%',
  label: 'less walking',
  link: null,
  bars: { before: { label: '61 m', value: 61 }, after: { label: '44 m', value: 44 } },
};

it('shows the values before and after, and the text starts with the figure', () => {
  expect(text(render(<MeasuredResult highlight={walk} />))).toBe('Before 61 m After 44 m');
  expect(resultText(walk)).toBe('28% less walking');
});

it('separates a unit that has no space before it', () => {
  const bars = { before: { label: '€46M', value: 46 }, after: { label: '€31M', value: 31 } };
  expect(text(render(<MeasuredResult highlight={{ ...walk, bars }} />))).toBe('Before €46M After €31M');
});

it('leaves the figure out of the text if it is the value after', () => {
  const planning = { ...walk, value: '11', unit: 'min', label: 'to plan', bars: { ...walk.bars } };
  planning.bars.after = { label: '11 min', value: 11 };
  expect(resultText(planning)).toBe('to plan');
});

it('shows the figure if there are no values before and after', () => {
  expect(text(render(<MeasuredResult highlight={{ ...walk, bars: null }} />))).toBe('28%');
  expect(resultText({ ...walk, bars: null })).toBe('less walking');
});
