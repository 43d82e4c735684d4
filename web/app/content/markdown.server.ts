import rehypeShiki from '@shikijs/rehype';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export type Heading = { id: string; text: string; level: 2 | 3 };
/** Markdown as safe HTML, with its headings for a table of contents and the words for the reading time. */
export type RichText = { html: string; headings: Heading[]; words: number };

/** Raw HTML is dropped, everything else is held to GitHub's list of allowed elements and attributes. */
const sanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: { ...defaultSchema.attributes, code: [['className', /^language-./], 'dataTitle'] },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(codeTitles)
  .use(rehypeSanitize, sanitizeSchema as typeof defaultSchema)
  .use(rehypeSlug)
  .use(rehypeShiki, {
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: false,
    lazy: true,
    fallbackLanguage: 'text',
    onError: () => {},
  })
  .use(frames)
  .use(rehypeStringify);

const cache = new Map<string, Promise<RichText>>();
const CACHE_ENTRIES = 500;

/** Renders Markdown from the content system. Never throws: what is not Markdown comes out as text. */
export function renderMarkdown(markdown: string): Promise<RichText> {
  const known = cache.get(markdown);
  if (known) return known;
  const rendered = render(markdown);
  if (cache.size >= CACHE_ENTRIES) cache.delete(cache.keys().next().value ?? '');
  cache.set(markdown, rendered);
  return rendered;
}

/** Words of a Markdown text, code included. */
export const countWords = (markdown: string) => markdown.split(/\s+/).filter(Boolean).length;

async function render(markdown: string): Promise<RichText> {
  const tree = await processor.run(processor.parse(markdown));
  const headings: Heading[] = [];
  visit(tree, 'element', (node: Element) => {
    const level = node.tagName === 'h2' ? 2 : node.tagName === 'h3' ? 3 : null;
    if (level) headings.push({ id: String(node.properties.id ?? ''), text: textOf(node), level });
  });
  return { html: processor.stringify(tree), headings, words: countWords(markdown) };
}

/** ```ts title="a.ts" keeps its title through the sanitiser. */
function codeTitles() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const meta = (node.data as { meta?: string } | undefined)?.meta;
      const title = meta ? /title="([^"]+)"/.exec(meta)?.[1] : undefined;
      if (node.tagName === 'code' && title) node.properties.dataTitle = title;
    });
}

/** Code gets its frame with a title, tables one that scrolls; both can be reached with the keyboard. */
function frames() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.tagName === 'table') {
        parent.children[index] = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table' },
          children: [node],
        };
        return [true, index + 1] as never;
      }
      if (node.tagName !== 'pre') return;
      node.properties.tabIndex = 0;
      const code = node.children.find(
        (child): child is Element => child.type === 'element' && child.tagName === 'code',
      );
      const title = code?.properties.dataTitle ? String(code.properties.dataTitle) : '';
      parent.children[index] = {
        type: 'element',
        tagName: 'figure',
        properties: { className: ['code'] },
        children: [
          ...(title
            ? [
                {
                  type: 'element' as const,
                  tagName: 'figcaption',
                  properties: {},
                  children: [{ type: 'text' as const, value: title }],
                },
              ]
            : []),
          node,
        ],
      };
      return index + 1;
    });
}
