import { createContext, useContext } from 'react';
import type { Footer, Site } from '#app/content/site.server.ts';
import type { NavigationItem } from './navigation.ts';

export type RootData = {
  origin: string;
  site: Site;
  footer: Footer;
  navigation: NavigationItem[];
  /** `2016–2026`. From the server, so that the browser's clock does not matter. */
  copyrightYears: string;
  replyPromise: string;
  preview: 'draft' | 'published' | null;
};

export const RootDataContext = createContext<RootData | null>(null);

/** @throws outside of the root */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error('useRootData is only for components below the root');
  return data;
}

export const useSite = (): Site => useRootData().site;

export const CspNonce = createContext<string | undefined>(undefined);
