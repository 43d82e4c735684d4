import { performance } from 'node:perf_hooks';
import { SearchIndex } from '#app/search/search-index.ts';
import type { PageKind, SitePage } from '#app/site-map/site-page.ts';

/**
 * How long search takes and how large its index is, with 100 and with 10,000 pages of the demo content's length:
 *
 *     node bench/search.ts
 */
const SIZES = [100, 10_000];
const WORDS_A_PAGE = 450;
const VOCABULARY = 12_000;
const QUERIES = 300;
const KINDS: PageKind[] = ['article', 'byte', 'project', 'technology', 'resource', 'job', 'service'];

/** The same numbers in each run. */
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
/** Few words are frequent and most are rare, as in a language. */
const word = () => vocabulary[Math.floor(VOCABULARY * random() ** 3)] ?? '';
const words = (count: number) => Array.from({ length: count }, word).join(' ');

const page = (number: number): SitePage => ({
  path: `/page-${number}`,
  kind: KINDS[number % KINDS.length] ?? 'page',
  slug: `page-${number}`,
  title: words(7),
  searchTitle: '',
  description: words(22),
  lastModified: '2026-01-01T00:00:00.000Z',
  date: null,
  author: null,
  note: words(2),
  keywords: [word(), word(), word()],
  cutout: null,
  images: [],
  markdown: words(WORDS_A_PAGE),
});

/** One or two words, a third of them cut short as while typing, a third with a wrong letter. */
function query(): string {
  const asked = random() < 0.5 ? word() : `${word()} ${word()}`;
  const kind = random();
  if (kind < 1 / 3) return asked.slice(0, Math.max(2, asked.length - 3));
  if (kind < 2 / 3) return `${asked.slice(0, 3)}x${asked.slice(4)}`;
  return asked;
}

const rows = [];
for (const size of SIZES) {
  const pages = Array.from({ length: size }, (_, at) => page(at));
  const index = new SearchIndex();
  let started = performance.now();
  await index.update(pages);
  const build = performance.now() - started;

  const [first, ...rest] = pages;
  started = performance.now();
  if (first) await index.update([{ ...first, title: 'Something else' }, ...rest]);
  const update = performance.now() - started;

  for (let warm = 0; warm < 50; warm += 1) index.search(query(), 4);
  const times = Array.from({ length: QUERIES }, () => {
    const asked = query();
    const before = performance.now();
    index.search(asked, 4);
    return performance.now() - before;
  }).sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  rows.push({
    pages: size,
    build: `${Math.round(build)} ms`,
    'one page changed': `${update.toFixed(1)} ms`,
    'search, median': at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    'index, MB as JSON': (index.characters / 1e6).toFixed(1),
  });
}
console.table(rows);
