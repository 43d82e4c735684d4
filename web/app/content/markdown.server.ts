import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { LRUCache } from 'lru-cache';
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { splitNoBreak, UNBROKEN } from '#app/i18n/line-breaks.ts';
import { type Locale, perLocale } from '#app/i18n/locales.ts';
import { interpolate, type Messages, messagesIn } from '#app/i18n/messages.ts';
import { pageLocale } from './client.server.ts';
import { codeBlocks, codeTitles } from './code-blocks.server.ts';
import { elementOf } from './hast-element.server.ts';
import { countWords } from './reading-time.ts';
import { isBar, tableBars } from './table-bars.server.ts';
import { tableHighlights } from './table-highlights.server.ts';
import { rowsOf, tableMarks } from './table-marks.server.ts';

export type Heading = { id: string; text: string; level: 2 | 3 };
/** `headings` are for the table of contents; `words` is the word count, for the reading time. */
export type RichText = { html: string; headings: Heading[]; words: number };
/** A part of a text. `isShort`: two of them fit side by side. */
export type Passage = RichText & { isShort: boolean; hasBars: boolean };

/** In px: the width of the text column (`.reading`) at densities 1 and 2, and half of it for phones. */
const IMAGE_WIDTHS = [448, 896, 1792] as const;
const IMAGE_SIZES = '(width < 64rem) 92vw, min(54vw, 774px)';

/** Raw HTML is dropped, and generated HTML is restricted to GitHub's allow list. */
const sanitizeSchema: SanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: { ...defaultSchema.attributes, code: [['className', /^language-./], 'dataTitle'] },
};

/** The part of the pipeline that pages and feeds share: sanitized HTML without anything about its presentation. */
export const safeMarkdown = perLocale((locale) => {
  const { prose } = messagesIn(locale);
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, {
      footnoteLabel: prose.footnotes,
      footnoteBackLabel: (index) => interpolate(prose.backToText, { number: index + 1 }),
    })
    .use(codeTitles)
    .use(rehypeSanitize, sanitizeSchema)
    .use(topHeadings)
    .use(linksFromRoot)
    .use(images)
    .freeze();
});

const processorIn = perLocale((locale) => {
  const { prose, figure } = messagesIn(locale);
  return safeMarkdown(locale)()
    .use(rehypeSlug)
    .use(figures, figure)
    .use(codeBlocks, prose)
    .use(tableMarks)
    .use(tableBars)
    .use(tableHighlights)
    .use(tables, prose)
    .use(tasks, prose)
    .use(links)
    .use(noBreak)
    .use(rehypeStringify)
    .freeze();
});

/** A short passage has at most this many words, and none of these elements. */
const SHORT_WORDS = 100;
const WIDE_ELEMENTS = new Set(['figure', 'ol', 'table', 'ul']);

/** Tables with this many columns stack on phones; with one column less, if a cell has more than LONG_CELL characters. */
const MANY_COLUMNS = 4;
const LONG_CELL = 20;

const rendered = new LRUCache<string, Promise<RichText>>({ max: 500 });

/** `idPrefix` is added to the ids of headings and footnotes, so that they are unique on a page with several texts. */
export function renderMarkdown(markdown: string, idPrefix = '', locale = pageLocale()): Promise<RichText> {
  const key = [locale.code, idPrefix, markdown].join(' ');
  const rich = rendered.get(key) ?? render(markdown, idPrefix, locale);
  rendered.set(key, rich);
  return rich;
}

async function render(markdown: string, idPrefix: string, locale: Locale): Promise<RichText> {
  const processor = processorIn(locale);
  const tree = await processor.run(processor.parse(markdown));
  const headings = anchorHeadings(tree).map((heading) => ({ ...heading, id: idPrefix + heading.id }));
  if (idPrefix) prefixIds(tree, idPrefix);
  return { html: processor.stringify(tree), headings, words: countWords(markdown) };
}

/** Renders a text in parts that start with its h2 headings. A part before the first h2 has no heading. */
export async function renderPassages(markdown: string): Promise<Passage[]> {
  const processor = processorIn(pageLocale());
  const tree = await processor.run(processor.parse(markdown));
  const headings = anchorHeadings(tree);
  const parts: Root[] = [];
  for (const node of tree.children) {
    const isHeading = node.type === 'element' && node.tagName === 'h2';
    if (isHeading || parts.length === 0) parts.push({ type: 'root', children: [] });
    parts.at(-1)?.children.push(node);
  }
  return parts.map((part) => {
    const words = countWords(textOf(part));
    const ids = new Set(part.children.map((node) => node.type === 'element' && node.properties.id));
    return {
      html: processor.stringify(part),
      headings: headings.filter(({ id }) => ids.has(id)),
      words,
      isShort: words <= SHORT_WORDS && !hasElement(part, ({ tagName }) => WIDE_ELEMENTS.has(tagName)),
      hasBars: hasElement(part, isBar),
    };
  });
}

function hasElement(tree: Root, matches: (element: Element) => boolean): boolean {
  let isFound = false;
  visit(tree, 'element', (node: Element) => {
    isFound ||= matches(node);
  });
  return isFound;
}

function prefixIds(tree: Root, prefix: string): void {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties }: Element) => {
    if (!properties.id) return;
    ids.add(properties.id);
    properties.id = `${prefix}${properties.id}`;
  });
  visit(tree, 'element', ({ properties }: Element) => {
    const { href, ariaDescribedBy } = properties;
    if (typeof href === 'string' && href.startsWith('#') && ids.has(href.slice(1)))
      properties.href = `#${prefix}${href.slice(1)}`;
    if (ariaDescribedBy) properties.ariaDescribedBy = [ariaDescribedBy].flat().map((id) => `${prefix}${id}`);
  });
}

