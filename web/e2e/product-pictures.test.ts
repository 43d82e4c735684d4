import { sizesOfTexts } from '../../cms/content/media-sources/in-page.mts';
import { PICTURES, type Picture } from '../../cms/content/media-sources/pictures.mts';
import { expect, open, test } from './fixtures.ts';

const SOURCES = new URL('../../cms/content/media-sources/', import.meta.url);
const MIN_TEXT_PX = 11;
const TABLETS = [768, 1024];
/** How much of the column a product fills on tablets, without the plate at its sides. */
const MIN_SHARE = 0.85;
const products = PICTURES.filter(({ key }) => key.startsWith('products/'));

type Shown = { picture: Picture; path: string; width: number; scale: number; share: number };

// Only for images of the demo, whose sources are known.
test('product images are large, with texts of 11 px or more, on phones, tablets and desktops', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/projects\/[^/<]+\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  expect(paths.length).toBeGreaterThan(10);
  const shown: Shown[] = [];
  for (const width of [390, ...TABLETS, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await open(page, path);
      const images = await page.locator('main figure img').evaluateAll((all) =>
        Promise.all(
          all
            .filter((image) => image instanceof HTMLImageElement)
            .map(async (image) => {
              image.loading = 'eager';
              await image.decode();
              return {
                file: image.currentSrc.replace(/^.*\/|_[0-9a-f]{10}\.webp.*$/g, '').replaceAll('_', '-'),
                width: image.getBoundingClientRect().width,
                column: image.closest('figure')?.getBoundingClientRect().width ?? 0,
              };
            }),
        ),
      );
      for (const image of images) {
        const picture = products.find(({ key }) => key === `products/${image.file}`);
        if (!picture) continue;
        const plate = picture.crop?.plate ?? { width: picture.width, shown: picture.width };
        const scale = image.width / plate.width;
        shown.push({ picture, path, width, scale, share: (plate.shown * scale) / image.column });
      }
    }
  }
  expect(new Set(shown.map(({ picture }) => picture.key)).size).toBe(products.length);
  const ofTablets = shown.filter(({ width }) => TABLETS.includes(width));
  expect(ofTablets.filter(({ picture, share }) => !picture.key.endsWith('-tablet') || share < MIN_SHARE)).toEqual([]);

  await page.route('http://sources.test/**', (route) =>
    route.fulfill({ path: new URL(`.${new URL(route.request().url()).pathname}`, SOURCES).pathname }),
  );
  const tooSmall: string[] = [];
  for (const picture of products) {
    const places = shown.filter((place) => place.picture === picture);
    await page.setViewportSize(picture);
    await page.goto(`http://sources.test/${picture.source}`);
    await page.evaluate(() => document.fonts.ready);
    const box = picture.crop ?? { x: 0, y: 0, width: picture.width, height: picture.height };
    const texts = await page.evaluate(sizesOfTexts, box);
    expect(texts.length, picture.key).toBeGreaterThan(0);
    const enlarged = picture.crop ? picture.crop.plate.shown / picture.crop.width : 1;
    for (const { path, width, scale } of places)
      for (const { text, size } of texts)
        if (size * enlarged * scale < MIN_TEXT_PX - 0.05)
          tooSmall.push(`${path} at ${width} px: “${text}” has ${(size * enlarged * scale).toFixed(1)} px`);
  }
  expect(tooSmall).toEqual([]);
});

test('the products of the home page fade at the end of the window while there are more', async ({ page }) => {
  const end = page.locator('.skyline-end');
  const opacity = () => end.evaluate((element) => Number(getComputedStyle(element, '::after').opacity));
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, '/');
  await expect.poll(opacity).toBe(1);
  await page.locator('.skyline').evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect.poll(opacity).toBe(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect.poll(opacity).toBe(0);
});
