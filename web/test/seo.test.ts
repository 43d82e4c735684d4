import http from 'node:http';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SitePage } from '#app/site-map/site-page.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { problemsOf } from './schema-org.ts';
import { getPage, siteBase } from './stack.ts';

const MAX_IMAGE_BYTES = 200_000;
/** Pages that visitors can reach but search engines must not index. */
const UNLISTED = ['/search', '/search?q=dock', '/startups/apply/about-you'];

let pages: SitePage[];
const documents = new Map<string, HTMLElement>();
beforeAll(async () => {
  pages = await listSitePages();
  for (const { path } of pages) {
    const { status, html } = await getPage(path);
    expect(status, path).toBe(200);
    documents.set(path, parse(html));
  }
});

const meta = (document: HTMLElement, selector: string, attribute = 'content') =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
/** Problems of all pages, each with the page's path. */
const findProblems = (check: (document: HTMLElement, path: string) => (string | false | undefined)[]) =>
  [...documents].flatMap(([path, document]) =>
    check(document, path).flatMap((wrong) => (wrong ? [`${path}: ${wrong}`] : [])),
  );

describe('every page of the site map', () => {
  it('has a title of its own, 30 to 60 characters long', () => {
    const seen = new Map<string, string>();
    expect(
      findProblems((document, path) => {
        const titles = document.querySelectorAll('head title').map(({ text }) => text);
        const [title = ''] = titles;
        const other = seen.get(title);
        seen.set(title, path);
        return [
          titles.length !== 1 && `${titles.length} titles`,
          (title.length < 30 || title.length > 60) && `${title.length} characters: ${title}`,
          other && `the same title as ${other}: ${title}`,
        ];
      }),
    ).toEqual([]);
  });

  it('has a description of 70 to 160 characters', () => {
    expect(
      findProblems((document) => {
        const found = meta(document, 'meta[name=description]');
        const length = found[0]?.length ?? 0;
        return [
          found.length !== 1 && `${found.length} descriptions`,
          (length < 70 || length > 160) && `${length} characters: ${found[0]}`,
        ];
      }),
    ).toEqual([]);
  });

  it('has one h1 and skips no heading level', () => {
    expect(
      findProblems((document) => {
        const levels = document
          .querySelectorAll('main h1, main h2, main h3, main h4')
          .map(({ tagName }) => Number(tagName[1]));
        const skipped = levels.find((level, index) => level > (levels[index - 1] ?? 0) + 1);
        return [
          levels.filter((level) => level === 1).length !== 1 && `headings: ${levels}`,
          skipped !== undefined && `h${skipped} out of order: ${levels}`,
        ];
      }),
    ).toEqual([]);
  });

  it('has its canonical URL, and can be indexed', () => {
    expect(
      findProblems((document, path) => [
        String(meta(document, 'link[rel=canonical]', 'href')) !== siteBase + path &&
          `canonical ${meta(document, 'link[rel=canonical]', 'href')}`,
        String(meta(document, 'meta[property="og:url"]')) !== siteBase + path && 'og:url differs',
        meta(document, 'meta[name=robots]').some((value) => value.includes('noindex')) && 'noindex',
      ]),
    ).toEqual([]);
  });

  it('has one graph, with Google’s required properties and only properties of schema.org', () => {
    expect(
      findProblems((document) => {
        const scripts = document.querySelectorAll('script[type="application/ld+json"]');
        if (scripts.length !== 1) return [`${scripts.length} graphs`];
        const graph: { '@context': string; '@graph': { '@type': string }[] } = JSON.parse(scripts[0]?.text ?? '');
        const types = graph['@graph'].map((node) => node['@type']);
        return [
          graph['@context'] !== 'https://schema.org' && 'another context',
          (!types.includes('WebSite') || !types.includes('Organization')) && 'no website or studio',
          ...problemsOf(graph['@graph']),
        ];
      }),
    ).toEqual([]);
  });

  it.each([
    ['article', 'Article'],
    ['byte', 'QAPage'],
    ['job', 'JobPosting'],
    ['project', 'CreativeWork'],
    ['service', 'Service'],
    ['topic', 'ItemList'],
    ['author', 'ProfilePage'],
  ])('of kind %s is about a %s', (kind, type) => {
    // The open application isn't a position, so it has no JobPosting.
    const ofKind = pages.filter((page) => page.kind === kind && page.path !== '/careers/open-application');
    expect(ofKind.length).toBeGreaterThan(4);
    for (const { path } of ofKind) {
      const graph = documents.get(path)?.querySelector('script[type="application/ld+json"]')?.text ?? '';
      expect(graph, path).toContain(`"@type":"${type}"`);
      if (type === 'QAPage') expect(graph, path).toContain('"answerCount":1');
    }
  });

  it('has a sharing image of 1200 × 630 below 200 kB', { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    for (const [path, document] of documents) {
      const [address = ''] = meta(document, 'meta[property="og:image"]');
      expect(meta(document, 'meta[name="twitter:card"]'), path).toEqual(['summary_large_image']);
      const response = await fetch(address);
      const image = Buffer.from(await response.arrayBuffer());
      const { format, width, height } = response.ok ? await sharp(image).metadata() : {};
      const isRight = format === 'jpeg' && width === 1200 && height === 630 && image.length < MAX_IMAGE_BYTES;
      // `immutable` means that the URL in the page is the current one.
      expect(response.headers.get('cache-control'), path).toContain('immutable');
      expect(response.headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
      if (!isRight) wrong.push(`${path}: ${response.status} ${format} ${width}×${height} ${image.length}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is available as Markdown, with .md and by Accept', { timeout: 120_000 }, async () => {
    for (const { path, title } of pages) {
      const response = await fetch(`${siteBase}${path === '/' ? '/index' : path}.md`);
      const text = await response.text();
      expect(text, path).toMatch(/^# /);
      expect(text).toContain(title);
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    }
    const requested = await fetch(`${siteBase}/careers`, { headers: { accept: 'text/markdown' } });
    expect(await requested.text()).toMatch(/^# Careers/);
    expect(requested.headers.get('vary')).toContain('Accept');
    expect((await fetch(`${siteBase}/nothing.md`)).status).toBe(404);
    for (const page of ['/careers', '/search?q=careers'])
      expect((await fetch(siteBase + page)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('pages that are not indexed', () => {
  it.each(UNLISTED)('%s has noindex', async (path) => {
    const document = parse((await getPage(path)).html);
    expect(meta(document, 'meta[name=robots]')).toEqual(['noindex']);
    expect(meta(document, 'link[rel=canonical]', 'href')).toEqual([]);
  });

  it('a sharing image without a valid signature isn’t drawn', async () => {
    const [address = ''] = meta(documents.get('/company') ?? parse(''), 'meta[property="og:image"]');
    expect((await fetch(address)).status).toBe(200);
    const forged = [
      address.replace(/\/og\/./, (start) => `/og/${start.at(-1) === 'a' ? 'b' : 'a'}`),
      address.replace(/(\/og\/\w+)-/, '$1~'),
      address.replace('company', 'services'),
      address.replace('.jpg', '.png'),
      `${siteBase}/og/x/page/company.jpg`,
    ];
    for (const each of forged) expect((await fetch(each)).status, each).toBe(404);
  });

  it('a project under its second industry has the canonical URL of the first', async () => {
    const document = parse((await getPage('/projects/logistics/cash-logistics')).html);
    expect(meta(document, 'link[rel=canonical]', 'href')).toEqual([`${siteBase}/projects/fintech/cash-logistics`]);
  });

  it('a filtered list has the canonical URL of the whole list', async () => {
    const document = parse((await getPage('/technical-bytes?topic=postgresql&sort=liked')).html);
    expect(meta(document, 'link[rel=canonical]', 'href')).toEqual([`${siteBase}/technical-bytes`]);
  });
});

describe('sitemap and feeds', () => {
  const read = async (path: string) => {
    const response = await fetch(siteBase + path);
    expect(response.status, path).toBe(200);
    return {
      text: await response.text(),
      type: response.headers.get('content-type'),
      etag: response.headers.get('etag'),
    };
  };

  it('the sitemap has exactly the pages of the site map, each with its date', async () => {
    const { text, type } = await read('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    expect(unbalanced(text)).toEqual([]);
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
    expect(locations.sort()).toEqual(pages.map(({ path }) => siteBase + path).sort());
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(pages.length);
    const [image = ''] = [...text.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address]) => address);
    expect(image).toMatch(/\?v=\w+$/);
    expect((await fetch(image)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('robots.txt names it', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toContain(`Sitemap: ${siteBase}/sitemap.xml`);
    expect(text).not.toMatch(/Disallow: \/\s*$/m);
  });

  it('llms.txt lists the Markdown of every page', async () => {
    const { text } = await read('/llms.txt');
    expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
    for (const { path } of pages) expect(text).toContain(`(${siteBase}${path === '/' ? '/index' : path}.md)`);
  });

  it.each([
    ['/blog/feed.xml', 'article', 'item'],
    ['/technical-bytes/feed.xml', 'byte', 'item'],
    ['/careers/feed.xml', 'job', 'item'],
    ['/projects/feed.xml', 'project', 'item'],
    ['/blog/atom.xml', 'article', 'entry'],
    ['/technical-bytes/atom.xml', 'byte', 'entry'],
  ])('%s has every %s with its full text, in a valid format', async (path, kind, element) => {
    const { text, etag } = await read(path);
    const list = path.slice(0, path.lastIndexOf('/'));
    const ofKind = pages.filter((page) => page.kind === kind && page.listedAt.includes(list));
    expect(unbalanced(text)).toEqual([]);
    expect(text.match(new RegExp(`<${element}[ >]`, 'g'))).toHaveLength(ofKind.length);
    expect(text).toContain(`href="${siteBase}${path}"`);
    for (const { path: page } of ofKind) expect(text).toContain(`>${siteBase}${page}<`);
    // The texts are complete, and all URLs are absolute.
    expect(text.length).toBeGreaterThan(ofKind.reduce((sum, { markdown }) => sum + markdown.length, 0));
    expect(text).not.toMatch(/(?:href|src)=&quot;\//);
    if (element === 'item') {
      for (const [, date = ''] of text.matchAll(/<pubDate>([^<]+)<\/pubDate>/g))
        expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
      expect(new Set(text.match(/<guid[^>]*>[^<]+/g)).size).toBe(ofKind.length);
    } else {
      expect(text.match(/<updated>[^<]+Z<\/updated>/g)).toHaveLength(ofKind.length + 1);
      expect(text.match(/<author>/g)).toHaveLength(ofKind.length + 1);
    }
    const again = await fetch(siteBase + path, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status).toBe(304);
  });
});

it.each([
  '/',
  '/blog',
  '/no-such-page',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  '/blog/feed.xml',
  '/blog/atom.xml',
  '/index.md',
  '/search?q=dock',
  '/favicon.ico',
])('%s has each header once, with a valid ETag', async (path) => {
  // The first request renders the page, the second gets it from memory, the third revalidates it.
  let etag: string | undefined;
  for (let time = 0; time < 3; time++) {
    const headers = await rawHeaders(path, time === 2 ? etag : undefined);
    const names = headers.map(([name]) => name).filter((name) => name !== 'set-cookie');
    expect(names).toEqual([...new Set(names)]);
    const all = new Map(headers);
    expect(all.get('x-content-type-options')).toBe('nosniff');
    etag = all.get('etag');
    if (etag !== undefined) expect(etag).toMatch(/^(?:W\/)?"[^",]+"$/);
  }
});

/** The raw response headers. `fetch` would merge headers of the same name. */
function rawHeaders(path: string, ifNoneMatch?: string): Promise<[name: string, value: string][]> {
  const headers = { 'accept-encoding': 'gzip', ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}) };
  return new Promise((resolve, reject) => {
    http
      .get(siteBase + path, { headers }, (response) => {
        response.resume();
        const { rawHeaders: raw } = response;
        resolve(
          Array.from({ length: raw.length / 2 }, (_, index) => [
            raw[index * 2]?.toLowerCase() ?? '',
            raw[index * 2 + 1] ?? '',
          ]),
        );
      })
      .on('error', reject);
  });
}

/** Elements that aren't closed in the right order, and unescaped ampersands. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  const wrong = [...xml.matchAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/g)].map(
    ({ index }) => `bare & at ${index}`,
  );
  for (const [, close, name = '', selfClosing] of xml
    .replace(/<\?.*?\?>/s, '')
    .matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) wrong.push(`</${name}>`);
  }
  return [...wrong, ...open];
}
