import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSitePages } from '../app/registry/site-pages.server.ts';
import { getPage, siteBase } from './stack.ts';

/** Pages that the registry does not list. */
const UNLISTED = ['/search?q=dock', '/startups/apply/about-you', '/nothing-here'];
/** Narrower ones (portraits, marks, single flags) are not what a page is waited for. */
const NARROW_PX = 150;
const PLACEHOLDER = /background: ?url\((data:image\/webp;base64,[A-Za-z0-9+/=]+)\)/;

const documents = new Map<string, HTMLElement>();
beforeAll(async () => {
  for (const path of [...(await listSitePages()).map((page) => page.path), ...UNLISTED])
    documents.set(path, parse((await getPage(path)).html));
});

/** What each page that is wrong has to say for itself. */
const complaints = (check: (pictures: HTMLElement[]) => (string | false | undefined)[]) =>
  [...documents].flatMap(([path, document]) =>
    check(document.querySelectorAll('body img')).flatMap((wrong) => (wrong ? [`${path}: ${wrong}`] : [])),
  );
const widthOf = (picture: HTMLElement) => Number(picture.getAttribute('width'));
const isEager = (picture: HTMLElement) => picture.getAttribute('loading') !== 'lazy';
const sourceOf = (picture: HTMLElement) => picture.getAttribute('src')?.split('?')[0] ?? '';
const nameOf = (picture: HTMLElement) => sourceOf(picture).split('/').at(-1) ?? 'no src';

describe('the pictures of every page', () => {
  it('are there at all', () => {
    const found = [...documents.values()].map((document) => document.querySelectorAll('body img').length);
    expect(documents.size).toBeGreaterThan(100);
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(100);
  });

  it('have a width, a height and an alternative text, even if it is empty', () => {
    expect(
      complaints((pictures) =>
        pictures.map(
          (picture) =>
            (!(widthOf(picture) > 0) ||
              !(Number(picture.getAttribute('height')) > 0) ||
              picture.getAttribute('alt') === undefined) &&
            nameOf(picture),
        ),
      ),
    ).toEqual([]);
  });

  it('are loaded when they come near, but for the first, which is loaded at once and before others', () => {
    expect(
      complaints((pictures) => {
        const first = pictures.find((picture) => widthOf(picture) >= NARROW_PX && picture.closest('main'));
        return pictures.map((picture) => {
          const isFirst = picture === first && isEager(picture);
          const priority = picture.getAttribute('fetchpriority') ?? 'auto';
          return (
            ((isEager(picture) && !isFirst) || priority !== (isFirst ? 'high' : 'auto')) &&
            `${nameOf(picture)} is ${picture.getAttribute('loading')}, ${priority}`
          );
        });
      }),
    ).toEqual([]);
  });

  it('and on a page that begins with one, it is loaded at once', () => {
    const begins = ['/', '/projects', '/blog', '/logistics', '/brand'];
    const details = [...documents.keys()].filter((path) =>
      /^\/(?:blog|projects\/[^/]+|free-resources)\/[^/]+$/.test(path),
    );
    expect(details.length).toBeGreaterThan(30);
    for (const path of [...begins, ...details]) {
      const pictures = documents.get(path)?.querySelectorAll('body img') ?? [];
      expect(pictures.filter(isEager).length, path).toBe(1);
    }
  });

  it('come through /_ipx, or are drawings of the site itself', () => {
    expect(
      complaints((pictures) =>
        pictures.map((picture) => !/^\/(?:_ipx|flags)\//.test(picture.getAttribute('src') ?? '') && nameOf(picture)),
      ),
    ).toEqual([]);
  });
});

describe('the placeholder', () => {
  it('stands behind each photo-like picture, and never behind a drawing', () => {
    expect(
      complaints((pictures) =>
        pictures.map((picture) => {
          const src = sourceOf(picture);
          const has = PLACEHOLDER.test(picture.getAttribute('style') ?? '');
          return (src.endsWith('.svg') ? has : !/hero_/.test(src) && !has) && nameOf(picture);
        }),
      ),
    ).toEqual([]);
  });

  it('has 10 × 10 pixels, and adds little to a page', async () => {
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

  it('is not there behind a picture with transparent parts', async () => {
    const pictures = documents.get('/')?.querySelectorAll('.skyline img') ?? [];
    expect(pictures.length).toBeGreaterThan(4);
    for (const picture of pictures) expect(picture.getAttribute('style')).toBeUndefined();
    const answer = await fetch(siteBase + pictures[0]?.getAttribute('src'));
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).stats()).isOpaque).toBe(false);
  });
});
