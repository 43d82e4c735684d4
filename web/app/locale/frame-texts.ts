import type { Site } from '../content/site.server.ts';
import type { Wording } from '../content/wording.server.ts';
import { format, type Messages } from './messages.ts';

/** The texts that a page shows before the catalogue is there, and the studio's own in its menu. They come with the data of the root. */
export function frameTexts(
  messages: Messages,
  { founded, legalName, name }: Pick<Site, 'founded' | 'legalName' | 'name'>,
  { replyPromise }: Pick<Wording, 'replyPromise'>,
) {
  const {
    skipToContent,
    loading,
    offline,
    error,
    nav,
    careers,
    consent,
    footer,
    home,
    localeSwitch,
    preview,
    search,
    theme,
  } = messages;
  const { contact, home: start, openMenu, closeMenu, menu, impressum } = nav;
  return {
    skipToContent,
    loading,
    offline,
    failed: { title: error['500'], tryAgain: error.tryAgain },
    feeds: { blog: nav.blog, overflow: nav.overflow, careers: careers.openPositions },
    nav: { contact, home: start, openMenu, closeMenu, menu, impressum },
    search: { open: search.open, openHint: search.openHint },
    consent: { ...consent.banner, announcement: consent.announcement, settings: consent.settings },
    copyright: format(footer.copyright, { years: yearsSince(founded), name: legalName || name }),
    localeSwitch,
    products: home.products,
    replyPromise,
    preview,
    theme,
  };
}

export type FrameTexts = ReturnType<typeof frameTexts>;

/** `2016–2026`, or the year alone in the first one. */
function yearsSince(founded: number): string {
  const year = new Date().getFullYear();
  return founded < year ? `${founded}–${year}` : String(year);
}
