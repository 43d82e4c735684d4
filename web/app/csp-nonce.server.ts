import { randomBytes } from 'node:crypto';

/**
 * The site's own scripts carry a mark while a page is rendered, as `nonce`: a number that nobody can know before, and that is
 * another one the next time. What has got into a page in any other way, in an editor's text or a visitor's, has none, so the
 * content security policy does not allow it. Policies name hashes and not the number, so nothing depends on it afterwards.
 */
export const newScriptMark = (): string => randomBytes(16).toString('hex');

/** The mark of a rendered document: the one of its first script, which stands in the head before anything of the content. */
export function scriptMarkOf(html: string): string | null {
  const [first = ''] = /<script\b[^>]*>/.exec(html) ?? [];
  return /\snonce="([\da-f]{32})"/.exec(first)?.[1] ?? null;
}

/** The attribute that marks a script, with a space before it; empty for a document without a mark. */
export const asAttribute = (mark: string | null): string => (mark === null ? '' : ` nonce="${mark}"`);

/** The texts of the site's own scripts in a rendered document. */
export function markedScripts(html: string): string[] {
  const mark = scriptMarkOf(html);
  if (mark === null) return [];
  const marked = new RegExp(`<script\\b(?=[^>]*${asAttribute(mark)})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  return Array.from(html.matchAll(marked), ([, text = '']) => text);
}

/** The document without its mark: the same each time, as long as it shows the same. */
export function withoutScriptMarks(html: string): string {
  const mark = scriptMarkOf(html);
  return mark === null ? html : html.replaceAll(asAttribute(mark), '');
}
