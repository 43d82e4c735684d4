import { createContext, useContext } from 'react';
import type { Footer, Site } from '../content/site.server.ts';
import type { NavigationItem } from '../layout/navigation';
import type { FrameTexts } from '../locale/frame-texts';

/** What stands on every page and is loaded once, in the root. */
export type Scenery = {
  origin: string;
  site: Site;
  footer: Footer;
  navigation: NavigationItem[];
  texts: FrameTexts;
  /** Set for editors in preview. */
  preview: 'draft' | 'published' | null;
};

export const SceneryContext = createContext<Scenery | null>(null);

/** What stands on every page. @throws outside of the root, a mistake in the code */
export function useScenery(): Scenery {
  const scenery = useContext(SceneryContext);
  if (!scenery) throw new Error('useScenery is only for components below the root');
  return scenery;
}

/** Name, claims and address of the studio. */
export const useSite = (): Site => useScenery().site;
