import { expect, it } from 'vitest';
import { readVideoAddress } from './video-address.ts';

it.each([
  ['https://youtu.be/a-B_1', 'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1'],
  ['https://www.youtube.com/watch?v=a-B_1', 'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
])('%s is played by %s', (page, player) => {
  expect(readVideoAddress(page)).toMatchObject({ page, player });
});

it.each([
  'https://example.com/123',
  'https://vimeo.com/123/../x',
  'http://youtu.be/a',
  'https://youtu.be/a"b',
])('%s is no video', (page) => expect(readVideoAddress(page)).toBeNull());
