import { expect, it } from 'vitest';
import { messagesAt } from '#app/i18n/messages.ts';
import { lookOf } from '#brand/brand.server.ts';
import { paletteColours } from './palette-colours.server.ts';

it('lists the brand’s own colours unchanged, then derived ones', () => {
  const look = lookOf({ primary: '#6d28d9', accent: '#00c2ff' });
  const colours = paletteColours(look, messagesAt('/brand'));
  expect(colours.map(({ hex }) => hex).slice(0, 2)).toEqual(['#6d28d9', '#00c2ff']);
  for (const { name, hex, use } of colours) {
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect([name, use]).not.toContain('');
  }
});
