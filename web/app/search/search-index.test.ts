import { beforeAll, describe, expect, it } from 'vitest';
import type { SitePage } from '#app/site-map/site-page.ts';
import type { Segment } from './highlight.ts';
import { SearchIndex } from './search-index.ts';

const page = (changes: Partial<SitePage> & Pick<SitePage, 'path' | 'title'>): SitePage => ({
  kind: 'article',
  slug: changes.path,
  locale: 'en',
  searchTitle: '',
  description: '',
  lastModified: '',
  date: null,
  author: null,
  listedAt: [],
  note: '',
  keywords: [],
  searchKeywords: [],
  answers: [],
  cover: null,
  cutout: null,
  images: [],
  markdown: '',
  ...changes,
});
const pages = [
  page({ path: '/tech/postgresql', kind: 'technology', title: 'PostgreSQL', markdown: 'Our database.' }),
  page({ path: '/blog/index', title: 'An index for every question', markdown: 'In PostgreSQL, `EXPLAIN` first.' }),
  page({
    path: '/projects/dock',
    kind: 'project',
    title: 'Six docks, one board',
    note: 'Portside',
    keywords: ['Germany'],
  }),
];
const pathsIn = (index: SearchIndex, query: string) => index.search(query, 9).results.map(({ path }) => path);
let index: SearchIndex;
beforeAll(async () => {
  index = await SearchIndex.of(pages);
});
const paths = (query: string) => pathsIn(index, query);

describe('search', () => {
  it('ranks a page about a subject above pages that mention it', () => {
    expect(paths('postgresql')).toEqual(['/tech/postgresql', '/blog/index']);
  });
  it('ranks a title that begins with the query above one that contains it later', async () => {
    const titles = ['How do I make an offline queue', 'Offline is a feature, and a promise to keep'];
    const index = await SearchIndex.of(titles.map((title, index) => page({ path: `/${index}`, title })));
    expect(pathsIn(index, 'offline')).toEqual(['/1', '/0']);
  });
  it('finds incomplete words, other forms and spellings of a word, with and without accents', async () => {
    expect(paths('postg')[0]).toBe('/tech/postgresql');
    expect(paths('PÖSTGRESQL')[0]).toBe('/tech/postgresql');
    expect(paths('questions')).toEqual(['/blog/index']);
    const spellings = await SearchIndex.of([page({ path: '/a', title: 'Colours, organised in the centre' })]);
    for (const query of ['color', 'organizing', 'centers', 'organisation'])
      expect(pathsIn(spellings, query), query).toEqual(['/a']);
  });
  it('corrects typos in words that the site does not have, except in the first letter', () => {
    expect(paths('postgersql')[0]).toBe('/tech/postgresql');
    expect(paths('lock')).toEqual([]);
    expect(paths('explian')).toEqual(['/blog/index']);
  });
  it('does not correct short words', () => {
    for (const query of ['sex', 'iax', 'ux', 'c#']) expect(paths(query), query).toEqual([]);
    expect(paths('bord')).toEqual(['/projects/dock']);
  });
  it('finds the same with and without hyphens', async () => {
    const site = await SearchIndex.of(
      [
        page({ path: '/a', title: 'Fixed price', kind: 'service' }),
        page({ path: '/b', title: 'Terms', markdown: 'A fixed fee, at a price.' }),
        page({ path: '/c', title: 'Real-time boards' }),
        page({ path: '/d', title: 'Check-in' }),
        page({ path: '/e', title: 'A proof', markdown: 'Of a concept.' }),
      ],
      'fixed price, fixed scope',
    );
    for (const words of ['fixed price', 'fixed scope', 'real time', 'proof of concept', 'fixed price terms']) {
      const { query: _, ...found } = site.search(words, 9);
      expect(found.total, words).toBeGreaterThan(0);
      const { query, ...same } = site.search(words.replaceAll(' ', '-'), 9);
      expect({ ...same, total: found.total }, query).toMatchObject(found);
    }
    expect(pathsIn(site, 'real-time')).toEqual(['/c']);
    expect(pathsIn(site, 'checkin')).toEqual(['/d']);
    expect(pathsIn(site, 'check-in')).toEqual(['/d']);
  });
  it('finds longer words with the same beginning after the last word as typed', async () => {
    const site = await SearchIndex.of([
      page({ path: '/a', title: 'PostgreSQL', kind: 'technology' }),
      page({ path: '/b', title: 'Letters', markdown: 'By post.' }),
    ]);
    expect(pathsIn(site, 'post')).toEqual(['/b', '/a']);
    expect(pathsIn(site, 'post letters')).toEqual(['/b']);
  });
  it('distinguishes C#, C++ and .NET from C and net', async () => {
    const site = await SearchIndex.of([
      page({ path: '/1', title: 'C# and .NET' }),
      page({ path: '/2', title: 'C and a net' }),
      page({ path: '/3', title: 'C++' }),
    ]);
    const found = ['c#', '.net', 'C++', 'c', 'net'].map((query) => pathsIn(site, query));
    expect(found).toEqual([['/1'], ['/1'], ['/3'], ['/2'], ['/2']]);
  });
  it('ranks consecutive words above scattered ones', async () => {
    const site = await SearchIndex.of([
      page({ path: '/a', title: 'Paper', markdown: 'Trail of paper. A trail, a paper, a trail.' }),
      page({ path: '/b', title: 'Other', markdown: `A paper-trail. ${'And more words. '.repeat(50)}` }),
    ]);
    expect(pathsIn(site, 'paper trail')).toEqual(['/b', '/a']);
  });
  it('requires all words, or some if no page has all', () => {
    expect(paths('docks aquarium')).toEqual(['/projects/dock']);
  });
  it('finds clients and countries, and nothing for an empty query', () => {
    expect(paths('germany')).toEqual(['/projects/dock']);
    expect(paths('Portside')).toEqual(['/projects/dock']);
    for (const query of ['', '   ', 'the', '???', 'zzzzzz']) expect(paths(query)).toEqual([]);
  });
  it('accepts any query', () => {
    for (const query of ['<script>', '\\', '((', '*'.repeat(5000), '👩‍💻', 'constructor', '__proto__'])
      expect(() => index.search(query, 5)).not.toThrow();
  });
  it('leaves out matches in code and tables if enough pages match in prose', async () => {
    const code = page({ path: '/code', title: 'Code', markdown: '```sql\nEXPLAIN SELECT 1;\n```' });
    const prose = ['/a', '/b', '/c'].map((path) => page({ path, title: path, markdown: 'We explain it.' }));
    expect(pathsIn(await SearchIndex.of([code, ...prose]), 'explain')).toEqual(['/a', '/b', '/c']);
    expect(pathsIn(await SearchIndex.of([code, ...prose.slice(1)]), 'explain')).toContain('/code');
  });
  it('counts the results that are not shown', () => {
    expect(index.search('postgresql', 1)).toMatchObject({ total: 2, results: [{ path: '/tech/postgresql' }] });
  });
});

