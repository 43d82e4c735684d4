import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import {
  FIXED_PAGES,
  isReservedPath,
  PAGED_TYPES,
  pageOfPath,
  pagePaths,
  pageSlugError,
  SINGLE_PAGES,
  slugError,
} from '../../cms/src/publishing/page-paths.ts';
import { ENTRIES, FEEDS, PAGES, pagePath, SINGLES } from './page-addresses.ts';
import routes from './routes.ts';

const LISTED = [...Object.values(SINGLES), ...Object.values(PAGES), ...Object.values(ENTRIES)];

/** Routes that the site map does not list, each with the reason. */
const NOT_LISTED: Record<string, string> = {
  '/*': 'no page',
  '/_unavailable': 'stands in for others',
  '/contact/send': 'takes a form',
  '/leads/challenge': 'for forms',
  '/newsletter': 'where a form leads without JavaScript',
  '/newsletter/send': 'takes a form',
  '/newsletter/:step': 'for those who have signed up',
  '/startups/apply': 'leads on to the first page of the application',
  '/startups/apply/send': 'takes a form',
  '/startups/apply/thanks': 'for those who have applied',
  '/startups/apply/:step': 'part of a form',
  '/careers/:slug/apply': 'a form for those who have read the job',
  '/careers/:slug/apply/send': 'takes a form',
  '/technical-bytes/:slug/like': 'takes a like',
  '/careers/:slug/apply/dates.ics': 'for those who have applied',
  '/startups/apply/dates.ics': 'for those who have applied',
  '/contact/reply.ics': 'for those who have written',
  '/:slug/dates/:file': 'a date for the calendar',
  '/careers/:slug/apply/thanks': 'for those who have applied',
  '/_markdown/*': 'the Markdown of pages that are listed',
  '/search': 'as many pages as there are words',
  '/api/likes': 'read by pages with likes',
  '/api/search': 'for the search dialog',
  '/styleguide': 'for developers, in watch mode only',
  '/site.webmanifest': 'for programs',
  '/sitemap.xml': 'for programs',
  '/robots.txt': 'for programs',
  '/llms.txt': 'for programs',
  ...Object.fromEntries(
    [...Object.keys(FEEDS), ENTRIES.topic, ENTRIES.author].flatMap((list) => [
      [`${list}/feed.xml`, 'a feed'],
      [`${list}/atom.xml`, 'a feed'],
    ]),
  ),
};

/** The patterns of all routes in all languages. */
const patterns = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path || index ? [readLocale(`/${path ?? ''}`, LOCALES).path] : []),
    ...patterns(children),
  ]);

it('every route is in the site map or listed as an exception with its reason', () => {
  const known = [...LISTED, ...Object.keys(NOT_LISTED)];
  expect(patterns(routes).filter((pattern) => !known.includes(pattern))).toEqual([]);
});

it('every page of the site map has a route', () => {
  const existing = patterns(routes);
  expect(LISTED.filter((pattern) => !existing.includes(pattern))).toEqual([]);
});

describe('the CMS reports changes under the same paths', () => {
  const pathsOf = (type: string, entry: Parameters<typeof pagePaths>[1]) =>
    pagePaths(`api::${type}.${type}`, entry).map(({ path }) => path);
  const types: Record<keyof typeof ENTRIES, string> = {
    page: 'page',
    job: 'job',
    industry: 'industry',
    project: 'project',
    technology: 'technology',
    article: 'article',
    byte: 'technical-byte',
    resource: 'free-resource',
    topic: 'topic',
    author: 'person',
  };

  it('entries', () => {
    const industries = [{ documentId: '1', slug: ':industry' }];
    const addresses = Object.entries(types).map(([kind, type]) => {
      const slug = kind === 'industry' ? ':industry' : ':slug';
      const [page, ...feeds] = pathsOf(type, { slug, industries });
      expect(feeds).toEqual(['topic', 'author'].includes(kind) ? [`${page}/feed.xml`, `${page}/atom.xml`] : []);
      return [kind, page];
    });
    expect(Object.fromEntries(addresses)).toEqual(ENTRIES);
    const uids = Object.values(types).map((type) => `api::${type}.${type}`);
    expect(PAGED_TYPES.toSorted()).toEqual(uids.toSorted());
  });

  it('a project has a path under each of its industries, and none if the industries are only a count', () => {
    const named = [{ documentId: '1', slug: 'ports' }, { documentId: '2', slug: null }, null];
    expect(pathsOf('project', { slug: 'crane', industries: named })).toEqual(['/projects/ports/crane']);
    expect(pathsOf('project', { slug: 'crane', industries: { count: 2 } })).toEqual([]);
    expect(pathsOf('article', { slug: 7 })).toEqual([]);
  });

  it.each(Object.entries(PAGES))('page %s', (slug, path) => {
    expect(pathsOf('page', { slug })).toEqual([path]);
    expect(pagePath(slug)).toBe(path);
  });

  it('pages with a fixed path', () => {
    expect([...FIXED_PAGES].toSorted()).toEqual(Object.keys(PAGES).toSorted());
  });

  it('a page added by an editor', () => {
    expect(pathsOf('page', { slug: 'code-audits' })).toEqual([pagePath('code-audits')]);
    // A property of Object.prototype is not an entry of PAGES.
    expect(pagePath('constructor')).toBe('/constructor');
  });

  it.each(Object.entries(SINGLES))('single type %s', (type, path) => {
    expect(pathsOf(type, {})).toEqual([path]);
  });
});

