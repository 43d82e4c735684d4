import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { SearchIndex } from '#app/search/search-index.ts';
import type { PageKind, SitePage } from '#app/site-map/site-page.ts';
import { startSite } from '#test/site-process.ts';
import { openCms } from './stage.ts';

/**
 * How many queries of search-queries.json have an expected page among the first three results of the built site, and how long search takes
 * with 100 and with 10,000 pages as long as the demo's:
 *
 *     node scripts/with-node.mjs web/bench/search.ts
 */
const FIRST = 3;
const SIZES = [100, 10_000];
const WORDS_A_PAGE = 450;
const VOCABULARY = 12_000;
const QUERIES = 300;
const KINDS: PageKind[] = ['article', 'byte', 'project', 'technology', 'resource', 'job', 'service'];

/** Seed of the pseudo-random numbers, so that each run uses the same. */
let seed = 42;
const random = () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
const SYLLABLES = 'ba ce di fo gu ha ki lo mu ne pa qui ro su te vi wo xa yo ze sch str tion ment'.split(' ');
const vocabulary = Array.from({ length: VOCABULARY }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
    '',
  ),
);
/** A random word. A few words are frequent and most are rare, as in natural language. */
const word = () => vocabulary[Math.floor(VOCABULARY * random() ** 3)] ?? '';
const words = (count: number) => Array.from({ length: count }, word).join(' ');

const page = (number: number): SitePage => ({
  path: `/page-${number}`,
  kind: KINDS[number % KINDS.length] ?? 'page',
  slug: `page-${number}`,
  title: words(7),
  locale: 'en',
  searchTitle: '',
  description: words(22),
  lastModified: '2026-01-01T00:00:00.000Z',
  date: null,
  author: null,
  listedAt: [],
  note: words(2),
  keywords: [word(), word(), word()],
  searchKeywords: [],
  answers: [],
  cover: null,
  cutout: null,
  images: [],
  markdown: words(WORDS_A_PAGE),
});

/** A query of one or two words. A third is cut short as if still being typed, a third has a wrong letter. */
function query(): string {
  const words = random() < 0.5 ? word() : `${word()} ${word()}`;
  const kind = random();
  if (kind < 1 / 3) return words.slice(0, Math.max(2, words.length - 3));
  if (kind < 2 / 3) return `${words.slice(0, 3)}x${words.slice(4)}`;
  return words;
}

const cms = await openCms();
const site = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token, LOG_LEVEL: 'warn' } });
const found = z.object({ results: z.array(z.object({ path: z.string() })) });
const queries = z
  .array(z.object({ query: z.string(), wanted: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(new URL('search-queries.json', import.meta.url), 'utf8')));
let right = 0;
for (const { query: text, wanted } of queries) {
  const response = await fetch(`${site.base}/api/search?${new URLSearchParams({ q: text })}`);
  const paths = found
    .parse(await response.json())
    .results.slice(0, FIRST)
    .map(({ path }) => path);
  if (paths.some((path) => wanted.includes(path) || wanted.includes(path.replace(/#.*/, '')))) right += 1;
  else console.log(`${text}: ${paths.join(' ') || 'nothing'} instead of ${wanted.join(' or ')}`);
}
console.log(`${right} of ${queries.length} queries find an expected page`);
await site.stop();
await cms.remove();

const rows = [];
for (const size of SIZES) {
  const pages = Array.from({ length: size }, (_, at) => page(at));
  const started = performance.now();
  const index = await SearchIndex.of(pages);
  const build = performance.now() - started;

  for (let warm = 0; warm < 50; warm += 1) index.search(query(), 4);
  const times = Array.from({ length: QUERIES }, () => {
    const words = query();
    const before = performance.now();
    index.search(words, 4);
    return performance.now() - before;
  }).sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  rows.push({
    pages: size,
    build: `${Math.round(build)} ms`,
    'search, median': at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    'index, MB as JSON': (index.characters / 1e6).toFixed(1),
  });
}
console.table(rows);
