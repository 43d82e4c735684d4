import { expect, it } from 'vitest';
import { MAX_PIXELS as MOST_UPLOADED } from '../../../cms/src/publishing/max-pixels.ts';
import { MAX_PIXELS, transformImage } from './transform-image.ts';

const UNMODIFIED = { values: {}, key: '' };
const ENTITIES = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it.each(['', '\ufeff', ' \n', '\ufeff\n'])('a drawing with entities is refused, also after %j', async (start) => {
  await expect(transformImage(Buffer.from(start + ENTITIES), UNMODIFIED)).rejects.toThrow('has entities');
});

it('a drawing with a byte order mark is one like any other', async () => {
  const drawing = '\ufeff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  expect((await transformImage(Buffer.from(drawing), UNMODIFIED)).type).toBe('svg+xml');
});

it('the content system takes no image that is larger than what can be shown', () => {
  expect(MOST_UPLOADED).toBe(MAX_PIXELS);
});