/** The first segments of all paths, in every language. */
const firstWords = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path.split('/')[0] ?? ''] : []), ...firstWords(children)]);
/** First segments that server/app.ts handles besides the routes, or the CMS if both share a host. */
const OF_THE_SERVER = '_ipx admin api art assets builds healthz icons ingest og readyz uploads'.split(' ');
const PUBLIC_FILES = readdirSync(path.resolve(import.meta.dirname, '../public'));

describe('a redirect', () => {
  /** Routes that only handle submissions, so that no page has their path. */
  const TAKES_A_FORM = /\/(?:send|like)$/;
  const addresses = patterns(routes).map((pattern) => pattern.replace(/^\/\*$/, '/old').replaceAll(/:\w+|\*/g, 'x'));
  const pages = LISTED.map((pattern) => pattern.replaceAll(/:\w+/g, 'x'));

  it('can start only at a path that no page or route uses', () => {
    const others = [...OF_THE_SERVER, ...PUBLIC_FILES].flatMap((word) => [`/${word}`, `/${word}/x`]);
    const free = [...addresses, ...others].filter((address) => !TAKES_A_FORM.test(address) && !isReservedPath(address));
    // Without the prefix, the paths of all languages are the same.
    expect([...new Set(free.map(pageOfPath))].filter((page) => !pages.includes(page))).toEqual([
      '/_unavailable',
      '/styleguide',
      '/old',
    ]);
  });

  it.each(['/old', '/index.php', '/home', '/tech', '/en', '/brand', '/company.html'])('can start at %s', (address) => {
    expect(isReservedPath(address)).toBe(false);
  });

  it.each([
    ['/company.md', '/company'],
    ['/startups/apply/about-you', '/startups'],
    ['/careers/pilot/apply', '/careers/pilot'],
    ['/code-audits/dates/20270111T080000Z.ics', '/code-audits'],
    ['/blog/apply', '/blog/apply'],
    ['/topics/delivery/feed.xml', '/topics/delivery'],
  ])('at %s belongs to %s', (address, page) => {
    expect(pageOfPath(address)).toBe(page);
  });

  it('knows the single types that are pages', () => {
    expect(SINGLE_PAGES.flatMap((uid) => pagePaths(uid, {})).map(({ path }) => path)).toEqual(
      Object.values(SINGLES).filter((address) => address !== SINGLES.home),
    );
  });
});

describe('a page added by an editor', () => {
  const OF_SINGLE_TYPES = ['home'];

  it('cannot have a path of the site', () => {
    const words = new Set([
      ...firstWords(routes),
      ...LOCALES.map(({ code }) => code),
      ...OF_THE_SERVER,
      ...PUBLIC_FILES,
      ...OF_SINGLE_TYPES,
    ]);
    // `/logistics` has a page below it, but editors may add a page at `/logistics` itself.
    const isAbove = (word: string) => Object.values(PAGES).some((page) => page.startsWith(`/${word}/`));
    const free = [...words].filter((word) => !(word in PAGES || isAbove(word)) && pageSlugError(word) === null);
    expect(free).toEqual([]);
  });

  it.each([
    'Code-Audits',
    'code audits',
    'audits.md',
    '_audits',
    'audits/code',
    '-',
    '~',
    '..',
    'a'.repeat(121),
  ])('cannot have the slug %s, and neither can other entries', (slug) => {
    expect(pageSlugError(slug)).toMatch(/lowercase letters|at most 120/);
    expect(slugError(slug)).toBe(pageSlugError(slug));
  });

  it.each(['code-audits', '2026', 'a--b', ...Object.keys(PAGES)])('can have the slug %s', (slug) => {
    expect(pageSlugError(slug)).toBeNull();
  });
});
