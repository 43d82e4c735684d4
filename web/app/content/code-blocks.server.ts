import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { interpolate, type Messages } from '#app/i18n/messages.ts';
import { elementOf } from './hast-element.server.ts';
import { highlight, languageName } from './highlighter.server.ts';

/** Longer code is folded. */
const MAX_LINES = 25;
/** How many lines of folded code stay visible: up to the last blank line in this range, else `max`. */
const SHOWN_LINES = { min: 8, max: 16 };

type Labels = Messages['prose'];

/** Turns the title of ```ts title="a.ts" into an attribute. Runs before sanitizing, which would drop the title. */
export function codeTitles() {
  return (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const title = /title="([^"]+)"/.exec(node.data?.meta ?? '')?.[1];
      if (node.tagName === 'code' && title) node.properties.dataTitle = title;
    });
}

/** Highlights code and adds a caption with the file name or the language, if it has one. Runs after sanitizing. */
export function codeBlocks(labels: Labels) {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre: Element) => {
      const [code] = pre.children;
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') blocks.push({ pre, code });
    });
    await Promise.all(
      blocks.map(async ({ pre, code }) => {
        const figure = await figureOf(code, labels);
        // Modified in place: replacing the node would need its parent and position.
        Object.assign(pre, figure);
      }),
    );
  };
}

async function figureOf(code: Element, labels: Labels): Promise<Element> {
  const language = languageOf(code);
  const title = String(code.properties.dataTitle ?? '');
  const known = languageName(language);
  const name = known ?? labels.text;
  // Without a name to show, the caption is only a place for the copy button, beside the text.
  const isNameless = !known && !title;
  // Fenced code ends with a line break, which would show as an empty line.
  const text = textOf(code).replace(/\n$/, '');
  const lineCount = text.split('\n').length;
  return elementOf('figure', { className: ['code', ...(isNameless ? ['relative'] : [])] }, [
    elementOf('figcaption', isNameless ? { className: NAMELESS } : {}, [
      ...(title ? [span('code__name', title)] : []),
      ...(known ? [span('code__language', known)] : []),
      ...(isNameless ? [span('sr-only', name)] : []),
    ]),
    // Long lines scroll, so keyboards have to reach the element, and screen readers need its name.
    elementOf(
      'pre',
      {
        tabIndex: 0,
        role: 'group',
        ariaLabel: interpolate(labels.code, { name: title || name }),
        // Code without a language is prose, such as an error message, so its lines wrap.
        ...(!known && { dataWraps: '' }),
        ...(isNameless && { className: ['pr-20'] }),
        ...(lineCount > MAX_LINES && { style: `--shown:${shownLines(text)}` }),
      },
      [elementOf('code', {}, await highlight(text, language))],
    ),
    ...(lineCount > MAX_LINES ? [fold(lineCount, labels)] : []),
  ]);
}

/** In the corner, where the text leaves room. */
const NAMELESS = ['absolute', 'top-0', 'right-0', 'border-b-0'];

function shownLines(text: string): number {
  const lines = text.split('\n').slice(0, SHOWN_LINES.max + 1);
  const end = lines.lastIndexOf('');
  return end < SHOWN_LINES.min ? SHOWN_LINES.max : end;
}

/** A gradient over the last visible lines. */
const FADE =
  'relative not-open:before:absolute not-open:before:inset-x-0 not-open:before:bottom-full not-open:before:h-14 not-open:before:bg-linear-to-t not-open:before:from-surface not-open:before:pointer-events-none';

const SUMMARY =
  'block cursor-pointer px-(--code-edge) py-3 font-sans text-sm font-semibold hover:underline focus-visible:-outline-offset-3';

/** While it is closed, prose.css cuts off the code above it. */
const fold = (count: number, labels: Labels): Element =>
  elementOf('details', { className: ['code__fold', 'group/fold', 'border-t', 'border-line', 'no-print', FADE] }, [
    elementOf('summary', { className: [SUMMARY] }, [
      elementOf('span', { className: ['group-open/fold:hidden'] }, [interpolate(labels.allLines, { count })]),
      elementOf('span', { className: ['hidden', 'group-open/fold:inline'] }, [labels.fewerLines]),
    ]),
  ]);

function languageOf({ properties: { className } }: Element): string {
  const name = Array.isArray(className) ? className.find((item) => String(item).startsWith('language-')) : undefined;
  return String(name ?? '').replace('language-', '');
}

const span = (className: string, text: string): Element => elementOf('span', { className: [className] }, [text]);
