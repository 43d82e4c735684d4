import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { visit } from 'unist-util-visit';
import { pageLocale } from '#app/content/client.server.ts';
import { safeMarkdown } from '#app/content/markdown.server.ts';

export async function feedHtml(markdown: string, siteUrl: string): Promise<string> {
  return String(
    await safeMarkdown(pageLocale())().use(withAbsoluteUrls, siteUrl).use(rehypeStringify).process(markdown),
  );
}

function withAbsoluteUrls(siteUrl: string) {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }: Element) => {
      delete properties.srcSet;
      for (const name of ['href', 'src'] as const) {
        const value = properties[name];
        if (typeof value === 'string' && value.startsWith('/')) properties[name] = URL.parse(value, siteUrl)?.href;
      }
    });
}
