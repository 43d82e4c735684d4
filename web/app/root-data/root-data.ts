import { createContext, useContext } from 'react';
import type { Footer, Site } from '#app/content/site.server.ts';
import type { BrandName } from '#brand-names.ts';
import type { FooterColumn, NavigationItem } from './navigation.ts';

export type RootData = {
  origin: string;
  site: Site;
  footer: Footer;
  navigation: NavigationItem[];
  footerColumns: FooterColumn[];
  /** `2016–2026`. From the server, so that the browser's clock does not matter. */
  copyrightYears: string;
  replyPromise: string;
  /** Shown on pages that are in the default language only. */
  notTranslated: string;
  brand: { name: BrandName; backgrounds: { light: string; dark: string }; fonts: string[] };
  preview: 'draft' | 'published' | null;
};

export const RootDataContext = createContext<RootData | null>(null);

/** @throws outside of the root */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error('No root data');
  return data;
}

export const useSite = (): Site => useRootData().site;

export const CspNonce = createContext<string | undefined>(undefined);
