import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { en } from '../i18n/en.ts';
import { highlight, languageName } from './highlighter.server.ts';

/** Before the sanitiser, which drops what it does not know: the title of ```ts title="a.ts" becomes an attribute. */
export function codeTitles() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const title = /title="([^"]+)"/.exec(node.data?.meta ?? '')?.[1];
      if (node.tagName === 'code' && title) node.properties.dataTitle = title;
    });
}

/** After the sanitiser: code gets its colours and a frame with the file's name, or else the language's. */
export function codeBlocks() {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre: Element) => {
      const [code] = pre.children;
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') blocks.push({ pre, code });
    });
    await Promise.all(
      blocks.map(async ({ pre, code }) => {
        const frame = await frameOf(code);
        // The element itself turns into the frame, so that its place among its parent's children need not be known.
        Object.assign(pre, frame);
      }),
    );
  };
}

async function frameOf(code: Element): Promise<Element> {
  const language = languageOf(code);
  const title = String(code.properties.dataTitle ?? '') || languageName(language) || en.prose.text;
  // The text of fenced code ends with a line break, which would be shown as an empty line.
  const lines = await highlight(textOf(code).replace(/\n$/, ''), language);
  return element('figure', { className: ['code'] }, [
    element('figcaption', {}, [element('span', {}, [{ type: 'text', value: title }])]),
    // Long lines scroll, so the keyboard has to get there.
    element('pre', { className: ['shiki'], tabIndex: 0 }, [element('code', {}, lines)]),
  ]);
}

function languageOf({ properties: { className } }: Element): string {
  const name = Array.isArray(className) ? className.find((item) => String(item).startsWith('language-')) : undefined;
  return String(name ?? '').replace('language-', '');
}

const element = (tagName: string, properties: Element['properties'], children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
