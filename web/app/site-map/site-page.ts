import type { Image } from '#app/content/media.server.ts';
import type { ImageFile, SharingImageKind } from '#app/content/sharing-image.server.ts';

export type PageKind = SharingImageKind | 'service';

export type SitePage = {
  path: string;
  kind: PageKind;
  /** The code of the entry's locale, which is the default one if there is no translation. */
  locale: string;
  slug: string;
  title: string;
  description: string;
  searchTitle: string;
  /** ISO 8601. */
  lastModified: string;
  /** `YYYY-MM-DD` */
  date: string | null;
  author: string | null;
  /** Paths of the pages that list it, such as the blog, a topic and an author. */
  listedAt: string[];
  /** What distinguishes it from others of its kind: the client, place or format. */
  note: string;
  /** Topics, technologies, countries. */
  keywords: string[];
  /** Queries for which editors want this page to be the best result. */
  searchKeywords: string[];
  /** Parts of the page with an anchor: questions with their answers, and steps. */
  answers: { title: string; text: string; anchor: string }[];
  /** The image next to its title in lists. */
  cover: Image | null;
  /** A product image without a background. */
  cutout: ImageFile | null;
  images: (ImageFile & { alt: string })[];
  /** The content below title and lead. */
  markdown: string;
};

/** The path of a page as Markdown: `/blog/a` → `/blog/a.md`, `/` → `/index.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
