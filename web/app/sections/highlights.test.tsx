import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { Bars } from './highlights.tsx';

const drawn = (before: number, after: number, unit: string) => {
  const measured = (value: number) => ({ label: `${value}${unit}`, value });
  const html = render(<Bars bars={{ before: measured(before), after: measured(after) }} size="small" />);
  return /--before:(\d+)%;--after:(\d+)%/.exec(html)?.slice(1).map(Number);
};

it('the larger measurement fills the width', () => {
  expect(drawn(60, 45, ' m')).toEqual([100, 75]);
});

it('percentages are parts of a hundred, unless they are too small to compare there', () => {
  expect(drawn(38, 95, '%')).toEqual([38, 95]);
  expect(drawn(0.8, 0.2, '%')).toEqual([100, 25]);
  expect(drawn(80, 160, '%')).toEqual([50, 100]);
});
