import { expect, it } from 'vitest';
import { sharedAs } from './shared.server.ts';
import { isSharingPicture, sharingPicture } from './sharing-picture.server.ts';

const entry = { title: 'A title', words: '2026-10-14', product: { src: 'uploads/cover.webp', version: '1' } };
const studio = { name: 'Northquay', claim: 'Software', logo: { src: 'uploads/logo.svg', version: '1' } };

it('a signature holds for one entry and one spelling', () => {
  const [, , signature = ''] = sharingPicture('article', 'a', entry, studio).split('/');
  expect(isSharingPicture(signature, 'article', 'a')).toBe(true);
  expect(isSharingPicture(signature, 'article', 'b')).toBe(false);
  expect(isSharingPicture(signature, 'project', 'a')).toBe(false);
  for (let at = 0; at < signature.length; at++) {
    const changed = `${signature.slice(0, at)}~${signature.slice(at + 1)}`;
    expect(isSharingPicture(changed, 'article', 'a'), changed).toBe(false);
  }
  for (const other of ['', `${signature}~`, signature.slice(0, -1), signature.toUpperCase()])
    expect(isSharingPicture(other, 'article', 'a'), other).toBe(false);
});

it('the address changes with each thing that is drawn, and with nothing else', () => {
  const addresses = [
    sharingPicture('article', 'a', entry, studio),
    sharingPicture('article', 'a', { ...entry, title: 'Another' }, studio),
    sharingPicture('article', 'a', { ...entry, words: '2026-10-15' }, studio),
    sharingPicture('article', 'a', { ...entry, product: null }, studio),
    sharingPicture('article', 'a', { ...entry, product: { src: 'uploads/cover.webp', version: '2' } }, studio),
    sharingPicture('article', 'a', entry, { ...studio, name: 'Southquay' }),
    sharingPicture('article', 'a', entry, { ...studio, claim: 'Ships' }),
    sharingPicture('article', 'a', entry, { ...studio, logo: null }),
    sharingPicture('article', 'a', entry, { ...studio, logo: { src: 'uploads/other.svg', version: '1' } }),
    sharingPicture('article', 'a', entry, { ...studio, logo: { src: 'uploads/logo.svg', version: '2' } }),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(sharingPicture('article', 'a', { ...entry }, { ...studio, logo: { ...studio.logo } })).toBe(addresses[0]);
});

it('an editor’s own picture takes its place, under an address that changes when it is replaced', async () => {
  const image = { src: 'uploads/own.png', alt: '', width: 1, height: 1, version: 'abc' };
  const given = { title: 'A', description: 'B', image };
  expect(await sharedAs(given, 'article', 'a', entry)).toEqual({
    title: 'A',
    description: 'B',
    picture: '/_ipx/f_jpeg,fit_cover,s_1200x630/uploads/own.png?v=abc',
  });
});
