import { expect, it } from 'vitest';
import { lookOf } from '#brand/brand.server.ts';
import { withSharingImage } from './fields.server.ts';
import { isSharingImage, sharingImage } from './sharing-image.server.ts';

const entry = { title: 'A title', words: '2026-10-14', product: { src: 'uploads/cover.webp', version: '1' } };
const look = lookOf(null);
const studio = { name: 'Acme', claim: 'Software', logo: { src: 'uploads/logo.svg', version: '1' }, look };

it('a signature is valid for one entry and one path', () => {
  const [, , signature = ''] = sharingImage('article', 'a', entry, studio).split('/');
  expect(isSharingImage(signature, 'article', 'a')).toBe(true);
  expect(isSharingImage(signature, 'article', 'b')).toBe(false);
  expect(isSharingImage(signature, 'project', 'a')).toBe(false);
  for (let index = 0; index < signature.length; index++) {
    const changed = `${signature.slice(0, index)}~${signature.slice(index + 1)}`;
    expect(isSharingImage(changed, 'article', 'a'), changed).toBe(false);
  }
  for (const other of ['', `${signature}~`, signature.slice(0, -1), signature.toUpperCase()])
    expect(isSharingImage(other, 'article', 'a'), other).toBe(false);
});

it('the URL changes with everything that is drawn, and with nothing else', () => {
  const addresses = [
    sharingImage('article', 'a', entry, studio),
    sharingImage('article', 'a', { ...entry, title: 'Another' }, studio),
    sharingImage('article', 'a', { ...entry, words: '2026-10-15' }, studio),
    sharingImage('article', 'a', { ...entry, product: null }, studio),
    sharingImage('article', 'a', { ...entry, product: { src: 'uploads/cover.webp', version: '2' } }, studio),
    sharingImage('article', 'a', { ...entry, product: { ...entry.product, focalPoint: '30% 70%' } }, studio),
    sharingImage('article', 'a', entry, { ...studio, name: 'Bcme' }),
    sharingImage('article', 'a', entry, { ...studio, look: { ...look, primary: '#7c3aed' } }),
    sharingImage('article', 'a', entry, { ...studio, claim: 'Ships' }),
    sharingImage('article', 'a', entry, { ...studio, logo: null }),
    sharingImage('article', 'a', entry, { ...studio, logo: { src: 'uploads/other.svg', version: '1' } }),
    sharingImage('article', 'a', entry, { ...studio, logo: { src: 'uploads/logo.svg', version: '2' } }),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(sharingImage('article', 'a', { ...entry }, { ...studio, logo: { ...studio.logo } })).toBe(addresses[0]);
});

it('an image chosen by an editor is used instead; its URL changes when it is replaced', async () => {
  const image = { src: 'uploads/own.png', alt: '', width: 1, height: 1, version: 'abc' };
  const entryFields = { title: 'A', description: 'B', image };
  expect(await withSharingImage(entryFields, 'article', 'a', entry)).toEqual({
    title: 'A',
    description: 'B',
    image: '/_ipx/f_jpeg,fit_cover,s_1200x630/uploads/own.png?v=abc',
  });
});
