import { beforeEach, describe, expect, it } from 'vitest';
import type { SitePage } from '../registry/site-page.ts';
import { plainMarkdown, SearchIndex } from './search-index.ts';

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

it('reads Markdown without its marks', () => {
  expect(
    plainMarkdown('## A\n\n- **b** [c](/d)\n\n| e | f |\n| --- | --- |\n| g | h |\n\n```sql title="x"\nSELECT 1;\n```'),
  ).toBe('A. b c e f g h SELECT 1;');
});
