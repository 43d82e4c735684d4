import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSharingImageStudio, type SharingImageStudio, sharingImage } from '#app/content/sharing-image.server.ts';
import { drawSharingImage } from '#app/sharing-image/draw-sharing-image.server.ts';
import { sharingImageEntry } from '#app/sharing-image/sharing-image-text.ts';
import { sitePage } from '#app/site-map/describe-page.server.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { lookOf } from '#brand/brand.server.ts';
import { FIVE_MINUTES, IMMUTABLE } from './image-response.ts';
import { sharingImages } from './sharing-images.ts';

vi.mock('#app/site-map/site-pages.server.ts');
vi.mock('#app/sharing-image/draw-sharing-image.server.ts');
vi.mock('#app/content/sharing-image.server.ts', async (original) => ({
  ...(await original<typeof import('#app/content/sharing-image.server.ts')>()),
  getSharingImageStudio: vi.fn(),
}));

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'sharing-'));
const logo = { src: 'uploads/logo.svg', version: '1' };
const studio: SharingImageStudio = { name: 'Acme', claim: 'Software', logo, look: lookOf(null) };
let slugs = 0;
let page = project();
let canRead: boolean;
const app = sharingImages({
  dataDir: DATA_DIR,
  strapiUrl: 'http://127.0.0.1:1337',
  siteUrl: 'http://localhost:3000',
  imageHosts: [],
});

/** Creates a project, so that each test has its own. */
function project() {
  slugs += 1;
  const slug = `project-${slugs}`;
  const names = {
    path: `/projects/x/${slug}`,
    locale: null,
    slug,
    title: 'A title',
    description: '',
    lastModified: '',
    note: 'Client',
  };
  return sitePage({ ...names, kind: 'project', cutout: { src: 'uploads/cut.webp', version: '1' } });
}

const addressOf = (entry = page, by = studio) => sharingImage('project', entry.slug, sharingImageEntry(entry), by);
async function send(address: string) {
  const response = await app.request(address);
  return { status: response.status, cacheControl: response.headers.get('cache-control'), text: await response.text() };
}
const files = () => readdirSync(path.join(DATA_DIR, 'cache/sharing')).length;

beforeAll(() => {
  vi.stubGlobal('fetch', async () => (canRead ? new Response('<svg/>') : new Response(null, { status: 404 })));
});
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(DATA_DIR, { recursive: true, force: true });
});
beforeEach(() => {
  canRead = true;
  page = project();
  vi.mocked(listSitePages).mockImplementation(async () => [page]);
  vi.mocked(getSharingImageStudio).mockResolvedValue(studio);
  vi.mocked(drawSharingImage).mockReset();
  vi.mocked(drawSharingImage).mockImplementation(async ({ title, name }, _look, { logo, product }) =>
    Buffer.from(`${title} of ${name}${logo ? ', logo' : ''}${product ? ', product' : ''}`),
  );
});

const WHOLE = 'A title of Acme, logo, product';

describe('a sharing image', () => {
  it('is drawn once and cached by clients for a year', async () => {
    for (let times = 0; times < 2; times++)
      expect(await send(addressOf())).toEqual({ status: 200, cacheControl: IMMUTABLE, text: WHOLE });
    expect(drawSharingImage).toHaveBeenCalledOnce();
  });

  it('at the URL of another version is the current image, cached briefly and not stored', async () => {
    const before = addressOf();
    page = { ...page, title: 'A new title' };
    const text = 'A new title of Acme, logo, product';
    expect(await send(before)).toEqual({ status: 200, cacheControl: FIVE_MINUTES, text });
    expect(await send(addressOf())).toEqual({ status: 200, cacheControl: IMMUTABLE, text });
    expect(drawSharingImage).toHaveBeenCalledOnce();
  });

  it('that was stored is still available after the entry has changed', async () => {
    const before = addressOf();
    await send(before);
    page = { ...page, title: 'A new title' };
    expect(await send(before)).toEqual({ status: 200, cacheControl: IMMUTABLE, text: WHOLE });
  });

  it.each([
    [
      'its files cannot be read',
      () => {
        canRead = false;
      },
      'A title of Acme',
    ],
    [
      'the studio cannot be read',
      () =>
        vi
          .mocked(getSharingImageStudio)
          .mockResolvedValue({ name: 'localhost', claim: '', logo: null, look: lookOf(null), isDefault: true }),
      'A title of localhost, product',
    ],
  ])('is neither stored nor drawn for every request while %s', async (_, fail, text) => {
    const before = files();
    fail();
    for (let times = 0; times < 3; times++)
      expect(await send(addressOf())).toEqual({ status: 200, cacheControl: FIVE_MINUTES, text });
    expect(files()).toBe(before);
    expect(drawSharingImage).toHaveBeenCalledOnce();
  });
});

it('an unsigned URL is a 404', async () => {
  for (const address of [addressOf().replace(/\/og\/./, '/og/x'), addressOf().replace('.jpg', '.png')])
    expect((await send(address)).status).toBe(404);
  page = project();
  const gone = addressOf({ ...page, slug: 'gone' });
  expect((await send(gone)).status).toBe(404);
});
