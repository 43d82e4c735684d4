import { expect, it } from 'vitest';
import { isSharingPicture, sharingPicture } from './sharing-picture.server.ts';

it('a signature holds for one entry and one spelling', () => {
  const [, , signature = ''] = sharingPicture('article', 'a', 'A title').split('/');
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
