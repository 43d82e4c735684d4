import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { StagesSection } from './stages.tsx';

const section = (...lengths: number[]) => withSum('', ...lengths);
const withSum = (sum: string, ...lengths: number[]) =>
  render(
    <StagesSection
      __component="sections.stages"
      id="plan"
      heading="From first shift to handover"
      text={'Each has its own fee.\n\nYou may stop after any.\n\nYou keep everything.'}
      sum={sum}
      stages={lengths.map((weeks, index) => ({
        title: `Phase ${index + 1}`,
        period: `Part ${index + 1}`,
        price: 'From €20,000',
        text: 'What is done.',
        weeks,
      }))}
    />,
  );

it('shows the price in its own paragraph', () => {
  expect(section(2, 4)).toContain('>From €20,000</p><p>What is done.</p>');
});

it('shows the whole text above the phases, and the sum below them', () => {
  const html = withSum('All of it: from €55,000', 2, 4);
  expect(html.indexOf('All of it')).toBeGreaterThan(html.indexOf('Phase 2'));
  expect(html.indexOf('You keep everything.')).toBeLessThan(html.indexOf('Phase 1'));
  expect(html).toContain('You keep everything.');
});

it('draws phases to scale, with the week in which each ends', () => {
  const html = section(2, 14, 4);
  expect([...html.matchAll(/flex-grow:(\d+)/g)].map(([, weeks]) => weeks)).toEqual(['2', '14', '4']);
  expect([...html.matchAll(/class="absolute [^"]*">(\d+)</g)].map(([, week]) => week)).toEqual(['2', '16', '20']);
  expect(html).toContain('14 weeks');
  expect(html.match(/<i /g)).toHaveLength(20);
});

it('widens each phase from its part of the scale to its column of text', () => {
  const [first, second] = section(3, 1).matchAll(/ d="([^"]+)"/g);
  // The first phase takes three quarters of the scale, and one of two columns of text.
  expect(first?.[1]).toContain('L0,-9C');
  expect(first?.[1]).toContain('L109,-9 109,50 100,50');
  expect(second?.[1]).toContain('L0,75');
});

it('hides a number that would touch the next one', () => {
  const html = section(20, 1, 30);
  expect(html).toMatch(/ hidden">20</);
  expect(html).not.toMatch(/ hidden">21</);
});

it('hides the drawing from screen readers, which read the periods', () => {
  const html = section(1, 2);
  expect(html.slice(html.indexOf('<ol'))).toContain('Part 1');
  expect(html).toMatch(/aria-hidden="true"[^>]*><div/);
});
