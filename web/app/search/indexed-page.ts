import { en } from '../i18n/en.ts';
import type { SitePage } from '../site-map/site-page.ts';

/** A page with the words of its Markdown. */
export type Indexed = { page: SitePage; text: string };

/** What is looked through of a page. */
export type Texts = { title: string; keywords: string; kind: string; note: string; description: string; text: string };

/** The page as it is indexed. */
export const withText = (page: SitePage): Indexed => ({ page, text: plainMarkdown(page.markdown) });

/** The page's texts by the name of their field. */
export const textsOf = ({ page, text }: Indexed): Texts => ({
  title: page.title,
  keywords: page.keywords.join(' '),
  kind: en.kinds[page.kind].one,
  note: page.note,
  description: page.description,
  text,
});

/**
 * Markdown without its marks. Code stays: people search for it. By expressions, because parsing every page takes fifty times as
 * long, and the index is made while visitors wait.
 */
export function plainMarkdown(markdown: string): string {
  return markdown
    .replace(/^```.*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#{1,6}\s+(.*?)([.!?:]?)\s*$/gm, (_heading, words: string, mark: string) => words + (mark || '.'))
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/gm, '')
    .replace(/^\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gm, '')
    .replace(/^\|.*$/gm, (row) => row.replaceAll('|', ' '))
    .replace(/\*\*|__|`|\\$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
