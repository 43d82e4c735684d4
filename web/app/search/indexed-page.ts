import { en } from '#app/i18n/en.ts';
import type { SitePage } from '#app/site-map/site-page.ts';

export type Indexed = { page: SitePage; text: string };

export type Texts = { title: string; keywords: string; kind: string; note: string; description: string; text: string };

export const withText = (page: SitePage): Indexed => ({ page, text: plainMarkdown(page.markdown) });

export const textsOf = ({ page, text }: Indexed): Texts => ({
  title: page.title,
  keywords: page.keywords.join(' '),
  kind: en.kinds[page.kind].one,
  note: page.note,
  description: page.description,
  text,
});

/**
 * Code stays: people search for it. Regular expressions, because a parser is 50 times slower and visitors wait for the
 * index.
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
