import { expect, it } from 'vitest';
import { imageUrl } from './image-url.ts';

it('the URL of an image changes when its file is replaced under the same name', () => {
  expect(imageUrl('f_jpeg,w_1600', { src: 'uploads/a.png', version: 'x1' })).toBe(
    '/_ipx/f_jpeg,w_1600/uploads/a.png?v=x1',
  );
  expect(imageUrl('_', { src: 'uploads/a.svg' })).toBe('/_ipx/_/uploads/a.svg');
});
