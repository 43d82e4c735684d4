import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { getPage, siteBase } from './stack.ts';

/** Pages that the site map does not list. */
const UNLISTED = ['/search?q=dock', '/startups/apply/about-you', '/nothing-here'];
/** Narrower images (portraits, symbols, single figures) are never the largest on a page. */
const NARROW_PX = 150;
const PLACEHOLDER = /background: ?url\((data:image\/webp;base64,[A-Za-z0-9+/=]+)\)/;

const documents = new Map<string, HTMLElement>();
beforeAll(async () => {
  for (const path of [...(await listSitePages()).map((page) => page.path), ...UNLISTED])
    documents.set(path, parse((await getPage(path)).html));
});

/** Problems of all pages, each with the page's path. */
const findProblems = (check: (images: HTMLElement[], path: string) => (string | false | undefined)[]) =>
  [...documents].flatMap(([path, document]) =>
    check(document.querySelectorAll('body img'), path).flatMap((wrong) => (wrong ? [`${path}: ${wrong}`] : [])),
  );
const widthOf = (image: HTMLElement) => Number(image.getAttribute('width'));
/** Images in Markdown have no size. */
const isInText = (image: HTMLElement) => image.closest('.prose') !== null;
const isEager = (image: HTMLElement) => image.getAttribute('loading') !== 'lazy';
/** How many images a page loads eagerly. Phones show two products of the home page's hero at first. */
const eagerOn = (path: string) => (path === '/' ? 2 : 1);
const sourceOf = (image: HTMLElement) => image.getAttribute('src')?.split('?')[0] ?? '';
const nameOf = (image: HTMLElement) => sourceOf(image).split('/').at(-1) ?? 'no src';

describe('the images of every page', () => {
  it('exist', () => {
    const found = [...documents.values()].map((document) => document.querySelectorAll('body img').length);
    expect(documents.size).toBeGreaterThan(100);
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(100);
  });

  it('have a width, a height and an alternative text, even if it is empty', () => {
    expect(
      findProblems((images) =>
        images.map(
          (image) =>
            ((!isInText(image) && !(widthOf(image) > 0 && Number(image.getAttribute('height')) > 0)) ||
              image.getAttribute('alt') === undefined) &&
            nameOf(image),
        ),
      ),
    ).toEqual([]);
  });

  it('are lazy, except for the first, which has high priority', () => {
    expect(
      findProblems((images, path) => {
        const first = images
          .filter((image) => widthOf(image) >= NARROW_PX || image.closest('.skyline'))
          .filter((image) => image.closest('main') && !image.closest('[aria-hidden]'))
          .slice(0, eagerOn(path));
        return images.map((image) => {
          const isFirst = first.includes(image) && isEager(image);
          const priority = image.getAttribute('fetchpriority') ?? 'auto';
          return (
            ((isEager(image) && !isFirst) || priority !== (isFirst ? 'high' : 'auto')) &&
            `${nameOf(image)} is ${image.getAttribute('loading')}, ${priority}`
          );
        });
      }),
    ).toEqual([]);
  });

  it('are eager at the top of a page', () => {
    const begins = ['/', '/projects', '/blog', '/logistics', '/brand'];
    const details = [...documents.keys()].filter((path) =>
      /^\/(?:blog|projects\/[^/]+|free-resources)\/[^/]+$/.test(path),
    );
    expect(details.length).toBeGreaterThan(30);
    for (const path of [...begins, ...details]) {
      const images = documents.get(path)?.querySelectorAll('body img') ?? [];
      expect(images.filter(isEager).length, path).toBe(eagerOn(path));
    }
  });

  it('come from /_ipx, or are drawings of the site', () => {
    expect(
      findProblems((images) =>
        images.map((image) => !/^\/(?:_ipx|art)\//.test(image.getAttribute('src') ?? '') && nameOf(image)),
      ),
    ).toEqual([]);
  });
});

describe('the placeholder', () => {
  it('is behind each photo and never behind a drawing', () => {
    expect(
      findProblems((images) =>
        images.map((image) => {
          if (isInText(image)) return false;
          const src = sourceOf(image);
          const has = PLACEHOLDER.test(image.getAttribute('style') ?? '');
          return (src.endsWith('.svg') ? has : !/hero_/.test(src) && !has) && nameOf(image);
        }),
      ),
    ).toEqual([]);
  });

  it('has 10 × 10 pixels and adds little to a page', async () => {
    const { html } = await getPage('/projects');
    const found = [...html.matchAll(new RegExp(PLACEHOLDER, 'g'))].map(([, address = '']) => address);
    expect(found.length).toBeGreaterThan(10);
    const [, base64 = ''] = (found[0] ?? '').split(',');
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({
      width: 10,
      height: 10,
      format: 'webp',
    });
    for (const address of found) expect(address.length).toBeLessThan(260);
  });

  it('is not behind a transparent image', async () => {
    const images = documents.get('/')?.querySelectorAll('.skyline img') ?? [];
    expect(images.length).toBeGreaterThan(4);
    for (const image of images) expect(image.getAttribute('style')).toBeUndefined();
    const response = await fetch(siteBase + images[0]?.getAttribute('src'));
    expect((await sharp(Buffer.from(await response.arrayBuffer())).stats()).isOpaque).toBe(false);
  });
});

it('an image of the demo keeps its focal point in view', () => {
  const images = documents.get('/company')?.querySelectorAll('main img') ?? [];
  const doors = images.filter((image) => /^entrance_/.test(nameOf(image)));
  expect(doors.map((image) => image.getAttribute('style'))).toEqual([
    expect.stringContaining('object-position:60% 20%'),
  ]);
});
