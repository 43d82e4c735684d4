import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { saveLogs } from '#test/logs.ts';
import { consentCookie } from './consent-cookie.ts';

type Fixtures = {
  /** Console errors that are expected. Any other one fails the test. */
  expectedErrors: RegExp | null;
  /** Whether console warnings fail the test too. */
  warningsFail: boolean;
  /** Consent stored before the test, so that the banner stays closed; null for none. */
  decision: 'necessary' | null;
  /** Fails on violations of WCAG 2.2 AA. */
  expectAccessible: (within?: string) => Promise<void>;
};

/** Fails on unexpected console errors and uncaught exceptions in all tabs. */
export const test = base.extend<Fixtures & { storedDecision: undefined; noErrors: undefined; logs: undefined }>({
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
  logs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
    async ({}, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) saveLogs(testInfo.outputDir);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (within) => {
      // During a fade-in the contrast is too low.
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

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Waits for animations and transitions to end, except for those of 5 s or longer. */
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

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Delays scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays requests until `release` is called. */
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

export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

export { expect };
