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
 * waits until then (docs/decisions/0014-first-paint.md).
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
        css: css.replace(TRANSITION_RULES, '').replace(REPEATED, '$1'),
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

/** Everything in a page's elements that a selector or a style attribute can name. */
function namesIn(html: string): Names {
  const elements = html.replace(SCRIPT, '');
  const all = (pattern: RegExp) => Array.from(elements.matchAll(pattern), ([, name = '']) => name);
  const sorted = (names: string[]) => [...new Set(names)].sort();
  return {
    tags: sorted(all(/<([a-z][\w-]*)/gi).map((name) => name.toLowerCase())),
    attributes: sorted([...all(/\s([a-z][\w-]*)=/gi).map((name) => name.toLowerCase()), ...SET_EARLY]),
    classes: sorted(all(/\sclass="([^"]*)"/g).flatMap((names) => decode(names).split(/\s+/))),
    ids: sorted(all(/\sid="([^"]*)"/g)),
    variables: sorted(all(/(--[\w-]+)/g)),
  };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** What the script in the head sets. All other scripts come together with the whole sheet. */
const SET_EARLY = ['data-theme'];
/** What only shows under a pointer. What the keyboard reaches looks right from the first key on. */
const POINTER_STATES = /^:(?:hover|active)$/;
const REGISTRATION = /@property (--[\w-]+)\{[^}]*\}/g;
/** How one page turns into the next one, which is long after the first paint. */
const TRANSITION_RULES = /(?<=[{}])::view-transition[^{}]*\{[^{}]*\}/g;
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
