import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SearchResponse } from '#app/search/search-result.ts';
import { getPage, siteBase } from './stack.ts';

/** Queries, each with the page that should come first, or with several equally good ones. */
const QUERIES: [query: string, first: string | string[]][] = [
  ['postgresql', '/tech/postgresql'],
  ['postgers', '/tech/postgresql'],
  ['kubernets', '/tech/kubernetes'],
  ['k8s', '/tech/kubernetes'],
  ['nodejs', '/tech/node-js'],
  ['or-tools', '/tech/or-tools'],
  ['react native', '/tech/react-native'],
  ['HL7', ['/tech/hl7-v2', '/technical-bytes/hl7-mllp-ack']],
  ['warehouse management system', '/logistics/custom-warehouse-management-system'],
  ['healthcare software', '/custom-healthcare-software-development'],
  ['dedicated team', '/dedicated-team'],
  ['discovery workshop', '/product-discovery-workshop'],
  ['fixed price project', '/managed-projects'],
  ['dock board', ['/projects/logistics/dock-board', '/technical-bytes/websocket-or-sse-for-a-dock-board']],
  ['lab results', '/projects/healthcare/lab-results'],
  ['brackwater', '/projects/logistics/frozen-hall-slotting'],
  ['portside terminals', '/projects/logistics/dock-board'],
  ['frozen warehouse', '/projects/logistics/frozen-hall-slotting'],
  ['gloves handheld', '/projects/logistics/glove-handheld'],
  ['estonia', '/projects/energy/outage-map'],
  ['district heating', '/projects/energy/heat-network'],
  ['online exam', '/projects/education/exam-hall'],
  ['harbour pilots', '/projects/other/pilot-booking'],
  ['double booking', '/blog/double-booking-is-a-constraint-not-a-lock'],
  ['night shift roster', '/blog/what-a-night-shift-taught-our-roster'],
  [
    'migration from paper',
    ['/blog/how-we-estimate-a-migration-from-paper', '/free-resources/migration-from-paper-estimate'],
  ],
  ['accessible forms', '/blog/accessible-forms-for-people-in-pain'],
  ['fhir server', '/blog/what-a-fhir-server-will-not-tell-you'],
  ['idempotency key', '/technical-bytes/idempotency-key-where-to-store'],
  ['uuid primary key', '/technical-bytes/uuid-v7-as-primary-key'],
  ['kafka exactly once', '/technical-bytes/kafka-exactly-once-and-the-side-effect'],
  ['websocket or server sent events', '/technical-bytes/websocket-or-sse-for-a-dock-board'],
  ['zod', '/technical-bytes/zod-parse-at-the-border'],
  ['hipaa checklist', '/free-resources/hipaa-readiness-checklist'],
  ['rfp template', '/free-resources/warehouse-software-rfp-template'],
  ['go live runbook', '/free-resources/go-live-weekend-runbook'],
  ['working student', '/careers/working-student-test-automation'],
  ['frontend engineer', '/careers/frontend-engineer-react'],
  ['jobs', '/careers'],
  ['imprint', '/impressum'],
];
const AT_LEAST_RIGHT = 38;
/** Typical queries on such sites, written before the index was (bench/search.ts prints how many find a wanted page). */
const EVERYDAY_QUERIES = z
  .array(z.object({ query: z.string(), wanted: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(new URL('../bench/search-queries.json', import.meta.url), 'utf8')));
const EVERYDAY_AT_LEAST_RIGHT = 95;
/** The most frequent of them, in the order of the file. */
const MOST_TYPED =
  'pricing,cost,portfolio,case study,references,about,team,who owns the code,docker,logistics,healthcare,fintech,jobs,careers,internship,imprint,privacy,contact,email,phone,react,node,python,aws,nda,support,mvp,dedicated team,outsourcing,warehouse software,mobile app,startup,salary,clients,blog,faq,services,tech stack,kubernetes,fixed price'.split(
    ',',
  );
const MOST_TYPED_AT_LEAST_RIGHT = 38;
const ANSWERS_WITHIN_MS = 300;

const ask = async (query: string) => {
  const response = await fetch(`${siteBase}/api/search?q=${encodeURIComponent(query)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SearchResponse;
};
const firstOf = ({ results }: SearchResponse) => results[0]?.path;

it(`of ${QUERIES.length} queries at least ${AT_LEAST_RIGHT} have the right first result`, async () => {
  const wrong: string[] = [];
  for (const [query, expected] of QUERIES) {
    const first = firstOf(await ask(query)) ?? 'nothing';
    if (![expected].flat().includes(first)) wrong.push(`${query}: ${first} instead of ${expected}`);
  }
  expect(QUERIES.length).toBe(40);
  expect(QUERIES.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(AT_LEAST_RIGHT);
});

const listWrong = async (queries: typeof EVERYDAY_QUERIES) => {
  const wrong: string[] = [];
  for (const { query, wanted } of queries) {
    const first = (await ask(query)).results.slice(0, 3).map(({ path }) => path);
    if (!first.some((path) => wanted.includes(path) || wanted.includes(path.replace(/#.*/, ''))))
      wrong.push(`${query}: ${first}, not ${wanted}`);
  }
  return wrong;
};

it(`of ${EVERYDAY_QUERIES.length} everyday queries at least ${EVERYDAY_AT_LEAST_RIGHT} find a wanted page among the first three`, async () => {
  const wrong = await listWrong(EVERYDAY_QUERIES);
  expect(EVERYDAY_QUERIES.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(EVERYDAY_AT_LEAST_RIGHT);
});

it(`of the ${MOST_TYPED.length} most frequent ones at least ${MOST_TYPED_AT_LEAST_RIGHT} do`, async () => {
  const queries = EVERYDAY_QUERIES.filter(({ query }) => MOST_TYPED.includes(query));
  expect(queries.map(({ query }) => query)).toEqual(MOST_TYPED);
  const wrong = await listWrong(queries);
  expect(queries.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(MOST_TYPED_AT_LEAST_RIGHT);
});

it.each([
  ['phone number', '/contact'],
  ['contact form', '/contact'],
  ['contact details', '/contact'],
  ['healthcare case study', '/projects/healthcare'],
  ['whitepaper', '/free-resources'],
  ['nearshore', '/dedicated-team'],
  ['freelancers', '/dedicated-team'],
  ['benefits', '/careers'],
  ['fixed-price', '/managed-projects'],
  ['time-and-materials', '/dedicated-team'],
])('%s leads to %s', async (query, path) => {
  expect(firstOf(await ask(query))).toBe(path);
});

it('an answer is a result that links to its question', async () => {
  const { results } = await ask('will you sign an nda');
  expect(results[0]).toMatchObject({ kind: 'answer', path: '/contact#will-you-sign-an-nda-first' });
  expect((await getPage('/contact')).html).toContain('id="will-you-sign-an-nda-first"');
});

describe('the search page', () => {
  it('shows results with their kinds and marks, without JavaScript', async () => {
    const { status, html } = await getPage('/search?q=postgres+index');
    expect(status).toBe(200);
    expect(html).toMatch(/<h2[^>]*>Results/);
    expect(html).toMatch(/<mark[^>]*>index<\/mark>/i);
    expect(html).toContain('href="/blog/an-index-for-every-question-and-no-more"');
    expect(html).toMatch(/<form[^>]*action="\/search"/);
  });

  it('shows the best match first, collapses results after the twelfth, and ends with pages and names', async () => {
    const { results } = await ask('warehouse');
    const { html } = await getPage('/search?q=warehouse');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain('Best match');
    const ranked = [...main.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, path]) => path);
    const isShort = ({ kind }: { kind: string }) =>
      ['page', 'author', 'technology', 'industry', 'topic'].includes(kind);
    const expected = results.filter((result) => !isShort(result)).map(({ path }) => path);
    expect(ranked.slice(0, expected.length)).toEqual(expected);
    const [shown = '', folded = ''] = main.split('<details');
    expect(shown.match(/<h3/g)).toHaveLength(12);
    expect(folded).toContain(`>${ranked.length - 12} more results<`);
    const [firstShort] = results.filter(isShort);
    expect(main.lastIndexOf(`href="${firstShort?.path}"`)).toBeGreaterThan(main.lastIndexOf('<h3'));
  });

  it('shows how well results match and where', async () => {
    expect(await ask('dock')).toMatchObject({ match: 'all', similar: [] });
    expect(await ask('docks aquarium')).toMatchObject({ match: 'some', similar: [] });
    expect(await ask('brackwatr')).toMatchObject({ match: 'similar', similar: ['Brackwater'] });
    expect((await getPage('/search?q=brackwatr')).html).toContain('No results for “brackwatr”.');
    for (const query of ['docker', 'react', 'typescript', 'estonia', 'hamburg'])
      for (const { path, title, excerpt, facts } of (await ask(query)).results)
        expect([...title, ...excerpt, ...facts], `${path} for ${query}`).toContainEqual(
          expect.objectContaining({ isMatch: true }),
        );
  });

  it('links to the lists of the site, also without a query or results', async () => {
    for (const path of ['/search', '/search?q=zzzzzzzz', '/search?q=warehouse']) {
      const { status, html } = await getPage(path);
      expect(status).toBe(200);
      for (const list of ['/projects', '/blog', '/technical-bytes', '/services', '/free-resources', '/careers'])
        expect(html).toMatch(new RegExp(`href="${list}"[^>]*><span[^>]*>[^<]+</span> <span[^>]*>[1-9]`));
    }
  });

  it('says that nothing was found, and escapes the query', async () => {
    const { html } = await getPage(`/search?q=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
    expect((await getPage('/search?q=zzzzzzzz')).html).toContain('Nothing found for');
    expect((await getPage(`/search?q=${'a'.repeat(3000)}`)).status).toBe(200);
  });
});

it('responds fast enough for typing', async () => {
  await ask('warm up');
  const times: number[] = [];
  for (const query of ['w', 'wa', 'war', 'ware', 'warehouse', 'warehouse sl', 'warehouse slotting']) {
    const started = performance.now();
    await ask(query);
    times.push(performance.now() - started);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  expect(median).toBeLessThan(ANSWERS_WITHIN_MS);
});

it('a question among results with pictures has its likes in place of one', async () => {
  const { html } = await getPage('/search?q=barcode');
  const results = parse(html).querySelectorAll('main article');
  expect(results.some((result) => result.querySelector('img'))).toBe(true);
  const question = results.find((result) => result.querySelector('a[href^="/technical-bytes/"]'));
  expect(question?.textContent).toMatch(/\d+ likes/);
});
