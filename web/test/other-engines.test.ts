import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInstalled } from './installed-programs.ts';
import { siteBase } from './stack.ts';
import { type Driver, ENGINES } from './web-driver.ts';

/** Six pages in Firefox and WebKit. Look at the screenshots in `test-results/engines/`. */
const PAGES = [
  ['home', '/'],
  ['service', '/dedicated-team'],
  ['projects', '/projects'],
  ['project', '/projects/logistics/frozen-hall-slotting'],
  ['article', '/blog/slotting-is-a-bin-packing-problem-with-feelings'],
  ['contact', '/contact'],
] as const;
const SIZES = [
  [1280, 900],
  // WebKitGTK’s window can't be narrower than 447 px.
  [460, 844],
] as const;
const SCREENSHOTS = path.resolve(import.meta.dirname, '../test-results/engines');
const LIMIT_MS = 60_000;

for (const engine of ['WebKit', 'Firefox'] as const) {
  describe.skipIf(!isInstalled(engine))(engine, () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await ENGINES[engine]();
      mkdirSync(SCREENSHOTS, { recursive: true });
    }, LIMIT_MS);
    afterAll(() => driver?.close());

    const waitFor = async (expression: string) =>
      expect.poll(() => driver.evaluate(expression), { timeout: 15_000, interval: 100 }).toBe(true);

    for (const [width, height] of SIZES)
      it.each(PAGES)(`shows %s at ${width} px and hydrates it`, { timeout: LIMIT_MS }, async (name, address) => {
        await driver.setSize(width, height);
        await driver.open(siteBase + address);
        await waitFor('document.documentElement.dataset.hydrated !== undefined');
        expect(await driver.evaluate('document.querySelectorAll("h1").length')).toBe(1);
        await waitFor(`innerWidth === ${width}`);
        expect(await driver.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        expect(
          await driver.evaluate(
            '[...document.fonts].some(({ family, status }) => /Besley/.test(family) && status === "loaded")',
          ),
        ).toBe(true);
        // The style sheet and the first image have loaded.
        expect(await driver.evaluate('getComputedStyle(document.querySelector(".header")).position')).toBe('sticky');
        await waitFor(
          '[...document.images].filter(({ loading }) => loading !== "lazy").every(({ complete, naturalWidth }) => complete && naturalWidth > 0)',
        );
        writeFileSync(path.join(SCREENSHOTS, `${engine}-${name}-${width}.png`), await driver.screenshot());
      });

    it('navigates without a new document, and opens the menu of small screens', {
      timeout: LIMIT_MS,
    }, async () => {
      await driver.setSize(460, 844);
      await driver.open(`${siteBase}/careers`);
      await waitFor('document.documentElement.dataset.hydrated !== undefined');
      await driver.evaluate('void (window.sameDocument = true)');
      await driver.evaluate('void document.querySelector(".job a").click()');
      await waitFor('location.pathname !== "/careers" && document.activeElement?.tagName === "H1"');
      expect(await driver.evaluate('window.sameDocument === true')).toBe(true);
      await driver.evaluate('void document.querySelector(".burger").click()');
      await waitFor('document.querySelector("dialog[open]") !== null');
    });
  });
}
