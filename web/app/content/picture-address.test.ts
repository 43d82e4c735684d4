import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

it('the address of a picture changes with the file that has its name', () => {
  expect(pictureAddress('f_jpeg,w_1600', { src: 'uploads/a.png', version: 'x1' })).toBe(
    '/_ipx/f_jpeg,w_1600/uploads/a.png?v=x1',
  );
  expect(pictureAddress('_', { src: 'uploads/a.svg' })).toBe('/_ipx/_/uploads/a.svg');
});
