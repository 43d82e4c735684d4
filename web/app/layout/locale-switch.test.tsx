import { expect, it, vi } from 'vitest';
import { render } from '#test/render.tsx';
import { LocaleSwitch } from './locale-switch.tsx';

vi.mock('#app/i18n/locales.ts', async (original) => {
  const real = await original<typeof import('#app/i18n/locales.ts')>();
  return { ...real, LOCALES: [real.ENGLISH] };
});

it('is not rendered with a single language', () => {
  expect(render(<LocaleSwitch />)).toBe('');
});
