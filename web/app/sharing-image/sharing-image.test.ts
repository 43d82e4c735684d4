import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { SitePage } from '#app/site-map/site-page.ts';
import { lookOf } from '#brand/brand.server.ts';
import { drawSharingImage } from './draw-sharing-image.server.ts';
import { sharingImageText, titleSize } from './sharing-image-text.ts';

const look = lookOf(null);
const page: SitePage = {
  path: '/blog/a',
  kind: 'article',
  slug: 'a',
  title: 'A title',
  locale: 'en',
  searchTitle: '',
  description: '',
  lastModified: '',
  date: '2026-10-14',
  author: null,
  listedAt: [],
  note: 'Logistics',
  keywords: [],
  searchKeywords: [],
  answers: [],
  cover: null,
  cutout: null,
  images: [],
  markdown: '',
};

describe('the text on an image', () => {
  it('has the date of an article, or the heading and name of a marketing page', () => {
    expect(sharingImageText(page)).toEqual({ title: 'A title', line: 'Article, 14 October 2026' });
    expect(sharingImageText({ ...page, kind: 'page', title: 'Company', note: 'People who visit' })).toEqual({
      title: 'People who visit',
      line: 'Company',
    });
    expect(sharingImageText({ ...page, kind: 'page', title: 'The start', note: '' })).toEqual({
      title: 'The start',
      line: '',
    });
  });
  it('is smaller, and cut at a word, if the title is long', () => {
    const { title } = sharingImageText({ ...page, title: 'word '.repeat(50).trim() });
    expect(title).toMatch(/word…$/);
    expect(title.length).toBeLessThanOrEqual(151);
    expect(titleSize(title)).toBeLessThan(titleSize('A title'));
  });
});

describe('an image', () => {
  const words = { title: 'Łódź & <b>Saarevõrk</b> 東京', line: 'Blog', name: 'Saarevõrk', claim: 'Software' };
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#fff" d="M0 0h90v30H0z"/></svg>',
  );
  const product = () =>
    sharp({ create: { width: 2000, height: 1200, channels: 4, background: '#f00' } })
      .webp()
      .toBuffer();
  it.each([
    ['flags', null],
    ['a cutout', true],
    ['a cover', false],
  ] as const)('with %s is a JPEG of 1200 × 630 below 200 kB', async (_name, isCutOut) => {
    const drawn = await drawSharingImage(words, look, {
      logo: isCutOut === null ? null : logo,
      product: isCutOut === null ? null : { image: await product(), isCutOut },
    });
    const { format, width, height } = await sharp(drawn).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(200_000);
  });
  it('is cropped around the focal point', async () => {
    const left = {
      input: { create: { width: 1000, height: 600, channels: 3, background: '#00f' } },
      left: 0,
      top: 0,
    } as const;
    const image = await sharp({ create: { width: 2000, height: 600, channels: 3, background: '#f00' } })
      .composite([left])
      .png()
      .toBuffer();
    const colourAt = async (focalPoint?: string) => {
      const drawn = await drawSharingImage(words, look, {
        logo: null,
        product: { image, isCutOut: false, focalPoint },
      });
      const [red = 0, , blue = 0] = await sharp(drawn)
        .extract({ left: 1100, top: 100, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return red > blue ? 'red' : 'blue';
    };
    expect(await colourAt()).toBe('blue');
    expect(await colourAt('90% 50%')).toBe('red');
  });
  it('has letters beyond Western European ones', async () => {
    const drawn = async (title: string) => drawSharingImage({ ...words, title }, look, { logo: null, product: null });
    // Missing letters would all be drawn as the same box.
    expect((await drawn('Ł')).equals(await drawn('Ő'))).toBe(false);
  });
  it('has Greek, Cyrillic and Vietnamese letters with each typeface', async () => {
    const archivo = { ...look, headingTypeface: 'Archivo', textTypeface: 'Archivo' } as const;
    const drawn = async (title: string) =>
      drawSharingImage({ ...words, title }, archivo, { logo: null, product: null });
    // Missing letters would all be drawn as the same box.
    const [missing, ...letters] = await Promise.all(['東', 'Ω', 'Ж', 'ế'].map(drawn));
    for (const letter of letters) expect(letter.equals(missing ?? letter)).toBe(false);
  });
  it('leaves out letters and emoji that no typeface has, every time', async () => {
    const image = await product();
    const drawn = async (title: string, claim = words.claim) =>
      drawSharingImage({ ...words, title, claim }, look, { logo: null, product: { image, isCutOut: false } });
    const expected = await drawn('Trains of');
    for (const title of ['Trains of 東京', '👋🏽 Trains 열차 of', 'Trains of 東京'])
      expect((await drawn(title)).equals(expected), title).toBe(true);
    expect((await drawn('東京の電車')).equals(await drawn(words.claim, ''))).toBe(true);
  });
  it('names a studio without a logo once', async () => {
    const foot = async (claim: string) => {
      const drawn = await drawSharingImage({ ...words, claim }, look, { logo: null, product: null });
      return sharp(drawn).extract({ left: 600, top: 550, width: 600, height: 70 }).raw().toBuffer();
    };
    const [repeated, empty] = await Promise.all([foot(words.name), foot('')]);
    expect(repeated.equals(empty)).toBe(true);
    expect(empty.equals(await foot('Software'))).toBe(false);
  });
  it('has a long name on one line, within the band at the bottom', async () => {
    const drawn = await drawSharingImage(
      {
        ...words,
        name: 'Wirtschaftsprüfungsgesellschaft Müller',
        claim: 'Accounting software for small firms in Lyon',
      },
      look,
      { logo: null, product: null },
    );
    const isEmpty = async (top: number) => {
      const strip = await sharp(drawn).extract({ left: 0, top, width: 1200, height: 8 }).greyscale().raw().toBuffer();
      return Math.max(...strip) - Math.min(...strip) < 20;
    };
    expect(await Promise.all([isEmpty(546), isEmpty(616)])).toEqual([true, true]);
  });
  it('has the logo, or the name, at the bottom', async () => {
    const foot = async (logo: Buffer | null) => {
      const drawn = await drawSharingImage(words, look, { logo, product: null });
      return sharp(drawn).extract({ left: 72, top: 566, width: 140, height: 36 }).raw().toBuffer();
    };
    const [drawn, written] = [await foot(logo), await foot(null)];
    const isWhite = (level: number) => level > 240;
    expect(drawn.every(isWhite)).toBe(true);
    expect(written.every(isWhite)).toBe(false);
    expect(written.some(isWhite)).toBe(true);
  });
});
