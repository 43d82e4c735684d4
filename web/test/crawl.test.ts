import { expect, it } from 'vitest';
import { crawl } from './crawl.ts';
import { siteBase } from './stack.ts';

const PAGES_AT_LEAST = 110;
/** Long, because the site has to resize 1,500 images. */
const LIMIT_MS = 600_000;

it(
  'no link, image, download or anchor of the site is broken',
  async () => {
    const { broken, pages, files } = await crawl(siteBase);
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThanOrEqual(PAGES_AT_LEAST);
    expect(files.size).toBeGreaterThan(100);
  },
  LIMIT_MS,
);