/** Turns each heading into a link to itself, so that visitors can copy its URL. Returns the headings. */
function anchorHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (node: Element) => {
    const level = node.tagName === 'h2' ? 2 : node.tagName === 'h3' ? 3 : null;
    const id = node.properties.id;
    // Only screen readers see the heading of the footnotes.
    if (!level || typeof id !== 'string' || id === 'footnote-label') return;
    headings.push({ id, text: textOf(node), level });
    if (node.children.some((child) => child.type === 'element' && child.tagName === 'a')) return;
    node.children = [elementOf('a', { className: ['anchor'], href: `#${id}` }, node.children)];
    return SKIP;
  });
  return headings;
}

/**
 * Wraps tables in a focusable scroll container, labelled by the header row. Cells of wide tables get their column's
 * label for the stacked layout of small screens.
 */
function tables(prose: Messages['prose']) {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const columns: string[] = [];
      visit(node, 'element', (cell: Element) => {
        if (cell.tagName !== 'th') return;
        cell.properties.scope = 'col';
        columns.push(textOf(cell));
      });
      const rows = rowsOf(node);
      const isLong = rows.some((row) => row.slice(1).some((cell) => textOf(cell).length > LONG_CELL));
      if (columns.length >= MANY_COLUMNS || (columns.length === MANY_COLUMNS - 1 && isLong))
        for (const row of rows)
          row.forEach((cell, index) => {
            if (cell.tagName === 'td') cell.properties.dataLabel ??= columns[index] || undefined;
          });
      const ariaLabel = interpolate(prose.table, { columns: columns.filter(Boolean).join(', ') });
      const properties = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel };
      parent.children[index] = elementOf('div', properties, [node]);
      return index + 1;
    });
}

function tasks({ done, open }: Messages['prose']) {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked ? done : open;
    });
}

/** Turns h1 into h2: a page's only h1 is its title. */
function topHeadings() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'h1') node.tagName = 'h2';
    });
}

const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|[/\\#?])/i;

/** Resolves relative links from the root: editors who write `careers` mean `/careers`. */
function linksFromRoot() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string' || href === '' || COMPLETE.test(href)) return;
      node.properties.href = `/${href.replace(/^(?:\.{0,2}\/|\.{1,2}$)+/, '')}`;
    });
}

/** A link that is a paragraph of its own looks like `MoreLink`. */
function links() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const [link, ...others] = node.children;
      if (node.tagName === 'p' && link?.type === 'element' && link.properties.href && others.length === 0)
        link.properties.className = ['more', 'inline-block'];
      if (node.tagName === 'a' && /^(https?:)?\/\//i.test(String(node.properties.href ?? '')))
        node.properties.rel = ['noopener'];
    });
}

/** Longer code may break: it would leave too large a gap at the end of a line on phones. */
const MAX_UNBROKEN_CODE = 24;

/** Prevents line breaks (line-breaks.ts) in text and short code, except in narrow table columns. Code keeps its spaces. */
function noBreak() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && ['pre', 'code', 'table'].includes(node.tagName)) {
        const text = textOf(node);
        if (node.tagName === 'code' && text.includes(' ') && text.length <= MAX_UNBROKEN_CODE)
          node.properties.className = [UNBROKEN];
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined) return;
      const parts = splitNoBreak(node.value).map((value, index) =>
        index % 2 === 0 ? { ...node, value } : elementOf('span', { className: [UNBROKEN] }, [value]),
      );
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
}

/** Adds the sizes of images. Removes images of other sites: loading them would reveal the visitor to those sites. */
function images() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'img' || !parent || index === undefined) return;
      const src = String(node.properties.src ?? '');
      // Strapi's editor inserts absolute URLs with its own host, which visitors may be unable to reach.
      const path = URL.parse(src, 'http://cms.invalid')?.pathname ?? '';
      if (!path.startsWith('/uploads/')) {
        parent.children.splice(index, 1);
        return index;
      }
      const { alt = '', title } = node.properties;
      const at = (width: number) => `/_ipx/f_webp,w_${width}${path}`;
      const sources = path.endsWith('.svg')
        ? { src: `/_ipx/_${path}` }
        : {
            src: at(IMAGE_WIDTHS[1]),
            srcSet: IMAGE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
            sizes: IMAGE_SIZES,
          };
      node.properties = { ...sources, alt, title, loading: 'lazy', decoding: 'async' };
    });
}

/**
 * Turns a paragraph with nothing but an image into a figure like `CaptionedImage`: the image's title becomes the caption,
 * and the image links to its full size.
 */
function figures({ fullSize }: Messages['figure']) {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const [image, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
      if (node.tagName !== 'p' || image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return;
      const { src, alt, title } = image.properties;
      delete image.properties.title;
      node.tagName = 'figure';
      // A decorative image gets no link, because the link would have no accessible name.
      node.children = [alt ? fullSizeLink(image, String(src), fullSize) : image];
      if (title) node.children.push(elementOf('figcaption', {}, [String(title)]));
      return SKIP;
    });
}

const fullSizeLink = (image: Element, src: string, label: string): Element =>
  elementOf('a', { href: src.replace(/^\/_ipx\/[^/]+/, '/_ipx/_'), className: ['block', 'cursor-zoom-in'] }, [
    elementOf('span', { className: ['sr-only'] }, [label]),
    image,
  ]);
