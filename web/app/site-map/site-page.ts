import type { ImageFile } from '../content/sharing-image.server.ts';

/** What a page is about. Each kind has its words in the locale and its look in search, feeds and sharing images. */
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

/** A page that visitors and search engines may find, with all that is needed to list, search, share or print it. */
export type SitePage = {
  path: string;
  kind: PageKind;
  /** Names the page among those of its kind. */
  slug: string;
  title: string;
  description: string;
  /** The title that an editor wrote for search engines; may be empty. */
  searchTitle: string;
  /** When it was last published, as an ISO time. */
  lastModified: string;
  /** The day that its readers know it by (`YYYY-MM-DD`). */
  date: string | null;
  author: string | null;
  /** A few words on what sets it apart: the client, the place, the format. */
  note: string;
  /** Words that people search for and that need not stand in the text: topics, technologies, countries. */
  keywords: string[];
  /** An image of the product that can stand on its own. */
  cutout: ImageFile | null;
  images: (ImageFile & { alt: string })[];
  /** All it says below its title and lead, as Markdown. */
  markdown: string;
};
