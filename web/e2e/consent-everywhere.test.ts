import type { Page } from '@playwright/test';
import type { CaptureServer } from '#test/capture-server.ts';
import { banner, cookieNames, leftovers, test, untilIdle } from './consent.ts';
import { consentCookie } from './consent-cookie.ts';
import { expect, nextPaint, open, untilStill } from './fixtures.ts';

test.use({ decision: null, warningsFail: true });
test.beforeEach(({ capture }) => capture.forget());

test.describe('before consent', () => {
  // One of the pages does not exist.
  test.use({ expectedErrors: /status of 404 \(Not Found\) \(\S+\/no-such-page\)$/ });

  test('no page sends, stores or loads anything for analytics', async ({ page, context, site, capture }) => {
    test.setTimeout(180_000);
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    for (const path of await listPagePaths(site.base)) {
      await page.goto(path);
      await expect(banner(page), path).toBeVisible();
      await untilIdle(page);
      expect(await leftovers(page), path).toEqual([]);
    }
    expect((await cookieNames(context)).filter((name) => name !== 'i18n_redirected')).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(site.base))).toEqual([]);
    expect(requests.filter((url) => /\/ingest|posthog/.test(url))).toEqual([]);
    expect(capture.requests).toEqual([]);
  });
});

test.describe('with consent, an analytics host that is', () => {
  test.beforeEach(({ context, site }) => context.addCookies([consentCookie(site.base, 'all')]));

  /** The analytics proxy times out after a minute: a page that waited for it would miss this limit. */
  const NAVIGATION_TIMEOUT_MS = 30_000;
  const PATHS = ['/', '/managed-projects', '/dedicated-team', '/managed-projects'];
  const browse = async (page: Page) => {
    await open(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    for (const name of ['Managed projects', 'Dedicated team', 'Managed projects']) {
      const before = await heading.innerText();
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase().replace(' ', '-')}`, { timeout: NAVIGATION_TIMEOUT_MS });
      // The URL changes before the page is shown, and a page that was never shown isn't counted.
      await expect(heading).not.toHaveText(before, { timeout: NAVIGATION_TIMEOUT_MS });
    }
  };
  /** Counts an event once if the client sends it again. */
  const distinctPageViews = (capture: CaptureServer) => {
    const events = capture.eventsNamed('$pageview');
    return [...new Map(events.map(({ uuid, properties }) => [uuid, properties.current_url])).values()];
  };

  for (const { mood, expectedErrors } of [
    // The browser logs each failed request.
    { mood: 'refusing', expectedErrors: /status of 502 \(Bad Gateway\) \(.*\/ingest\// },
    { mood: 'silent', expectedErrors: null },
  ] as const)
    test.describe(mood, () => {
      test.use({ expectedErrors });

      test('is invisible to visitors', async ({ page, capture }) => {
        capture.mood = mood;
        await browse(page);
        await expect.poll(() => distinctPageViews(capture), { timeout: 15_000 }).toEqual(PATHS);
      });
    });

  test.describe('blocked', () => {
    test.use({ expectedErrors: /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT\S* \(.*\/ingest\// });

    test('is invisible to visitors', async ({ page, context, capture }) => {
      let events = 0;
      await context.route('**/ingest/**', (route) => {
        if (route.request().url().includes('/ingest/e/')) events += 1;
        return route.abort('blockedbyclient');
      });
      await browse(page);
      await expect.poll(() => events).toBeGreaterThanOrEqual(PATHS.length);
      expect(capture.requests).toEqual([]);
    });
  });
});

for (const size of [
  { width: 1440, height: 700 },
  { width: 390, height: 844 },
  { width: 320, height: 480 },
])
  test(`the banner never covers the focused element at ${size.width} × ${size.height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await page.goto('/careers');
    await expect(banner(page)).toBeVisible();
    await untilStill(page);
    let inFooter = false;
    for (let press = 0; press < 200 && !inFooter; press += 1) {
      await page.keyboard.press('Tab');
      await nextPaint(page);
      await expect.poll(() => findCoverOfFocus(page), { timeout: 3000 }).toBe('nothing');
      inFooter = await page.evaluate(() => document.activeElement?.textContent === 'Cookie settings');
    }
    expect(inFooter, 'the last control of the page was reached').toBe(true);
  });

/** What covers the focused element: the banner or nothing. The element must be entirely visible if it fits above the banner. */
const findCoverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector<HTMLElement>('.consent-banner');
    const focused = document.activeElement;
    if (!banner || !focused || focused === document.body || banner.contains(focused)) return 'nothing';
    const { opacity } = getComputedStyle(banner);
    const rect = focused.getBoundingClientRect();
    const cover = banner.getBoundingClientRect();
    const overlaps =
      rect.bottom > cover.top && rect.top < cover.bottom && rect.right > cover.left && rect.left < cover.right;
    // An element that is too tall to fit must only begin above the banner.
    const isTall = rect.height > cover.top && rect.top < cover.top;
    if (!overlaps || isTall || opacity === '0') return 'nothing';
    return `the banner covers ${focused.outerHTML.slice(0, 200)}`;
  });

/** A page of each kind that the home page links to, without image files, and one that does not exist. */
async function listPagePaths(siteBase: string): Promise<string[]> {
  const html = await (await fetch(siteBase)).text();
  const linked = [...html.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)].map(([, path = '/']) => path);
  const kinds = new Map(
    ['/', ...linked.filter((path) => !path.startsWith('/_ipx/')), '/no-such-page'].map((path) => {
      const [, first, ...rest] = path.split('/');
      return [[first, ...rest.map(() => '*')].join('/'), path];
    }),
  );
  return [...kinds.values()];
}
