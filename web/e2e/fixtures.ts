import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { consentCookie } from './consent-cookie.ts';

type Fixtures = {
  /** Console errors that a test brings about on purpose. All others fail it. */
  expectedErrors: RegExp | null;
  /** Whether warnings count as errors. */
  warningsFail: boolean;
  /** What the visitor has decided about cookies before, so that the banner is in nobody's way; null for nothing. */
  decision: 'necessary' | null;
  /** Scans the page for violations of WCAG 2.2 AA and shows each with its place. */
  expectAccessible: (within?: string) => Promise<void>;
};

/** Playwright's test, failing on every unexpected `console.error` and every error that nobody caught, in all tabs. */
export const test = base.extend<Fixtures & { storedDecision: undefined; noErrors: undefined }>({
  expectedErrors: [null, { option: true }],
  warningsFail: [false, { option: true }],
  decision: ['necessary', { option: true }],
  storedDecision: [
    async ({ context, baseURL, decision }, use) => {
      if (baseURL && decision) await context.addCookies([consentCookie(baseURL, decision)]);
      await use(undefined);
    },
    { auto: true },
  ],
  noErrors: [
    async ({ context, expectedErrors, warningsFail }, use) => {
      const errors: string[] = [];
      const kinds = warningsFail ? ['error', 'warning'] : ['error'];
      context.on('console', (message) => {
        if (kinds.includes(message.type())) errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (within) => {
      // What is still fading in has less contrast than it is meant to have.
      await untilStill(page);
      const scan = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
      const { violations } = await (within ? scan.include(within) : scan).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found, 'violations of WCAG').toEqual([]);
    });
  },
});

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Waits until what moves or fades in has come to its end. What moves for longer than seconds is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5000)
        .map(({ finished }) => finished),
    ),
  );
}

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Has the browser's code wait until the result is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Has the requests to an address wait until `release` is called; `count` says how many there were. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(url, async (route) => {
    requests += 1;
    await promise;
    await route.continue();
  });
  return { release: resolve, count: () => requests };
}

/** Waits until what has changed in the page is on the screen. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

export { expect };
