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
  /** Paths of pages that aren't published: nothing links to them. */
  unpublishedPages: string[];
  /** `2016–2026`. Computed on the server, because the browser's clock may be wrong. */
  copyrightYears: string;
  replyPromise: string;
  /** A notice for pages without a translation. */
  notTranslated: string;
  brand: { name: BrandName; backgrounds: { light: string; dark: string }; fonts: string[] };
  preview: 'draft' | 'published' | null;
};

export const RootDataContext = createContext<RootData | null>(null);

/** @throws outside of the root layout */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error('useRootData needs the context of root.tsx');
  return data;
}

export const useSite = (): Site => useRootData().site;

export const CspNonce = createContext<string | undefined>(undefined);
