import type { Page } from '@playwright/test';
import { ENTRIES, PAGES, SINGLES } from '#app/page-addresses.ts';
import { expect, open, test, untilHydrated } from './fixtures.ts';
import { observeShifts, readShifts } from './layout-shifts.ts';
import { sendForm } from './send-form.ts';
import { tabThrough } from './tab-through.ts';

/**
 * Requirements for every route, tested on a page of each kind: no layout shift while loading on a slow phone, no duplicate ids, no
 * violation of WCAG in either theme, readable at 320 px (1280 px at a zoom of 400 %), and usable with the keyboard.
 */

const LISTED = [...Object.values(SINGLES), ...Object.values(PAGES), ...Object.values(ENTRIES)];
/** Pages that are not in the site map: forms, thank-you pages, 404. */
const OTHERS = [
  '/search?q=warehouse',
  '/startups/apply/about-you',
  '/startups/apply/review',
  '/startups/apply/thanks?sent=…',
  '/careers/:slug/apply',
  '/contact?sent=…',
  '/no-such-page',
];
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

test.use({ expectedErrors: /status of 404 \(Not Found\) \(\S+\/no-such-page\)$/, viewport: PHONE });

let sitemapPaths: string[] | undefined;
/** A path that matches the pattern: the longest one, which tends to have the longest title. */
async function findPath(pattern: string, page: Page): Promise<string> {
  if (pattern.endsWith('?sent=…')) {
    const { origin } = new URL((await page.request.get('/robots.txt')).url());
    const { receipt } = await sendForm(origin, pattern.replace(/(\/thanks)?\?.*/, ''));
    return pattern.replace('…', receipt);
  }
  if (!pattern.includes('/:')) return pattern;
  if (!sitemapPaths) {
    const map = await (await page.request.get('/sitemap.xml')).text();
    sitemapPaths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  }
  const entry =
    Object.values(ENTRIES)
      .filter((known) => pattern.startsWith(known))
      .sort((a, b) => b.length - a.length)[0] ?? pattern;
  const matcher = new RegExp(`^${entry.replace(/:\w+/g, '[^/]+')}$`);
  const found = sitemapPaths.filter((path) => matcher.test(path)).sort((a, b) => b.length - a.length)[0];
  expect(found, `a page for ${pattern}`).toBeDefined();
  return `${found}${pattern.slice(entry.length)}`;
}

/**
 * Sum of all layout shifts while loading and scrolling down. Shifts before the document is parsed don't count: with a slow CPU
 * Chromium may paint a header whose last button is not parsed yet.
 */
async function measureShifts(page: Page, path: string): ReturnType<typeof readShifts> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await observeShifts(page);
  await page.goto(path);
  await untilHydrated(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const parsed = await page.evaluate(() => performance.timing.domInteractive - performance.timeOrigin);
  return readShifts(page, parsed);
}

for (const pattern of [...LISTED, ...OTHERS])
  test(`${pattern}: no layout shift, no WCAG violation in either theme, fits 320 px`, async ({
    page,
    expectAccessible,
  }) => {
    const path = await findPath(pattern, page);
    const { sum, sources } = await measureShifts(page, path);
    expect(sum, `layout shift of ${sources.join(', ')}`).toBeLessThan(0.001);

    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(duplicates, 'duplicate ids').toEqual([]);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible();
    }

    await page.setViewportSize({ width: 320, height: 256 });
    const tooWide = await page.evaluate(() =>
      document.documentElement.scrollWidth > innerWidth
        ? [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .slice(0, 5)
            .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
        : [],
    );
    expect(tooWide, 'overflows 320 px').toEqual([]);
  });

/** Words that a narrow column breaks into two lines without a hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, pre, code')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<!\S)\p{L}{3,14}(?!\S)/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const pattern of [...LISTED, ...OTHERS])
  test(`${pattern}: no column of a tablet is too narrow for its words`, async ({ page }) => {
    const path = await findPath(pattern, page);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
  });

for (const pattern of [...LISTED, ...OTHERS])
  test(`${pattern}: accessible on a desktop, every focused element is visible, and Tab reaches the end`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, await findPath(pattern, page));
    const hidden: string[] = [];
    const seen = new Set<string>();
    const stops = await tabThrough(page, () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const all = [...document.querySelectorAll('*')];
        const { x, width, top, bottom, left, right } = element.getBoundingClientRect();
        const within = element.closest('a, button, input, select, textarea, summary, label') ?? element;
        const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        // A part of a large element may be under the header (WCAG 2.4.11).
        const column = Math.min(Math.max(x + width / 2, 1), innerWidth - 1);
        const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
        const isSeen = [first, (first + last) / 2, last].some((row) => {
          const topmost = document.elementFromPoint(column, row);
          if (topmost === null) return true;
          return within.contains(topmost) || topmost.contains(within) || topmost.closest('label') !== null;
        });
        const isOutlined = (drawn: Element | null, pseudo?: string) => {
          if (!drawn) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn, pseudo);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        };
        // The outline may be on the card that the link fills, or on the box that stands in for a hidden field.
        const outlined = [
          element,
          element.nextElementSibling,
          element.parentElement,
          element.closest('article, li, label'),
        ];
        const isFocusVisible = outlined.some((part) => isOutlined(part)) || isOutlined(element, '::after');
        return {
          id: String(all.indexOf(element)),
          name: `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`,
          problem: !isInWindow ? 'outside the window' : !isSeen ? 'covered' : !isFocusVisible ? 'not outlined' : null,
        };
      }),
    );
    for (const stop of stops) {
      if (stop.problem) hidden.push(`${stop.name} is ${stop.problem}`);
      seen.add(stop.id);
    }
    expect(hidden).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
    await expectAccessible();
  });
