import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, open, test } from './fixtures.ts';

test('each logo can be downloaded as SVG and as a sharp PNG, named after the studio', async ({ page }) => {
  await open(page, '/brand');
  const plates = page
    .getByRole('region', { name: 'Logos' })
    .getByRole('figure')
    .filter({ has: page.getByRole('link', { name: /^Download/ }) });
  const names = ['northquay', 'northquay-mark', 'northquay-inverse'];
  await expect(plates).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const download = async (format: string) => {
      const started = page.waitForEvent('download');
      await plates
        .nth(index)
        .getByRole('link', { name: `Download ${format}` })
        .click();
      const file = await started;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const svg = await download('SVG');
    expect(svg.name).toBe(`${name}.svg`);
    expect(svg.bytes.toString()).toContain('<svg');
    const png = await download('PNG');
    expect(png.name).toBe(`${name}.png`);
    const { format, width, height, hasAlpha } = await sharp(png.bytes).metadata();
    const original = await sharp(svg.bytes).metadata();
    expect([format, width, hasAlpha]).toEqual(['png', 2048, true]);
    expect(width / height).toBeCloseTo(original.width / original.height, 1);
    expect(await shareOfBlurredPixels(png.bytes)).toBeLessThan(0.02);
  }
});

/** The share of half-transparent pixels, which is small unless the image was enlarged from a smaller one. */
async function shareOfBlurredPixels(image: Buffer): Promise<number> {
  const { data } = await sharp(image).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return data.filter((alpha) => alpha > 10 && alpha < 245).length / data.length;
}

test('the press kit is one file with logos, images, text and facts', async ({ page }) => {
  await open(page, '/brand#press-kit');
  const section = page.getByRole('region', { name: 'Press kit' });
  const started = page.waitForEvent('download');
  await expect(section).toMatchAriaSnapshot(`
    - region "Press kit":
      - heading "Press kit" [level=2]
      - paragraph
      - link "Download ZIP"
  `);
  const link = section.getByRole('link', { name: 'Download ZIP' });
  await link.focus();
  await page.keyboard.press('Enter');
  const file = await started;
  expect(file.suggestedFilename()).toBe('northquay-press-kit.zip');
  const files = unzipSync(await readFile(await file.path()));
  const contentOf = (name: string) => files[`northquay-press-kit/${name}`] ?? new Uint8Array();

  const about = strFromU8(contentOf('northquay-about.txt'));
  const terms = await section.getByRole('term').allInnerTexts();
  expect(terms.length).toBeGreaterThan(3);
  for (const term of terms) expect(about).toContain(`${term}: `);
  expect(about).not.toContain('{{');
  expect(strFromU8(contentOf('logos/northquay-inverse.svg'))).toContain('<svg');
  expect(await sharp(contentOf('logos/northquay-inverse.png')).metadata()).toMatchObject({
    format: 'png',
    width: 2048,
  });
  const images = Object.keys(files).filter((name) => name.includes('/images/'));
  expect(images).toHaveLength(await section.getByRole('figure').count());
  expect(await sharp(files[images[0] ?? '']).metadata()).toMatchObject({ format: 'jpeg' });

  const [one] = await Promise.all([
    page.waitForEvent('download'),
    section
      .getByRole('link', { name: /^Download JPEG/ })
      .first()
      .click(),
  ]);
  expect(images).toContain(`northquay-press-kit/images/${one.suggestedFilename()}`);
});
