import { asAttribute, scriptMarkOf } from '../../app/csp-nonce.server.ts';
import { beforePaint, FAR_STYLES, placeAfterPaint } from './inline-scripts.ts';

const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script\b[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;
/** The sheet that follows has to be the last one (docs/decisions/0010-first-paint.md). */
const FIRST_STYLE = /(?=<style|<\/head>)/;
const SCRIPTS = '<template data-after-paint="scripts">';
const STYLES = '<template data-after-paint="styles">';

const SPACES = /\s*([{}()[\],;:=<>?&|!+])\s*/g;

/** A function of ours as the text of a script, without spaces. There are no comments in the functions, and no spaces in their texts. */
const asText = (run: () => void): string => `(${String(run).replaceAll(SPACES, '$1').replaceAll(/\s+/g, ' ')})()`;

const BEFORE_PAINT = asText(beforePaint);
const AFTER_PAINT = asText(placeAfterPaint);

/**
 * Lets a page's scripts wait until it has been painted, so that they do not compete with its typefaces and first picture.
 * React Router asks for its modules as early as it can; here they go into a template, which browsers do not load. Where the
 * style sheet waits too, so does what stands far below the first screen (inline-scripts.ts).
 * Takes and gives a whole HTML document; one without modules is given back as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const script = MODULE_SCRIPT.exec(html)?.[0];
  if (!script) return html;
  const own = (text: string) => `<script${asAttribute(scriptMarkOf(html))}>${text}</script>`;
  const preloads = html.match(PRELOAD) ?? [];
  const deferred = `${SCRIPTS}${preloads.join('')}${script}</template>${own(AFTER_PAINT)}`;
  const later = html.replace(PRELOAD, '').replace(MODULE_SCRIPT, () => deferred);
  return html.includes(STYLES)
    ? later.replace(FIRST_STYLE, () => `<style>${FAR_STYLES}</style>${own(BEFORE_PAINT)}`)
    : later;
}

/** The page with one more link beside the scripts that wait, or null for a page where none do. */
export function withLinkAfterPaint(html: string, link: string): string | null {
  return html.includes(SCRIPTS) ? html.replace(SCRIPTS, () => SCRIPTS + link) : null;
}

/** A style sheet that waits like the scripts do. Where scripts are off, it is there from the beginning. */
export const sheetAfterPaint = (link: string): string => `${STYLES}${link}</template><noscript>${link}</noscript>`;
