import { describe, expect, it } from 'vitest';
import { linkKind } from './link-kind.ts';

describe('linkKind', () => {
  it.each([
    ['/careers', 'page'],
    ['/', 'page'],
    ['#main', 'page'],
    ['/contact?subject=node.js', 'page'],
    ['?sort=liked', 'page'],
    ['/uploads/brief.pdf', 'file'],
    ['/drawings/not-found.svg', 'file'],
    ['mailto:hello@example.com', 'program'],
    ['tel:+4940123', 'program'],
  ])('%s is a %s', (to, kind) => {
    expect(linkKind(to, false)).toBe(kind);
  });

  it.each([
    'https://example.com',
    '//example.com/a',
    'HTTP://example.com',
  ])('%s throws unless external URLs are allowed', (to) => {
    expect(() => linkKind(to, false)).toThrow(/external/);
    expect(linkKind(to, true)).toBe('external');
  });

  it('rejects a URL that runs code, even if external URLs are allowed', () => {
    expect(() => linkKind('javascript:alert(1)', true)).toThrow(/Not a link/);
  });
});
