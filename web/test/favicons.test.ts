import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { singleTypePath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { siteBase } from './stack.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

const read = async (path: string, base = siteBase) => {
  const response = await fetch(base + path);
  expect(response.status, path).toBe(200);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type'),
    headers: response.headers,
  };
};
/** The icons that a page links to, by file name. */
const linkedIcons = async (base = siteBase) => {
  const document = parse((await read('/', base)).body.toString());
  const links = document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]');
  return Object.fromEntries(
    links.map((link) => link.getAttribute('href') ?? '').map((href) => [path.basename(href), href]),
  );
};
const cornerOf = async (image: Buffer) => {
  const corner = await sharp(image).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  return [...corner.subarray(0, 3)];
};
const TEAL = [10, 59, 56];

describe('the demo', () => {
  it('has icons for browsers and phones', async () => {
    const icons = await linkedIcons();
    expect(Object.keys(icons)).toEqual(['favicon.ico', 'icon.svg', 'apple-touch-icon.png']);
    for (const href of Object.values(icons)) {
      expect(href).toMatch(/^\/icons\/[\da-f]{8}\//);
      expect((await read(href)).headers.get('cache-control')).toContain('immutable');
    }
    const touch = (await read(icons['apple-touch-icon.png'] ?? '')).body;
    expect(await sharp(touch).metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await sharp(touch).stats()).isOpaque).toBe(true);
    expect(await cornerOf(touch)).toEqual(TEAL);
    const drawing = await read(icons['icon.svg'] ?? '');
    expect(drawing.type).toBe('image/svg+xml');
    expect(drawing.body.toString()).toContain('prefers-color-scheme:dark');
    expect(drawing.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
    expect(drawing.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('has an .ico of 16, 32 and 48 pixels at /favicon.ico', async () => {
    const { body, type, headers } = await read('/favicon.ico');
    expect(body.equals((await read((await linkedIcons())['favicon.ico'] ?? '')).body)).toBe(true);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(type).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
    expect([...body.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    for (const [at, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * at;
      const [bytes, offset] = [body.readUInt32LE(entry + 8), body.readUInt32LE(entry + 12)];
      const image = body.subarray(offset, offset + bytes);
      expect(body[entry]).toBe(side);
      expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    }
  });

  it('has a manifest with the studio’s name from the CMS, and icons of the listed sizes', async () => {
    const document = parse((await read('/')).body.toString());
    expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/site.webmanifest');
    expect(document.querySelectorAll('meta[name=theme-color]').length).toBeGreaterThan(0);
    const { body, type } = await read('/site.webmanifest');
    expect(type).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body.toString());
    expect(manifest).toMatchObject({ name: 'Northquay', start_url: '/' });
    expect(manifest.icons).toHaveLength(4);
    for (const { src, sizes, purpose, type } of manifest.icons) {
      const icon = await read(src);
      expect(icon.type).toBe(type);
      const { width, height } = await sharp(icon.body).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
      if (purpose === 'maskable') expect(await cornerOf(icon.body)).toEqual(TEAL);
    }
  });

  it('serves the current icon, uncached, for an unknown version, and 404 for other files', async () => {
    const [unknown, known] = [await read('/icons/ffffffff/icon-192.png'), await linkedIcons()];
    expect(unknown.headers.get('cache-control')).toBe('public, max-age=300');
    const now = await read((known['icon.svg'] ?? '').replace('icon.svg', 'icon-192.png'));
    expect(unknown.body.equals(now.body)).toBe(true);
    for (const file of ['icon-193.png', 'ICON.SVG', 'nothing'])
      expect((await fetch(`${siteBase}/icons/ffffffff/${file}`)).status, file).toBe(404);
  });
});

describe('an editor', () => {
  const SITE = singleTypePath('site');
  let cms: WorkerCms;
  let site: SiteProcess;
  beforeAll(async () => {
    cms = await restoreWorkerCms();
    site = await startSite({
      strapiUrl: cms.url,
      port: cms.sitePort,
      env: { STRAPI_TOKEN: cms.token, ...SITE_SECRETS },
    });
  });
  afterAll(async () => {
    await site?.stop();
  });

  const findUpload = async (name: string) => {
    const { results } = (await cms.admin('GET', `/upload/files?filters[name]=${name}`)) as {
      results: { id: number; url: string }[];
    };
    const [file] = results;
    if (!file) throw new Error(`Nothing is named ${name}`);
    return file;
  };
  /** Publishes Site with this icon. Returns the icon links of a page once they have changed. */
  const publishIcon = async (icon: number | null) => {
    const before = JSON.stringify(await linkedIcons(site.base));
    await cms.admin('PUT', SITE, { brand: { icon } });
    await cms.admin('POST', `${SITE}/actions/publish`, {});
    await waitFor('the icon has changed', async () => JSON.stringify(await linkedIcons(site.base)) !== before);
    return linkedIcons(site.base);
  };

  it('changes the icon without a restart: to a photo, to none, and to a missing file', async () => {
    const first = await linkedIcons(site.base);
    const [ico, mark] = [await read('/favicon.ico', site.base), await read(first['icon.svg'] ?? '', site.base)];

    const photo = await publishIcon((await findUpload('dock.webp')).id);
    expect(Object.keys(photo)).toEqual(['favicon.ico', 'icon-192.png', 'apple-touch-icon.png']);
    for (const href of Object.values(photo)) await read(href, site.base);
    expect((await read('/favicon.ico', site.base)).body.equals(ico.body)).toBe(false);
    const manifest = (await read('/site.webmanifest', site.base)).body.toString();
    expect(manifest).not.toContain('svg');
    for (const { src } of JSON.parse(manifest).icons) await read(src, site.base);
    expect((await fetch(`${site.base}${photo['favicon.ico']?.replace('favicon.ico', 'icon.svg')}`)).status).toBe(404);
    // Pages rendered before the change still find their icon.
    expect((await read(first['icon.svg'] ?? '', site.base)).body.equals(mark.body)).toBe(true);

    const letter = await publishIcon(null);
    expect((await read(letter['icon.svg'] ?? '', site.base)).body.toString()).toContain('<path fill="#ffffff"');

    const { id, url } = await findUpload('northquay-mark.svg');
    await rm(path.join(cms.dataDir, 'cms/public', url));
    const lost = await publishIcon(id);
    const instead = await read(lost['favicon.ico'] ?? '', site.base);
    expect(instead.headers.get('cache-control')).toBe('public, max-age=300');
    expect(instead.body.equals((await read(letter['favicon.ico'] ?? '', site.base)).body)).toBe(true);
  });

  it('changes the colours of pages, icons, the manifest and sharing images', async () => {
    const start = async () => parse((await read('/', site.base)).body.toString());
    const imageOf = async () =>
      new URL((await start()).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '').pathname;
    const stylesOf = async () => (await start()).querySelector('#brand')?.text ?? '';
    const before = await imageOf();
    expect(await stylesOf()).toContain('--primary:#0d9488');

    const brand = { primary: '#6d28d9', accent: '#00c2ff', corner: 'round', heading_typeface: 'Space Grotesk' };
    await cms.admin('PUT', SITE, { brand });
    await cms.admin('POST', `${SITE}/actions/publish`, {});
    await waitFor('the page is violet', async () => (await stylesOf()).includes('--fill:#6d28d9'), 5_000);

    expect(await stylesOf()).toContain('--r-control:8px');
    const fonts = (await start())
      .querySelectorAll('link[rel=preload][as=font]')
      .map((link) => link.getAttribute('href'));
    expect(fonts).toEqual([expect.stringContaining('space-grotesk'), expect.stringContaining('archivo')]);
    const icon = (await read((await linkedIcons(site.base))['icon.svg'] ?? '', site.base)).body.toString();
    expect(icon).toContain('fill="#6d28d9"');
    const manifest = JSON.parse((await read('/site.webmanifest', site.base)).body.toString());
    expect(await stylesOf()).toContain(`--bg:${manifest.background_color}`);
    const after = await imageOf();
    expect(after).not.toBe(before);
    const [r = 0, g = 0, b = 0] = await cornerOf((await read(after, site.base)).body);
    // Greys take their hue from the primary colour: violet, not teal.
    expect(b).toBeGreaterThan(g);
    expect(r).toBeGreaterThanOrEqual(g);
  });

  it('sees the palette derived from two colours before saving them', async () => {
    const colours = new URLSearchParams({ primary: '#ff7a00', accent: '#ffc83a' });
    const { themes, shifts } = z
      .object({
        themes: z.array(z.object({ samples: z.array(z.object({ contrast: z.number() })) })),
        shifts: z.unknown(),
      })
      .parse(await cms.admin('GET', `/palette-preview?${colours}`));
    expect(themes).toHaveLength(2);
    for (const { contrast } of themes.flatMap(({ samples }) => samples)) expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(shifts).toContainEqual(expect.objectContaining({ role: 'links in the light theme', from: '#ff7a00' }));
    expect((await fetch(`${cms.url}/palette-preview?${colours}`)).status).toBe(401);
    expect((await fetch(`${site.base}/api/preview/palette?${colours}`)).status).toBe(403);
  });
});

it('a site that has never reached its CMS has a letter as its icon', async () => {
  const alone = await startSite({ strapiUrl: 'http://127.0.0.1:9' });
  for (const address of ['/favicon.ico', '/icons/ffffffff/apple-touch-icon.png']) await read(address, alone.base);
  await alone.stop();
});
