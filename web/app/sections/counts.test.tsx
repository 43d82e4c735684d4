import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { CountsSection } from './counts.tsx';

it('without a heading it has no landmark, because it belongs to the image above', () => {
  const section = (heading: string) =>
    render(
      <CountsSection
        __component="sections.counts"
        id="terms"
        heading={heading}
        text=""
        items={[{ term: 'Lotwise', status: 'Running', text: '14 pharmacies use it.' }]}
        tone="plain"
      />,
    );
  expect(section('What became of it')).toContain('<h2 id="terms">What became of it</h2>');
  expect(section('')).not.toContain('<h2');
  expect(section('')).not.toContain('aria-labelledby');
  expect(section('')).toContain('14 pharmacies use it.');
});
