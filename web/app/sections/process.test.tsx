import { expect, it } from 'vitest';
import { en } from '#app/i18n/en.ts';
import { render } from '#test/render.tsx';
import { Timeline } from './process.tsx';

const timeline = (...steps: Parameters<typeof Timeline>[0]['steps']) =>
  render(<Timeline steps={steps} outcome="" outcome_text="" />).replaceAll('<!-- -->', '');
const step = (title: string, who: 'visitor' | 'studio' | 'both', days: number | null) => ({
  title,
  text: 'Three pages.',
  anchor: title.toLowerCase(),
  who,
  days,
});

it('shows who acts in each step, and how many days it takes at most', () => {
  const html = timeline(step('Form', 'visitor', null), step('Review', 'studio', 5));
  expect(html).toContain(`>${en.careers.visitorsTurn}</p>`);
  expect(html).toContain(`>${en.careers.studiosTurn}, up to 5 days</p>`);
});

it('says its days where the axis is out of sight', () => {
  const html = timeline(step('Form', 'visitor', 2), step('Review', 'studio', 5), step('Talk', 'both', 1));
  expect([...html.matchAll(/>(Days? [^<]+)<\/span><\/div>/g)].map(([, days]) => days)).toEqual([
    'Days 1–2',
    'Days 3–7',
    'Day 8',
  ]);
});

it('a bar starts where the previous one ends', () => {
  const html = timeline(step('Form', 'visitor', 2), step('Review', 'studio', 5), step('Talk', 'both', 1));
  expect([...html.matchAll(/--from:(\d+);--days:(\d+)/g)].map(([, from, days]) => [from, days])).toEqual([
    ['1', '2'],
    ['3', '5'],
    ['8', '1'],
  ]);
});

it('the axis numbers every fifth day, and the last one unless it would be too close', () => {
  const numbered = (days: number) =>
    [...timeline(step('Form', 'visitor', days)).matchAll(/>(\d+)<\/span>/g)].map(([, day]) => day);
  expect(numbered(12)).toEqual(['0', '5', '10', '12']);
  expect(numbered(11)).toEqual(['0', '5', '10']);
});

it('shows the days of a plan as they are, and those after a form as limits', () => {
  expect(timeline(step('Walk', 'studio', 3), step('Decide', 'both', 1))).toContain('>3 days</b>');
  expect(timeline(step('Form', 'visitor', null), step('Review', 'studio', 3))).toContain('>up to 3 days</b>');
});
