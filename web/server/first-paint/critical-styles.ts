import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { PurgeCSS } from 'purgecss';
import { sheetAfterPaint } from './deferred-parts.ts';

/** A link to a sheet of the build. Browsers do not wait for one that is for paper. */
const SHEET = /<link\b(?=[^>]*\brel="stylesheet")(?![^>]*\bmedia="print")[^>]*\bhref="\/assets\/([\w.-]+\.css)"[^>]*>/g;
const SCRIPT = /<script\b[\s\S]*?<\/script>/g;
/** Pages of one kind use the same names, so a site has few different sets of them. */
const KEPT_STYLES = 1000;

type Sheet = { css: string; attributeValues: string[] };

/**
 * Writes into each page the rules that it uses, so that it can be painted without asking for anything else; the whole sheet
 * waits until then (docs/decisions/0010-first-paint.md).
 *
 *     const addStyles = criticalStyles({ assetsDir: 'build/client/assets' });
 *     html = await addStyles(html);
 *
 * The answer takes and gives a whole HTML document. A sheet that is not in `assetsDir` stays a link.
 */
export function criticalStyles({ assetsDir }: { assetsDir: string }) {
  const sheets = new Map<string, Promise<Sheet | null>>();
  const kept = new LRUCache<string, Promise<string>>({ max: KEPT_STYLES });

  const readSheet = (name: string) => {
    const known = sheets.get(name);
    if (known) return known;
    const sheet = readFile(path.join(assetsDir, name), 'utf8').then(
      (css): Sheet => ({
        css: css.replace(LATER_RULES, '').replace(REPEATED, '$1'),
        attributeValues: attributeValuesIn(css),
      }),
      () => null,
    );
    sheets.set(name, sheet);
    return sheet;
  };

  return async function addCriticalStyles(html: string): Promise<string> {
    const links = [...html.matchAll(SHEET)];
    if (links.length === 0) return html;
    const names = namesIn(html);
    let result = html;
    for (const [link, name = ''] of links) {
      const sheet = await readSheet(name);
      if (!sheet) continue;
      // Most ids are React's own, others on each page.
      const known = { ...names, ids: names.ids.filter((id) => sheet.css.includes(`#${id}`)) };
      const key = createHash('sha256').update(name).update(JSON.stringify(known)).digest('base64');
      const styles = kept.get(key) ?? rulesFor(sheet, known);
      kept.set(key, styles);
      const inline = `<style>${await styles}</style>${sheetAfterPaint(link)}`;
      result = result.replace(link, () => inline);
    }
    return result;
  };
}

type Names = { tags: string[]; attributes: string[]; classes: string[]; ids: string[]; variables: string[] };

/** An element's start with all of its attributes, so that nothing in a text or in a value is taken for one. */
const ELEMENT = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
/** Attributes in which a page refers to variables. */
const WITH_VARIABLES = new Set(['style', 'fill', 'stroke']);

/**
 * Everything in a page's elements that a selector or a style attribute can name. What visitors have typed is not: it stands
 * in texts and in other attributes, and would make a set of names of its own for each of them.
 */
function namesIn(html: string): Names {
  const tags = new Set<string>();
  const attributes = new Set(SET_EARLY);
  const [classes, ids, variables] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [, tag = '', given = ''] of html.replace(SCRIPT, '').matchAll(ELEMENT)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', double, single] of given.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? '';
      attributes.add(name.toLowerCase());
      if (name === 'class') for (const each of decode(value).split(/\s+/)) classes.add(each);
      if (name === 'id') ids.add(value);
      if (WITH_VARIABLES.has(name)) for (const [variable] of value.matchAll(/--[\w-]+/g)) variables.add(variable);
    }
  }
  const sorted = (names: Set<string>) => [...names].sort();
  return {
    tags: sorted(tags),
    attributes: sorted(attributes),
    classes: sorted(classes),
    ids: sorted(ids),
    variables: sorted(variables),
  };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** What the script in the head sets. All other scripts come together with the whole sheet. */
const SET_EARLY = ['data-theme'];
/** What only shows under a pointer. What the keyboard reaches looks right from the first key on. */
const POINTER_STATES = /^:(?:hover|active)$/;
const REGISTRATION = /@property (--[\w-]+)\{[^}]*\}/g;
/**
 * How one page turns into the next one, which is long after the first paint, the stronger colours of those who ask for them, and the insides of fields for days and searches, which
 * Tailwind's ground rules even out on each page.
 */
const LATER_RULES =
  /(?<=[{}])(?:::(?:view-transition|-webkit-(?:calendar|date|inner|search))[^{}]*\{[^{}]*\}|@media \(prefers-contrast:more\)\{(?:[^{}]*\{[^{}]*\})*\})/g;
/** The build writes some declarations with a prefix several times. */
const REPEATED = /(-webkit-[\w-]+:[^;}]+;)\1+/g;

/** An attribute's value may change while a page is shown, so only its name excludes a rule. */
const attributeValuesIn = (css: string): string[] =>
  Array.from(css.matchAll(/\[[\w-]+[~|^$*]?="?([^"\]]*)"?\]/g), ([, value = '']) => value);

async function rulesFor({ css, attributeValues }: Sheet, { variables, attributes, ...names }: Names): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    // What the page names has been read from it already.
    content: [{ raw: ' ', extension: 'html' }],
    defaultExtractor: () => ({
      ...names,
      attributes: { names: attributes, values: attributeValues },
      undetermined: [],
    }),
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // A selector of nothing but pseudo-classes excludes nothing.
    safelist: { standard: [/^:(?!hover$|active$)/], variables },
    blocklist: [POINTER_STATES],
  });
  const styles = purged?.css ?? css;
  return styles.replaceAll(REGISTRATION, (rule, name) => (styles.includes(`var(${name}`) ? rule : ''));
}
