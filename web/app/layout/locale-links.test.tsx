import { expect, it, vi } from 'vitest';
import { render } from '#test/render.tsx';
import { AlternateLinks } from './locale-links.tsx';
import { LocaleSwitch } from './locale-switch.tsx';

vi.mock('#app/i18n/locales.ts', async (original) => {
  const real = await original<typeof import('#app/i18n/locales.ts')>();
  return { ...real, LOCALES: [real.ENGLISH] };
});

it('one language has neither switch nor hreflang', () => {
  expect(render(<LocaleSwitch />)).toBe('');
  expect(render(<AlternateLinks origin="https://example.com" />)).toBe('');
});