describe('the best result', () => {
  it('has the query as its title, or as one of the editor’s search keywords', async () => {
    const site = await SearchIndex.of([
      page({ path: '/a', title: 'About logistics, and logistics again', keywords: ['Logistics'] }),
      page({ path: '/b', title: 'Logistics', kind: 'page' }),
      page({ path: '/c', title: 'Company', kind: 'page', searchKeywords: ['who we are', 'about us'] }),
      page({ path: '/d', title: 'We ask who you are', markdown: 'About us, about you.' }),
    ]);
    expect(pathsIn(site, 'logistics')[0]).toBe('/b');
    expect(pathsIn(site, 'about us')[0]).toBe('/c');
    expect(pathsIn(site, 'who we are')).toEqual(['/c']);
  });
  it('can be a page whose purpose is a synonym', async () => {
    const site = await SearchIndex.of(
      [
        page({ path: '/a', title: 'Projects', kind: 'page' }),
        page({ path: '/b', title: 'Other', markdown: 'Projects, work and projects.' }),
      ],
      'portfolio, case studies, projects\npricing, how much, cost',
    );
    expect(pathsIn(site, 'portfolio')).toEqual(['/a']);
    expect(pathsIn(site, 'case study')).toEqual(['/a']);
  });
  it('has the word as typed, in the title before the text, and then its synonyms', async () => {
    const site = await SearchIndex.of(
      [
        page({ path: '/topic', kind: 'topic', title: 'Handhelds' }),
        page({ path: '/synonym', title: 'A handheld', keywords: ['Scanner'], note: 'A scanner, handheld' }),
        page({
          path: '/text',
          kind: 'job',
          title: 'Other',
          markdown: `Count one barcode. ${'And more words. '.repeat(50)}`,
        }),
        page({ path: '/title', title: 'Why each barcode counts' }),
      ],
      'barcode, handheld, scanner',
    );
    expect(pathsIn(site, 'barcode')).toEqual(['/title', '/text', '/synonym', '/topic']);
    expect(pathsIn(site, 'handheld')[0]).toBe('/topic');
  });
  it('names the synonyms that were found', async () => {
    const site = await SearchIndex.of(
      [page({ path: '/a', title: 'Our handhelds' }), page({ path: '/b', title: 'A barcode' })],
      'barcode, handhelds, laser gun, scanner',
    );
    expect(site.search('barcode', 5)).toMatchObject({ match: 'all', matching: 2, similar: ['handhelds'] });
    expect(site.search('barcodes', 5)).toMatchObject({ similar: ['handhelds'] });
  });
  it('is not a job if a synonym names the projects', async () => {
    const site = await SearchIndex.of(
      [
        page({ path: '/job', kind: 'job', title: 'Lead of healthcare projects' }),
        page({ path: '/work', kind: 'industry', title: 'Healthcare projects, measured on the ward' }),
      ],
      'case study, projects',
    );
    expect(pathsIn(site, 'healthcare case study')[0]).toBe('/work');
  });
  it('can be an answer in a page, and is listed once', async () => {
    const answers = [{ title: 'Who owns the code?', text: 'You do.', anchor: 'who-owns-the-code' }];
    const site = await SearchIndex.of([
      page({ path: '/dedicated-team', title: 'A team', kind: 'service', answers }),
      page({
        path: '/services',
        title: 'Services',
        kind: 'page',
        answers,
        markdown: '### Who owns the code?\n\nYou do.',
      }),
    ]);
    const { results } = site.search('who owns the code', 5);
    expect(results.map(({ path, kind }) => [path, kind])).toEqual([
      ['/services#who-owns-the-code', 'answer'],
      ['/services', 'page'],
    ]);
  });
});

