import { describe, expect, it } from 'vitest';
import { kindOfTarget } from './target';

describe('kindOfTarget', () => {
  it.each([
    ['/careers', 'page'],
    ['/', 'page'],
    ['#main', 'page'],
    ['/contact?subject=node.js', 'page'],
    ['?sort=liked', 'page'],
    ['/uploads/brief.pdf', 'file'],
    ['/drawings/ranges.svg', 'file'],
    ['mailto:hello@example.com', 'programme'],
    ['tel:+4940123', 'programme'],
  ])('%s leads to a %s', (to, kind) => {
    expect(kindOfTarget(to, false)).toBe(kind);
  });

  it.each(['https://example.com', '//example.com/a', 'HTTP://example.com'])('%s throws without the flag', (to) => {
    expect(() => kindOfTarget(to, false)).toThrow(/external/);
    expect(kindOfTarget(to, true)).toBe('external');
  });

  it('refuses an address that runs code, with or without the flag', () => {
    expect(() => kindOfTarget('javascript:alert(1)', true)).toThrow(/Not an address/);
  });
});
