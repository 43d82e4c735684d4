import type { Page, Request } from '@playwright/test';
import { expect, holdRequests, open, test } from './fixtures.ts';
import { firstJob, follow } from './follow-link.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const job = '/careers/senior-backend-engineer-logistics';
const isPageRequest = (request: Request) => /_payload\.json|\.data(\?|$)/.test(request.url());

/** Collects the paths of requests for page data from now on. */
function recordDataRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => isPageRequest(request) && seen.push(new URL(request.url()).pathname));
  return seen;
}
/** Adds a link to the page's Markdown and clicks it. */
const followFromText = (page: Page, to: string) =>
  page
    .locator('.prose')
    .first()
    .evaluate((prose, href) => {
      const link = document.createElement('a');
      link.href = href;
      prose.append(link);
      link.click();
    }, to);
/** Waits until React has rendered. React schedules its work with a message channel, so this waits for messages too. */
const untilRendered = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });

test('a navigation requests the payload and nothing else about the page', async ({ page }) => {
  await open(page, '/careers');
  const path = await firstJob(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const requested = recordDataRequests(page);
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requested.filter((url) => url.startsWith(path))).toEqual([`${path}/_payload.json`]);
  expect(requested.filter((url) => url.endsWith('.data'))).toEqual([]);
  expect(documents).toEqual([]);
});

test('the heading gets the focus even if the hash has no target', async ({ page }) => {
  await open(page, '/impressum');
  await followFromText(page, `${job}#%`);
  await expect(page).toHaveURL(`${job}#%`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link in Markdown navigates client-side to a page, and opens a file in the browser', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await open(page, '/impressum');
  for (const file of ['/drawings/not-found.svg', '/blog/feed.xml', '/_ipx/f_webp,w_40/drawings/not-found.svg']) {
    // With 204 the browser stays on the page.
    await page.route(`**${file}`, (route) => route.fulfill({ status: 204 }));
    const request = page.waitForRequest(`**${file}`);
    await followFromText(page, file);
    expect((await request).isNavigationRequest()).toBe(true);
  }
  documents.length = 0;
  await followFromText(page, '/careers');
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents).toEqual([]);
});

test('the payload of a link in view is fetched after 1000 ms and used by the navigation', async ({ page }) => {
  await open(page, '/careers');
  const path = await firstJob(page);
  const requested = recordDataRequests(page);
  const fetched = page.waitForResponse(`**${path}/_payload.json`);
  await page.locator(`.job a[href="${path}"]`).scrollIntoViewIfNeeded();
  await (await fetched).finished();
  const before = requested.filter((url) => url.startsWith(path)).length;
  await follow(page, path);
  await expect(page).toHaveURL(path);
  expect(requested.filter((url) => url.startsWith(path))).toHaveLength(before);
});

/** Opens a page with a paused clock, which only the test advances. */
async function openWithPausedClock(page: Page, path: string): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  // The clock runs until it is paused and cannot be paused in the past. One hour is enough on any machine.
  await page.clock.pauseAt(start + 3_600_000);
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeDefined();
  }).toPass({ intervals: [100] });
}

test('a prefetched page needs no request and shows no spinner; a slow page shows one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const responses: string[] = [];
  page.on('requestfinished', (request) => responses.push(new URL(request.url()).pathname));
  await openWithPausedClock(page, '/careers');
  const path = await firstJob(page);
  await page.evaluate(() => {
    document.documentElement.dataset.spinners = '0';
    new MutationObserver((changes) => {
      const count = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element && node.matches('.spinner')).length;
      document.documentElement.dataset.spinners = String(Number(document.documentElement.dataset.spinners) + count);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const spinners = page.locator('html');
  await page.mouse.move(100, 100);
  await page.locator(`.job a[href="${path}"]`).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(responses).toContain(`${path}/_payload.json`);
    expect(responses.filter((response) => /assets\/job-page-.*\.js/.test(response))).toHaveLength(1);
  }).toPass();
  await untilRendered(page);
  const held = await holdRequests(page, /_payload\.json|\/assets\/.*\.js/);
  await follow(page, path);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page).toHaveURL(path, { timeout: 100 });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(spinners).toHaveAttribute('data-spinners', '0');

  await page.locator('footer a[href="/startups"]').evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(100);
  await expect(spinners).toHaveAttribute('data-spinners', '1');
  held.release();
  await expect(page).toHaveURL('/startups');
  await expect(spinners).toHaveAttribute('data-spinners', '1');
});

test('hovering prefetches sooner, but not in the first 1000 ms of a page', async ({ page }) => {
  const requested = recordDataRequests(page);
  await openWithPausedClock(page, '/careers');
  const path = await firstJob(page);
  await page.clock.runFor(300);
  await page.locator(`.job a[href="${path}"]`).dispatchEvent('pointerover', { bubbles: true });
  await page.clock.runFor(300);
  expect(requested).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(() => requested).toContain(`${path}/_payload.json`);
});

test('data saver disables prefetching', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested = recordDataRequests(page);
  await page.clock.install();
  await open(page, '/careers');
  await page.locator('.job a').first().hover();
  await page.clock.runFor(2500);
  expect(requested).toEqual([]);
});

