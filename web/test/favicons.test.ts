import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getPage, siteBase } from './stack.ts';

const read = async (path: string) => {
  const answer = await fetch(siteBase + path);
  expect(answer.status, path).toBe(200);
  return { body: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
};

it('a page names icons for browsers and phones, and they are there', async () => {
  const document = parse((await getPage('/')).html);
  const linked = (rel: string) =>
    document.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute('href') ?? '');
  expect(linked('icon')).toEqual(['/favicon.ico', '/brand/favicon.svg']);
  const [touch = ''] = linked('apple-touch-icon');
  const icon = sharp((await read(touch)).body);
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
  expect((await read('/brand/favicon.svg')).body.toString()).toContain('prefers-color-scheme:dark');
  expect(linked('manifest')).toEqual(['/site.webmanifest']);
  expect(document.querySelectorAll('meta[name=theme-color]').length).toBeGreaterThan(0);
});

it('the .ico holds 16, 32 and 48 pixels', async () => {
  const { body, type } = await read('/favicon.ico');
  expect(type).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
  expect([...body.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [at, side] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * at;
    const [bytes, offset] = [body.readUInt32LE(entry + 8), body.readUInt32LE(entry + 12)];
    const picture = body.subarray(offset, offset + bytes);
    expect(body[entry]).toBe(side);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  }
});

it('the manifest has the studio’s name from the content system, and icons of the sizes it says', async () => {
  const { body, type } = await read('/site.webmanifest');
  expect(type).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(body.toString());
  expect(manifest).toMatchObject({ name: 'Northquay', start_url: '/' });
  for (const { src, sizes, purpose } of manifest.icons) {
    const { width, height } = await sharp((await read(src)).body).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    if (purpose === 'maskable') {
      const corner = await sharp((await read(src)).body)
        .extract({ left: 0, top: 0, width: 2, height: 2 })
        .raw()
        .toBuffer();
      expect([...corner.subarray(0, 3)]).not.toEqual([0, 0, 0]);
    }
  }
});
