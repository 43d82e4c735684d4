import type { DrawnEntry } from '../content/sharing-image.server.ts';
import { en } from '../i18n/en.ts';
import { LOCALES } from '../i18n/locales.ts';
import { format } from '../i18n/messages.ts';
import type { SitePage } from '../site-map/site-page.ts';
import { dayText } from '../ui/day-text.ts';

/** A longer title would run into the line below it at its smallest size. */
const TITLE_CHARACTERS = 150;

/** What a page's sharing image says: a large title and a line below it. */
export function sharingImageText(page: SitePage): { title: string; line: string } {
  const { kind, title, note, date } = page;
  const label = en.kinds[kind].one;
  const withLabel = (words: string) => (words ? format(en.sharing.line, { label, words }) : label);
  switch (kind) {
    case 'page':
    case 'service':
      // Such a page is known by a short name, and says what it has to say in its heading.
      return { title: shorten(note || title), line: note && note !== title ? title : '' };
    case 'article':
    case 'byte':
      return { title: shorten(title), line: withLabel(date ? dayText(date, LOCALES[0]) : '') };
    case 'job':
    case 'resource':
      return { title: shorten(title), line: withLabel(note) };
    case 'project':
      return { title: shorten(title), line: note };
    case 'industry':
    case 'technology':
      return { title: shorten(title), line: label };
  }
}

/**
 * What is drawn of a page. The queries of single pages give the same to `withSharingImage`, so that an image's address tells whether it
 * stands for what is drawn now.
 */
export function drawnEntry({ kind, title, note, date, cutout, images: [first] }: SitePage): DrawnEntry {
  switch (kind) {
    case 'project':
      return { title, words: note, product: cutout ?? first ?? null };
    case 'article':
    case 'byte':
      return { title, words: date ?? '' };
    case 'industry':
    case 'technology':
      return { title };
    case 'page':
    case 'service':
    case 'job':
    case 'resource':
      return { title, words: note };
  }
}

const shorten = (title: string) =>
  title.length > TITLE_CHARACTERS ? `${title.slice(0, TITLE_CHARACTERS).replace(/\s+\S*$/, '')}…` : title;

/** Size of the title's type in pixels, so that it stays within five lines of its column. */
export const titleSize = (title: string): number => (title.length > 110 ? 44 : title.length > 80 ? 54 : 64);