describe('the match of a response', () => {
  const matchOf = (query: string) => {
    const { match, matching, total } = index.search(query, 5);
    return { match, matching, total };
  };
  it.each([
    ['the words as written', 'index question'],
    ['the beginning of a word', 'ques'],
    ['the words, without accents and stop words', 'ÍNDEX for the'],
  ])('is "all" if a page contains %s', (_, query) => {
    expect(matchOf(query)).toEqual({ match: 'all', matching: 1, total: 1 });
  });
  it('is "all" even if a few results have only some of the words', () => {
    expect(matchOf('postgresql database')).toEqual({ match: 'all', matching: 1, total: 2 });
  });
  it('is "some" when no page has all words', () => {
    expect(matchOf('docks aquarium')).toEqual({ match: 'some', matching: 1, total: 1 });
  });
  it('is "similar" with the corrected words when no page has the word', () => {
    expect(index.search('postgersql', 0)).toMatchObject({ match: 'similar', matching: 2, similar: ['PostgreSQL'] });
  });
  it('is "none"', () => {
    for (const query of ['zzzzzz', '', 'the'])
      expect(index.search(query, 5)).toEqual({ query, match: 'none', matching: 0, similar: [], total: 0, results: [] });
  });
});

describe('a result shows why it was found', () => {
  const shown = async (query: string, changes: Partial<SitePage>) => {
    const one = await SearchIndex.of([
      page({ path: '/a', title: 'A page', description: 'About nothing.', ...changes }),
    ]);
    const result = one.search(query, 5).results[0];
    const marked = (segments: Segment[] = []) =>
      segments.map(({ text, isMatch }) => (isMatch ? `<${text}>` : text)).join('');
    return result && { title: marked(result.title), excerpt: marked(result.excerpt), facts: marked(result.facts) };
  };
  it('by a keyword, if only that matches', async () => {
    const keywords = ['Germany', 'React', 'React Native'];
    expect(await shown('react', { keywords })).toMatchObject({
      excerpt: 'About nothing.',
      facts: '<React>, <React> Native',
    });
    expect(await shown('react', { keywords, kind: 'project', note: 'Portside' })).toMatchObject({
      facts: 'Portside, <React>, <React> Native',
    });
    expect(await shown('react', { keywords, markdown: 'With React.' })).toMatchObject({
      excerpt: 'With <React>.',
      facts: '',
    });
  });
  it('by the word as typed rather than a synonym', async () => {
    const site = await SearchIndex.of(
      [
        page({
          path: '/a',
          title: 'Handhelds',
          description: 'The handheld.',
          markdown: `A handheld. ${'And more words. '.repeat(20)}It reads a barcode.`,
        }),
      ],
      'barcode, handheld',
    );
    const excerptOf = (query: string) =>
      site
        .search(query, 1)
        .results[0]?.excerpt.map(({ text }) => text)
        .join('');
    expect(excerptOf('barcode')).toContain('It reads a barcode.');
    expect(excerptOf('handheld')).toBe('The handheld.');
  });
  it('by its note, if only that matches', async () => {
    expect(await shown('dock', { kind: 'technology', note: 'Dock boards' })).toMatchObject({
      excerpt: '<Dock> boards',
      facts: '',
    });
    expect(await shown('portside', { kind: 'project', note: 'Portside' })).toMatchObject({
      excerpt: 'About nothing.',
      facts: '<Portside>',
    });
  });
  it('by its title for search engines, if only that matches', async () => {
    expect(await shown('offline', { searchTitle: 'Offline exams for a university' })).toMatchObject({
      excerpt: '<Offline> exams for a university',
    });
  });
  it('by its description, if the visible title matches as well as that for search engines', async () => {
    expect(await shown('offline', { title: 'Offline exams', searchTitle: 'Offline exam delivery' })).toMatchObject({
      excerpt: 'About nothing.',
    });
  });
  it('by any form of the word, and never by code or a table', async () => {
    expect(await shown('index', { markdown: 'We indexed it.' })).toMatchObject({ excerpt: 'We <indexed> it.' });
    expect(await shown('explain', { markdown: '```sql\nEXPLAIN SELECT 1;\n```' })).toMatchObject({
      excerpt: 'About nothing.',
    });
    expect(await shown('hall', { markdown: '| Place | From |\n| --- | --- |\n| Hall | 2019 |' })).toMatchObject({
      excerpt: 'About nothing.',
    });
    expect(await shown('hall', { markdown: '| Hall | 2019 |\n| --- | --- |\n\nThe hall is cold.' })).toMatchObject({
      excerpt: 'The <hall> is cold.',
    });
  });
});
