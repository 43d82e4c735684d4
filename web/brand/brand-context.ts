import { createContext } from 'react';
import type { BrandName } from '#brand-names.ts';
import type { Look } from './brand.ts';

/** The name of the brand (`BRAND`). It decides which components draw the hero, covers and ornaments. */
export const BrandContext = createContext<BrandName>('plain');

/** Returns the brand's style sheet. The server derives it; in the browser the default reads it from the document. */
export const BrandStyles = createContext<(look?: Look) => string>(
  () => document.getElementById('brand')?.textContent ?? '',
);
