import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { en } from '#app/i18n/en.ts';
import { interpolate } from '#app/i18n/messages.ts';
import { highlight, languageName } from './highlighter.server.ts';

/** More are folded: half of the last one shown says that there are others. */
const MAX_LINES = 25;
const FOLDED =
  'not-print:[&:has(+details:not([open]))]:max-h-[calc(14.5lh+1rem)] not-print:[&:has(+details:not([open]))]:overflow-y-hidden';
/** A phone has no room for long lines: they wrap, further in than they begin, and their indentation is padding. */
const WRAPPED =
  'max-sm:whitespace-pre-wrap max-sm:wrap-anywhere max-sm:[&_i]:hidden max-sm:[&_.line]:block max-sm:[&_.line]:pl-[calc(var(--indent,0ch)+2ch)] max-sm:[&_.line]:-indent-[2ch]';
/** In characters, at each level, on a phone. */
const PHONE_INDENT = 2;

/** Runs before sanitizing, which would drop it: the title of ```ts title="a.ts" becomes an attribute. */
export function codeTitles() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const title = /title="([^"]+)"/.exec(node.data?.meta ?? '')?.[1];
      if (node.tagName === 'code' && title) node.properties.dataTitle = title;
    });
}

/** Runs after sanitizing: highlights code and adds a caption with the file name or the language. */
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
        // Replaced in place, so that its position in the parent is not needed.
        Object.assign(pre, frame);
      }),
    );
  };
}

async function frameOf(code: Element): Promise<Element> {
  const language = languageOf(code);
  const title = String(code.properties.dataTitle ?? '');
  const name = languageName(language) ?? en.prose.text;
  // Fenced code ends with a line break, which would show as an empty line.
  // Fenced code ends with a line break, which would show as an empty line.
  const lines = linesOf(await highlight(textOf(code).replace(/\n$/, ''), language));
  const isLong = lines.length > MAX_LINES;
  return element('figure', { className: ['code'] }, [
    element('figcaption', {}, [
      ...(title ? [span('code__name', title)] : []),
      // A title in an unknown language says more than “Text”.
      ...(title && !languageName(language) ? [] : [span('code__language', name)]),
    ]),
    // Long lines scroll, so it has to be focusable, and named for screen readers.
    element(
      'pre',
      {
        tabIndex: 0,
        role: 'group',
        ariaLabel: interpolate(en.prose.code, { name: title || name }),
        className: isLong ? [WRAPPED, FOLDED] : [WRAPPED],
      },
      [element('code', {}, lines)],
    ),
    ...(isLong ? [unfold(lines.length)] : []),
  ]);
}

/** With line breaks and indentation as text, so that it is complete wherever it is copied from. */
function linesOf(parts: ElementContent[]): Element[] {
  const lines = [element('span', { className: ['line'] }, [])];
  for (const part of parts) {
    if (part.type === 'text')
      part.value.split('\n').forEach((value, index) => {
        if (index > 0) {
          lines.at(-1)?.children.push({ type: 'text', value: '\n' });
          lines.push(element('span', { className: ['line'] }, []));
        }
        lines.at(-1)?.children.push({ type: 'text', value });
      });
    else lines.at(-1)?.children.push(part);
  }
  const indents = lines.map(takeIndent);
  const narrowest = Math.min(...indents.filter(Boolean).map(({ length }) => length));
  lines.forEach((line, index) => {
    const indent = indents[index];
    if (!indent) return;
    line.children.unshift(element('i', {}, [{ type: 'text', value: indent }]));
    line.properties.style = `--indent:${Math.min(1, PHONE_INDENT / narrowest) * indent.length}ch`;
  });
  return lines;
}

/** The highlighter leaves it in the first token. */
function takeIndent(line: Element): string {
  let indent = '';
  visit(line, 'text', (first: Text) => {
    if (first.value === '') return CONTINUE;
    indent = /^[ \t]*/.exec(first.value)?.[0] ?? '';
    first.value = first.value.slice(indent.length);
    return EXIT;
  });
  return indent;
}

/** It unfolds what is before it, and makes way. */
const unfold = (count: number): Element =>
  element('details', { className: ['no-print border-t border-line open:hidden'] }, [
    element(
      'summary',
      {
        className: [
          'cursor-pointer list-none px-[clamp(0.75rem,3vw,1rem)] py-3 text-sm font-semibold hover:underline focus-visible:-outline-offset-2',
        ],
      },
      [{ type: 'text', value: interpolate(en.prose.allLines, { count }) }],
    ),
  ]);

function languageOf({ properties: { className } }: Element): string {
  const name = Array.isArray(className) ? className.find((item) => String(item).startsWith('language-')) : undefined;
  return String(name ?? '').replace('language-', '');
}

const span = (className: string, value: string): Element =>
  element('span', { className: [className] }, [{ type: 'text', value }]);

const element = (tagName: string, properties: Element['properties'], children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
