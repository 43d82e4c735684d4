import type { Image } from '#app/content/media.server.ts';
import type { ImageFile, SharingImageKind } from '#app/content/sharing-image.server.ts';

export type PageKind = SharingImageKind | 'service';

export type SitePage = {
  path: string;
  kind: PageKind;
  /** The code of the language it is in. */
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
  /** Paths of the pages that list it: of the blog, a topic, an author. */
  listedAt: string[];
  /** What sets it apart: the client, place or format. */
  note: string;
  /** Topics, technologies, countries. */
  keywords: string[];
  /** What the editor says that people type when they want this page. */
  searchKeywords: string[];
  /** Questions with their answers, and steps: parts of the page with an anchor. */
  answers: { title: string; text: string; anchor: string }[];
  /** Beside its title in a list. */
  cover: Image | null;
  /** A product image without a background. */
  cutout: ImageFile | null;
  images: (ImageFile & { alt: string })[];
  /** Everything below title and lead. */
  markdown: string;
};

/** `/blog/a` → `/blog/a.md`, `/` → `/index.md` */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
