import { expect, open, test } from './fixtures.ts';
import { tabThrough } from './tab-through.ts';

for (const [path, row, width] of [
  ['/', '.skyline', 1024],
  ['/', '.slider', 768],
  ['/technical-bytes', '.filters', 390],
] as const)
  test(`a focused item of the row ${row} is scrolled fully into view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const links = page.locator(`${row} a`);
    await links.first().focus();
    const stops = await tabThrough(page, () =>
      page.evaluate(async (selector) => {
        const FRAMES_AT_REST = 10;
        const element = document.activeElement;
        const parent = element?.parentElement?.closest(selector);
        if (!element || !parent) return null;
        for (let last = Number.NaN, rests = 0; rests < FRAMES_AT_REST; last = parent.scrollLeft) {
          await new Promise(requestAnimationFrame);
          rests = parent.scrollLeft === last ? rests + 1 : 0;
        }
        const [place, seen] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
        return { name: element.textContent, isInside: place.left >= seen.left - 1 && place.right <= seen.right + 1 };
      }, row),
    );
    // The first link had the focus before, so it is not a stop.
    expect(stops).toHaveLength((await links.count()) - 1);
    expect(stops.length).toBeGreaterThan(2);
    expect(stops.filter(({ isInside }) => !isInside)).toEqual([]);
  });
