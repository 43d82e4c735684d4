import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, open, test } from './fixtures.ts';

test('each logo is downloaded as SVG and as a sharp PNG, under the studio’s name', async ({ page }) => {
  await open(page, '/brand');
  const plates = page.getByRole('region', { name: 'Logos' }).getByRole('figure');
  const names = ['northquay', 'northquay-inverse', 'northquay-mark'];
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
    const drawing = await download('SVG');
    expect(drawing.name).toBe(`${name}.svg`);
    expect(drawing.bytes.toString()).toContain('<svg');
    const png = await download('PNG');
    expect(png.name).toBe(`${name}.png`);
    const { format, width, height, hasAlpha } = await sharp(png.bytes).metadata();
    const natural = await sharp(drawing.bytes).metadata();
    expect([format, width, hasAlpha]).toEqual(['png', 2048, true]);
    expect(width / height).toBeCloseTo(natural.width / natural.height, 1);
    // Drawn in this size: what is enlarged from a few pixels has hardly an edge as steep.
    expect(await softPart(png.bytes)).toBeLessThan(0.02);
  }
});

/** How much of a picture is neither clear nor covered: edges, which are thin where it was drawn in its size. */
async function softPart(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((alpha) => alpha > 10 && alpha < 245).length / data.length;
}
