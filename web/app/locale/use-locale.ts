import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { localePath, readLocale } from './locale-path.ts';
import { LOCALES } from './locales.ts';

/** The languages that there are. Tests put in more. */
export const LocalesContext = createContext(LOCALES);

/** The page's language, its address without the prefix, and the way from such an address to the one in this language. */
export function useLocale() {
  const locales = useContext(LocalesContext);
  const { locale, path } = readLocale(useLocation().pathname, locales);
  return { locale, locales, path, toLocale: (to: string) => localePath(to, locale, locales) };
}
