import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIZES } from './type-specimens.tsx';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

it.each(SIZES)('$className has the size that the brand page states', ({ className, size }) => {
  const [, value = ''] = new RegExp(`--fs-${className.replace('text-', '')}: ([^;]+);`).exec(tokens) ?? [];
  const inRem = [...value.matchAll(/([\d.]+)rem(?! [+-])/g)].map(([, number]) => Number(number));
  const limits = value.startsWith('clamp') ? [inRem.at(0), inRem.at(-1)] : [inRem.at(0)];
  expect(limits.map((rem = 0) => Math.round(rem * 16)).join('–')).toBe(size);
});
