import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readVideoAddress } from './video-address.ts';

const { regex } = JSON.parse(
  readFileSync(new URL('../../../cms/src/components/sections/video.json', import.meta.url), 'utf8'),
).attributes.url;
/** Checks a URL as the CMS does. */
const isAccepted = (page: string) => new RegExp(regex).test(page);

it.each([
  ['https://youtu.be/a-B_1', 'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1'],
  ['https://www.youtube.com/watch?v=a-B_1', 'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1'],
  ['https://youtu.be/a-B_1?si=xY-z_9&t=42', 'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1'],
  ['https://youtube.com/watch?v=a-B_1&t=42s', 'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1'],
  ['https://vimeo.com/123?share=copy', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
])('%s has the player %s', (page, player) => {
  expect(readVideoAddress(page)).toMatchObject({ page, player });
  expect(isAccepted(page)).toBe(true);
});

it.each([
  'https://example.com/123',
  'https://vimeo.com/123/../x',
  'http://youtu.be/a',
  'https://youtu.be/a"b',
  'https://vimeo.com/abc',
])('%s is not a video', (page) => {
  expect(readVideoAddress(page)).toBeNull();
  expect(isAccepted(page)).toBe(false);
});
