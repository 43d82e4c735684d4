import type { SharingImageEntry } from '#app/content/sharing-image.server.ts';
import { en } from '#app/i18n/en.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { interpolate } from '#app/i18n/messages.ts';
import type { SitePage } from '#app/site-map/site-page.ts';
import { dayText } from '#app/ui/dates.ts';

/** A longer title would overlap the line below it. */
const TITLE_CHARACTERS = 150;

export function sharingImageText(page: SitePage): { title: string; line: string } {
  const { kind, title, note, date } = page;
  const label = en.kinds[kind].one;
  const withLabel = (words: string) => (words ? interpolate(en.sharing.line, { label, words }) : label);
  switch (kind) {
    case 'page':
    case 'service':
      // The name of such a page is short; its heading (`note`) says more.
      return { title: shorten(note || title), line: note && note !== title ? title : '' };
    case 'article':
    case 'byte':
      return { title: shorten(title), line: withLabel(date ? dayText(date, LOCALES[0]) : '') };
    case 'job':
    case 'resource':
      return { title: shorten(title), line: withLabel(note) };
    case 'project':
    case 'author':
      return { title: shorten(title), line: note };
    case 'industry':
    case 'technology':
    case 'topic':
      return { title: shorten(title), line: label };
  }
}

/** Must equal what queries pass to `withSharingImage`, because the image's URL depends on it. */
export function sharingImageEntry({ kind, title, note, date, cutout, images: [first] }: SitePage): SharingImageEntry {
  switch (kind) {
    case 'project':
      return { title, words: note, product: cutout ?? first ?? null };
    case 'article':
    case 'byte':
      return { title, words: date ?? '' };
    case 'industry':
    case 'technology':
    case 'topic':
      return { title };
    case 'page':
    case 'service':
    case 'job':
    case 'resource':
    case 'author':
      return { title, words: note };
  }
}

const shorten = (title: string) =>
  title.length > TITLE_CHARACTERS ? `${title.slice(0, TITLE_CHARACTERS).replace(/\s+\S*$/, '')}…` : title;

/** The font size in px with which a title fits on five lines. */
export const titleSize = (title: string): number => (title.length > 110 ? 44 : title.length > 80 ? 54 : 64);

/** The font size in px with which the studio's name fits on one line beside the claim. */
export const nameSize = (name: string): number => (name.length > 26 ? 28 : 40);
