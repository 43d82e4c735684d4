import { createContext } from 'react';
import type { BrandName } from '#brand-names.ts';
import type { Look } from './brand.ts';

export const BrandContext = createContext<BrandName>('plain');

/** Provided by the server, which derives them. The browser finds them in the document. */
export const BrandStyles = createContext<(look?: Look) => string>(
  () => document.getElementById('brand')?.textContent ?? '',
);
