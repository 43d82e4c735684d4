import type { ImageFile } from '#app/content/sharing-image.server.ts';

export type PageKind =
  | 'page'
  | 'service'
  | 'industry'
  | 'project'
  | 'technology'
  | 'article'
  | 'byte'
  | 'resource'
  | 'job';

export type SitePage = {
  path: string;
  kind: PageKind;
  slug: string;
  title: string;
  description: string;
  searchTitle: string;
  /** ISO 8601. */
  lastModified: string;
  /** `YYYY-MM-DD` */
  date: string | null;
  author: string | null;
  /** What sets it apart: the client, place or format. */
  note: string;
  /** Search terms that the text need not contain: topics, technologies, countries. */
  keywords: string[];
  /** A product image without a background. */
  cutout: ImageFile | null;
  images: (ImageFile & { alt: string })[];
  /** Everything below title and lead. */
  markdown: string;
};

/** `/blog/a` → `/blog/a.md`, `/` → `/index.md` */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
