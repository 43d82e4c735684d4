import { expect, it, vi } from 'vitest';
import { render } from '../../test/render';
import { AlternateLinks } from './locale-links';
import { LocaleSwitch } from './locale-switch';

vi.mock('../i18n/locales', async (original) => {
  const real = await original<typeof import('../i18n/locales')>();
  return { ...real, LOCALES: [real.ENGLISH] };
});

it('one language has neither switch nor hreflang', () => {
  expect(render(<LocaleSwitch />)).toBe('');
  expect(render(<AlternateLinks origin="https://example.com" />)).toBe('');
});
