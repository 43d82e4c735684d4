import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { CompareSection } from './compare.tsx';

it('shows the price large, how it is charged in normal size, and links to the page of the service', () => {
  const service = {
    name: 'Workshop',
    path: '/workshop',
    image: null,
    goodWhen: 'early',
    whoSteers: 'you',
    runsFor: '2 weeks',
    weeksMin: 2,
    weeksMax: 2,
    price: '€19,500',
    pricedBy: 'a fixed fee, paid once',
    youEndWith: 'a plan',
  };
  const unpriced = { ...service, name: 'Team', path: null, price: '', pricedBy: 'Per month, or week' };
  const section = render(
    <CompareSection
      __component="sections.compare"
      id="ways"
      heading="Two ways"
      text=""
      services={[service, unpriced]}
    />,
  );
  expect(section).toMatch(/>€19,500<\/b>.*a fixed fee, paid once/);
  expect(section).not.toMatch(/<b[^>]*>Per month/);
  expect(section).toMatch(/href="\/workshop"[^>]*>Workshop in detail/);
  expect(section).not.toContain('Team in detail');
});
