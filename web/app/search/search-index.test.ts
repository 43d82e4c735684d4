import { beforeEach, describe, expect, it } from 'vitest';
import type { SitePage } from '#app/site-map/site-page.ts';
import type { Segment } from './highlight.ts';
import { SearchIndex } from './search-index.ts';

const page = (changes: Partial<SitePage> & Pick<SitePage, 'path' | 'title'>): SitePage => ({
  kind: 'article',
  slug: changes.path,
  searchTitle: '',
  description: '',
  lastModified: '',
  date: null,
  author: null,
  note: '',
  keywords: [],
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
let index: SearchIndex;
beforeEach(async () => {
  index = new SearchIndex();
  await index.update(pages);
});
const paths = (query: string) =>
  index.search(query, 5).groups.flatMap(({ results }) => results.map(({ path }) => path));

describe('search', () => {
  it('puts the page about a thing before those that mention it', () => {
    expect(paths('postgresql')).toEqual(['/tech/postgresql', '/blog/index']);
  });
  it('forgives typing errors, half words and accents', () => {
    expect(paths('postgersql')[0]).toBe('/tech/postgresql');
    expect(paths('postgers')[0]).toBe('/tech/postgresql');
    expect(paths('lock')).toEqual([]);
    expect(paths('postg')[0]).toBe('/tech/postgresql');
    expect(paths('PÖSTGRESQL')[0]).toBe('/tech/postgresql');
  });
  it('wants all words, and takes some when no page has all', () => {
    expect(paths('postgresql explain')).toEqual(['/blog/index']);
    expect(paths('docks aquarium')).toEqual(['/projects/dock']);
  });
  it('finds clients, countries and nothing for nothing', () => {
    expect(paths('germany')).toEqual(['/projects/dock']);
    expect(paths('Portside')).toEqual(['/projects/dock']);
    for (const query of ['', '   ', 'the', '???', 'zzzzzz']) expect(paths(query)).toEqual([]);
  });
  it('survives any query', () => {
    for (const query of ['<script>', '\\', '((', '*'.repeat(5000), '👩‍💻', 'constructor', '__proto__'])
      expect(() => index.search(query, 5)).not.toThrow();
  });
  it('counts what it does not show', () => {
    const [group] = index.search('postgresql index', 5).groups;
    expect(group).toMatchObject({ kind: 'article', total: 1 });
    expect(index.search('postgresql', 0)).toMatchObject({
      total: 2,
      groups: [{ total: 1, results: [] }, { total: 1 }],
    });
  });
});

describe('an answer says how well its pages fit', () => {
  const fitOf = (query: string) => {
    const { fit, fitting, total } = index.search(query, 5);
    return { fit, fitting, total };
  };
  it.each([
    ['the words as written', 'index question'],
    ['the beginning of a word', 'ques'],
    ['another name for it', 'psql question'],
    ['accents and common words besides', 'ÍNDEX for the'],
  ])('all: a page has %s', (_, query) => {
    expect(fitOf(query)).toEqual({ fit: 'all', fitting: 1, total: 1 });
  });
  it('some: no page has all', () => {
    expect(fitOf('docks aquarium')).toEqual({ fit: 'some', fitting: 1, total: 1 });
    expect(fitOf('docker postgresql germany')).toEqual({ fit: 'some', fitting: 3, total: 3 });
  });
  it('similar: no page has any, and which words they have instead', () => {
    expect(index.search('postgersql', 5)).toMatchObject({ fit: 'similar', fitting: 2, similar: ['PostgreSQL'] });
    expect(index.search('postgers', 5)).toMatchObject({ fit: 'similar', fitting: 2, similar: ['PostgreSQL'] });
    expect(index.search('postgersql', 0)).toMatchObject({ fit: 'similar', similar: ['PostgreSQL'] });
  });
  it('none', () => {
    for (const query of ['zzzzzz', '', 'the'])
      expect(index.search(query, 5)).toEqual({ query, fit: 'none', fitting: 0, similar: [], total: 0, groups: [] });
  });
  it('does not take a letter that begins another word for a word', async () => {
    await index.update([page({ path: '/cargo', title: 'Cargo' })]);
    expect(fitOf('c cargo')).toEqual({ fit: 'some', fitting: 1, total: 1 });
  });
  it('counts pages with similar words apart, however many of these they have', async () => {
    const similar = [...'abdefghijklmnopqrstuvwxyz'].map((letter) => `do${letter}s`).join(' ');
    await index.update([
      page({ path: '/similar', title: similar, description: similar, keywords: similar.split(' ') }),
      page({ path: '/docs', title: 'Other', markdown: `${'word '.repeat(900)} docs` }),
    ]);
    expect(fitOf('docs')).toEqual({ fit: 'all', fitting: 1, total: 2 });
  });
  it('names the words that stand in the most pages first', async () => {
    await index.update([
      page({ path: '/1', title: 'A doctor', markdown: 'The doctor’s dock.' }),
      page({ path: '/2', title: 'Dock boards', markdown: 'A dock, and another dock.' }),
      page({ path: '/3', title: 'The dock' }),
      page({ path: '/4', title: 'Node.js' }),
    ]);
    expect(index.search('docker', 5).similar).toEqual(['dock', 'doctor']);
    expect(index.search('nodjs', 5).similar).toEqual(['Node.js']);
  });
});

describe('a result shows why it was found', () => {
  const shown = async (query: string, changes: Partial<SitePage>) => {
    await index.update([page({ path: '/a', title: 'A page', description: 'About nothing.', ...changes })]);
    const result = index.search(query, 5).groups[0]?.results[0];
    const marked = (segments: Segment[] = []) =>
      segments.map(({ text, isMatch }) => (isMatch ? `<${text}>` : text)).join('');
    return result && { title: marked(result.title), excerpt: marked(result.excerpt), facts: marked(result.facts) };
  };
  it('by a keyword when that is all', async () => {
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
  it('by its note when that is all', async () => {
    expect(await shown('dock', { kind: 'technology', note: 'Dock boards' })).toMatchObject({
      excerpt: '<Dock> boards',
      facts: '',
    });
    expect(await shown('portside', { kind: 'project', note: 'Portside' })).toMatchObject({
      excerpt: 'About nothing.',
      facts: '<Portside>',
    });
  });
  it('by the word itself, not by one that is similar', async () => {
    expect(await shown('react', { description: 'Within reach.', markdown: 'We use React.' })).toMatchObject({
      excerpt: 'We use <React>.',
    });
    expect(await shown('docker react', { description: 'A rack, a dock.', markdown: 'React' })).toMatchObject({
      excerpt: 'A rack, a <dock>.',
    });
  });
  it('and not because the name of its kind is similar, when other pages have the word', async () => {
    await index.update([
      page({ path: '/a', title: 'What survives', kind: 'article' }),
      page({ path: '/b', title: 'Teams', kind: 'service' }),
    ]);
    expect(paths('survive')).toEqual(['/a']);
    expect(paths('servise')).toEqual(['/b']);
  });
});

it('follows the pages: new, changed and gone ones', async () => {
  await index.update([
    page({ path: '/blog/index', title: 'On elephants' }),
    page({ path: '/blog/new', title: 'Something about PostgreSQL' }),
  ]);
  expect(index.size).toBe(2);
  expect(paths('postgresql')).toEqual(['/blog/new']);
  expect(paths('elephants')).toEqual(['/blog/index']);
  expect(paths('docks')).toEqual([]);
});
