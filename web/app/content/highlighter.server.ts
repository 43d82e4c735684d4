import type { Element, ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighterCore, type LanguageRegistration } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { log } from '#platform/log.server.ts';

/**
 * The grammar of SQL covers several dialects. It takes common names of tables, columns and settings for keywords of one of them, and
 * lacks some of PostgreSQL's.
 */
const POSTGRESQL: LanguageRegistration = {
  name: 'postgresql',
  scopeName: 'source.postgresql',
  injectTo: ['source.sql'],
  injectionSelector: 'L:source.sql -comment -string',
  patterns: [
    {
      match:
        '(?i)\\b(address|card|counter|description|file|length|lock_timeout|log|message|move|name|page|path|period|pool|priority|profile|queue|route|service|site|size|state|status|subject|target|url|weight)\\b',
      name: 'variable.other.sql',
    },
    {
      match:
        '(?i)\\b(create\\s+(?:unique\\s+)?index\\s+concurrently|concurrently|deferrable|detach(?=\\s+partition)|do\\s+nothing|exclude(?=\\s+using)|extension|initially|not\\s+valid|on\\s+conflict|returning|strict|vacuum|validate(?=\\s+constraint))\\b',
      name: 'keyword.other.sql',
    },
  ],
  repository: {},
};

/**
 * Grammars load on first use: highlighting the first block takes 0.3 s, instead of 3 s with shiki's full bundle and its
 * WebAssembly engine.
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
  // `plsql` lacks INDEX and NULL.
  sql: { name: 'SQL', load: async () => [POSTGRESQL, ...(await import('shiki/langs/sql.mjs')).default] },
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

/** Names the kind of each token instead of a color. */
const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--', fontStyle: false });

/** Longer lines are not highlighted, because that could take too long. */
const MAX_LINE_LENGTH = 2000;

const highlighter = createHighlighterCore({
  themes: [theme],
  langs: [],
  // `forgiving` skips patterns that JavaScript's RegExp does not support: a wrong color is better than an error.
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

export function languageName(language: string): string | null {
  const known = findLanguage(language);
  return known && LANGUAGES[known].name;
}

/** Wraps tokens in classes such as `token-keyword`. Code in an unknown language stays plain. Never throws. */
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
      // No time limit: a busy machine exceeds shiki's 500 ms per line, and the page would be cached without colors.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: MAX_LINE_LENGTH,
    }).children;
    const [lines] = pre?.type === 'element' ? pre.children : [];
    return lines?.type === 'element' ? withRoles(lines.children) : plain;
  } catch (error) {
    log.warn({ language, err: error }, 'Code could not be highlighted and is shown plain');
    return plain;
  }
}

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
