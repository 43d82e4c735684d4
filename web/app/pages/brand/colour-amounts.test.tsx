import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { ColourAmounts } from './colour-amounts.tsx';

const colour = (name: string, share: number | null) => ({
  name,
  hex: '#0e211e',
  hexInDark: '#e8f2f0',
  share,
  use: 'Text',
});

it('draws the colours that have a share, the largest first, in the values of both themes', () => {
  const html = render(<ColourAmounts colours={[colour('Ink', 20), colour('Red', null), colour('Fog', 50)]} />);
  expect(html).toMatch(/Fog.*50%.*Ink.*20%/);
  expect(html).not.toContain('Red');
  expect(html.match(/flex-grow:\d+(?=;background:#0e211e)/g)).toEqual(['flex-grow:50', 'flex-grow:20']);
  expect(html).toContain('background:#e8f2f0');
});

it('draws nothing without shares', () => {
  expect(render(<ColourAmounts colours={[colour('Ink', null)]} />)).toBe('');
});
