import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Markdown as plain, safe HTML for readers outside the site: no classes or scripts of ours, and full addresses. */
export async function feedHtml(markdown: string, siteUrl: string): Promise<string> {
  return String(await processorFor(siteUrl).process(markdown));
}

const processorFor = (siteUrl: string) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(fullAddresses, siteUrl)
    .use(rehypeStringify);

function fullAddresses(siteUrl: string) {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      for (const name of ['href', 'src'] as const) {
        const value = node.properties[name];
        if (typeof value === 'string' && value.startsWith('/')) node.properties[name] = siteUrl + value;
      }
    });
}
