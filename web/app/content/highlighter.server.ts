import type { Element, ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { log } from '../../platform/log.server.ts';

/**
 * The languages that code is coloured in, with their name for readers. A grammar is loaded when the first code in it is
 * rendered: shiki's full bundle with its WebAssembly engine takes three seconds at the first block, these take a tenth of one.
 */
const LANGUAGES = {
  bash: { name: 'Shell', load: () => import('shiki/langs/bash.mjs') },
  css: { name: 'CSS', load: () => import('shiki/langs/css.mjs') },
  diff: { name: 'Diff', load: () => import('shiki/langs/diff.mjs') },
  docker: { name: 'Dockerfile', load: () => import('shiki/langs/docker.mjs') },
  go: { name: 'Go', load: () => import('shiki/langs/go.mjs') },
  hcl: { name: 'HCL', load: () => import('shiki/langs/hcl.mjs') },
  html: { name: 'HTML', load: () => import('shiki/langs/html.mjs') },
  http: { name: 'HTTP', load: () => import('shiki/langs/http.mjs') },
  java: { name: 'Java', load: () => import('shiki/langs/java.mjs') },
  javascript: { name: 'JavaScript', load: () => import('shiki/langs/javascript.mjs') },
  json: { name: 'JSON', load: () => import('shiki/langs/json.mjs') },
  jsx: { name: 'JSX', load: () => import('shiki/langs/jsx.mjs') },
  kotlin: { name: 'Kotlin', load: () => import('shiki/langs/kotlin.mjs') },
  python: { name: 'Python', load: () => import('shiki/langs/python.mjs') },
  sql: { name: 'SQL', load: () => import('shiki/langs/sql.mjs') },
  toml: { name: 'TOML', load: () => import('shiki/langs/toml.mjs') },
  tsx: { name: 'TSX', load: () => import('shiki/langs/tsx.mjs') },
  typescript: { name: 'TypeScript', load: () => import('shiki/langs/typescript.mjs') },
  xml: { name: 'XML', load: () => import('shiki/langs/xml.mjs') },
  yaml: { name: 'YAML', load: () => import('shiki/langs/yaml.mjs') },
} as const;
type Language = keyof typeof LANGUAGES;

const ALIASES = new Map<string, Language>([
  ['dockerfile', 'docker'],
  ['js', 'javascript'],
  ['kt', 'kotlin'],
  ['py', 'python'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['terraform', 'hcl'],
  ['ts', 'typescript'],
  ['yml', 'yaml'],
]);

/** Tells what a part of the code is, instead of which colour it has. */
const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--', fontStyle: false });

/** Longer lines stay plain: a bound on the work that a text can cause. */
const MAX_LINE_LENGTH = 2000;

const highlighter = createHighlighterCore({
  themes: [theme],
  langs: [],
  // Grammars use a few constructs that JavaScript's regular expressions lack: better a wrong colour than no page.
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

/** The language's name for readers: `ts` is "TypeScript". Null when it is not one of ours. */
export function languageName(language: string): string | null {
  const known = findLanguage(language);
  return known && LANGUAGES[known].name;
}

/**
 * Code whose parts have classes for what they are (`token-keyword`, `token-string`), which the style sheet colours. An unknown
 * language stays plain. Never throws.
 */
export async function highlight(code: string, language: string): Promise<ElementContent[]> {
  const plain: ElementContent[] = [{ type: 'text', value: code }];
  const known = findLanguage(language);
  if (!known) return plain;
  try {
    const shiki = await highlighter;
    await shiki.loadLanguage(LANGUAGES[known].load());
    const [pre] = shiki.codeToHast(code, {
      lang: known,
      theme,
      mergeSameStyleTokens: true,
      // Shiki gives a line half a second by default, which a busy machine exceeds: the page would be cached without colours.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: MAX_LINE_LENGTH,
    }).children;
    const [lines] = pre?.type === 'element' ? pre.children : [];
    return lines?.type === 'element' ? withRoles(lines.children) : plain;
  } catch (error) {
    log.warn({ language, err: error }, 'Code could not be coloured, it is shown plain');
    return plain;
  }
}

/** Shiki's lines and coloured parts become plain text where nothing is special, and elements with a class where something is. */
function withRoles(parts: ElementContent[]): ElementContent[] {
  return parts.flatMap((part) => {
    if (part.type !== 'element') return [part];
    const [, role] = /var\(--(token-[a-z-]+)\)/.exec(String(part.properties.style ?? '')) ?? [];
    const marked: Element = { ...part, properties: { className: [role ?? ''] } };
    return role ? [marked] : withRoles(part.children);
  });
}

function findLanguage(language: string): Language | null {
  const name = language.toLowerCase();
  return isLanguage(name) ? name : (ALIASES.get(name) ?? null);
}

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);