test('a new page starts at the top with its heading focused and its title announced; back restores the position', async ({
  page,
}) => {
  await open(page, '/careers');
  const path = await firstJob(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
        scrollTo(0, 500);
      }),
  );
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('a hash scrolls its target below the header', async ({ page }) => {
  await open(page, '/careers');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#open-positions';
    document.querySelector('main')?.append(link);
    link.click();
  });
  const top = await page.locator('#open-positions').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(72);
});

for (const [screen, width] of [
  ['large', 1280],
  ['small', 390],
] as const)
  test(`on a ${screen} screen the indicator appears 100 ms and the bar 200 ms after the click`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await openWithPausedClock(page, '/careers');
    const path = await firstJob(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${path}/_payload.json`, async (route) => {
      await released;
      await route.continue();
    });
    const bar = page.locator('.progress');
    // By role, because it is visually hidden on some screens.
    const indicator = page.getByRole('progressbar', { name: 'Loading page' });
    /** Advances the clock and waits for React to render. */
    const wait = async (ms: number) => {
      await page.clock.runFor(ms);
      await untilRendered(page);
    };
    await follow(page, path);
    await wait(50);
    await wait(49);
    await expect(indicator).toHaveCount(0);
    await wait(1);
    await expect(indicator).toHaveCount(1);
    await wait(99);
    await expect(bar).toHaveCount(0);
    await wait(1);
    await expect(bar).toHaveCount(1);
    await expect(bar).toBeVisible({ visible: screen === 'large' });
    await expect(indicator).toHaveCSS('opacity', screen === 'large' ? '0' : '1');
    await expect(bar).toHaveCSS('height', '3px');
    await expect(bar).toHaveCSS('background-color', 'rgb(13, 148, 136)');
    release();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page).toHaveURL(path, { timeout: 100 });
      await expect(bar).toHaveCount(0, { timeout: 100 });
      await expect(indicator).toHaveCount(0, { timeout: 100 });
    }).toPass();
  });

test.describe('a new build', () => {
  test('is detected within the hour, and the next navigation is a full page load', async ({ page }) => {
    await page.clock.install();
    await page.goto('/careers');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    const path = await firstJob(page);
    let checks = 0;
    await page.route('**/builds/latest.json', (route) => {
      checks += 1;
      return route.fulfill({ json: { id: 'another', timestamp: '' } });
    });
    await page.clock.runFor(3_500_000);
    expect(checks).toBe(0);
    const checked = page.waitForResponse('**/builds/latest.json');
    await page.clock.runFor(200_000);
    await (await checked).finished();
    expect(checks).toBe(1);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(path));
    // The page reads this response after the check's own, so the check is done.
    await page.evaluate(async () => (await fetch('/builds/latest.json')).json());
    await follow(page, path);
    await loaded;
    await expect(page).toHaveURL(path);
  });

  test('in a payload causes a full page load', async ({ page }) => {
    await open(page, '/careers');
    const path = await firstJob(page);
    await page.route(`**${path}/_payload.json`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), build: 'another' } });
    });
    const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(path));
    await follow(page, path);
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a missing chunk', () => {
  test.use({
    expectedErrors: /status of 404|Error loading route module|ChunkError|could not be loaded|dynamically imported/,
  });

  test('loads the target as a document, once', async ({ page }) => {
    await page.route(/assets\/job-page-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/careers');
    const path = await firstJob(page);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(path));
    await follow(page, path);
    await loaded;
    await expect(page).toHaveURL(path);
    // Server-rendered HTML shows the page, although its code is still missing.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('shows an error instead of a loop when the target was loaded just before', async ({ page }) => {
    await page.route(/assets\/job-page-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/careers');
    const path = await firstJob(page);
    await page.evaluate((target) => sessionStorage.setItem(`reload:${target}`, String(Date.now())), path);
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'An unknown error occured' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  });
});

test('"Load more" adds resources in place, focuses the first new one and adds no history entry', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free resources' }).click();
  const cards = page.getByRole('region', { name: 'All resources' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  const more = page.getByRole('link', { name: 'Load more' });
  await more.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await more.click();
  await expect(page).toHaveURL('/free-resources?shown=12');
  await expect(cards.nth(6).getByRole('link').first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

for (const path of ['/technical-bytes', '/projects'])
  test(`on phones, "Load more" focuses the first new entry of ${path}, and back returns to the whole list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/contact');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    const more = page.getByRole('link', { name: 'Load more' });
    await more.focus();
    const links = page.getByRole('main').locator(`:is(h2, h3) a[href^="${path}/"]:visible`);
    const shown = await links.count();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(more).toHaveCount(0);
    await expect(links.nth(shown)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    const all = await links.count();
    await links.last().click();
    await expect(page).not.toHaveURL(new RegExp(`${path}#`));
    await page.goBack();
    await expect(links).toHaveCount(all);
    await expect(links.last()).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

for (const path of ['/careers', '/search?q=postgresql'])
  test(`back finds on ${path} what was opened, at the same position`, async ({ page }) => {
    await open(page, path);
    const folded = page.getByRole('main').locator('details').last();
    await folded.locator('summary').click();
    await folded.locator('> :last-child').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    const link = page.getByRole('contentinfo').locator('a[href="/company"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(folded).toHaveAttribute('open');
  });
