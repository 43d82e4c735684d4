import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { CompareSection } from './compare.tsx';

it('a price is apart from what it is for, and the last line leads to the page of the service', () => {
  const service = {
    name: 'Workshop',
    path: '/workshop',
    image: null,
    goodWhen: 'early',
    whoSteers: 'you',
    runsFor: '2 weeks',
    weeksMin: 2,
    weeksMax: 2,
    pricedBy: '€19,500, a fixed fee',
    youEndWith: 'a plan',
  };
  const unpriced = { ...service, name: 'Team', path: null, pricedBy: 'Per month' };
  const section = render(
    <CompareSection
      __component="sections.compare"
      id="ways"
      heading="Two ways"
      text=""
      services={[service, unpriced]}
    />,
  );
  expect(section).toMatch(/>€19,500<\/b>.*a fixed fee/);
  expect(section).toMatch(/>Per month<\/b>/);
  expect(section).toMatch(/href="\/workshop"[^>]*>Workshop in detail/);
  expect(section).not.toContain('Team in detail');
});
