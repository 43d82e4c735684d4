import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { type Brand, requireBrand } from '#app/content/pages.server.ts';
import { getSiteOrDefault, type Site } from '#app/content/site.server.ts';
import { pressKit } from './press-kit.ts';

vi.mock('#app/content/pages.server.ts');
vi.mock('#app/content/site.server.ts');

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
const image = (fileName: string) => ({ src: `uploads/${fileName}`, fileName, alt: '', width: 40, height: 20 });
const kit = {
  text: 'Acme builds.\n\nSince 2016.',
  facts: [{ term: 'Founded', text: '2016' }],
  images: [
    { image: image('hall.svg'), narrow: null, tablet: null, caption: 'The hall' },
    { image: image('hall.svg'), narrow: null, tablet: null, caption: 'Another hall' },
    { image: null, narrow: null, tablet: null, caption: 'Deleted' },
  ],
};
const address = { street: 'Street 1', postalCode: '10000', city: 'Town', country: 'Country' };

function requestKit(pressKitOfBrand: Brand['pressKit'], canRead = true) {
  vi.stubGlobal('fetch', async () => (canRead ? new Response(svg) : new Response(null, { status: 404 })));
  const logos = [{ image: image('acme.svg'), caption: '' }];
  vi.mocked(requireBrand).mockResolvedValue({ pressKit: pressKitOfBrand, logos } as unknown as Brand);
  vi.mocked(getSiteOrDefault).mockResolvedValue({
    name: 'Acme',
    legalName: 'Acme Ltd',
    email: 'press@example.com',
    phone: '',
    address,
  } as Site);
  const sources = { strapiUrl: 'http://127.0.0.1:1337', siteUrl: 'http://localhost:3000', imageHosts: [] };
  return pressKit(sources).request('/brand/press-kit.zip');
}
afterEach(() => vi.unstubAllGlobals());

it('contains logos as SVG and PNG, images as JPEG, the text and the facts', async () => {
  const response = await requestKit(kit);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('acme-press-kit.zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'acme-press-kit/acme-about.txt',
    'acme-press-kit/logos/acme.svg',
    'acme-press-kit/logos/acme.png',
    'acme-press-kit/images/acme-hall.jpg',
    'acme-press-kit/images/acme-hall-3.jpg',
  ]);
  const about = strFromU8(files['acme-press-kit/acme-about.txt'] ?? new Uint8Array());
  for (const line of ['Since 2016.', 'Founded: 2016', 'images/acme-hall-3.jpg: Another hall', '10000 Town'])
    expect(about).toContain(line);
});

it('is a 404 without a press kit', async () => {
  expect((await requestKit(null)).status).toBe(404);
});

it('is a 503 while an image cannot be read, so that no kit is incomplete', async () => {
  const { status, headers } = await requestKit(kit, false);
  expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
});
