import type { BrowserContext, Page } from '@playwright/test';
import { CaptureServer } from '#test/capture-server.ts';
import { type SiteProcess, startSite } from '#test/site-process.ts';
import { consentCookie } from './consent-cookie.ts';
import { test as base, expect, nextPaint, open, untilHydrated, untilStill } from './fixtures.ts';

const KEY = 'phc_browsertests';
const YEAR_S = 365 * 86_400;
const DIALOGS_CODE = /\/assets\/dialogs-[\w-]+\.js$/;
const NOT_SAVED = 'Something went wrong and your choice wasn’t saved. Please try again.';

type Worker = { capture: CaptureServer; site: SiteProcess };

/** The site runs with analytics on, and in place of PostHog stands a server that keeps what it is sent. */
const test = base.extend<object, Worker>({
  capture: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const capture = await CaptureServer.start();
      await use(capture);
      await capture.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ capture }, use) => {
      const site = await startSite({
        strapiUrl: process.env.STRAPI_URL ?? '',
        env: { POSTHOG_KEY: KEY, POSTHOG_HOST: capture.url, CONSENT_REVISION: '1' },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.base),
});
test.use({ decision: null, warningsFail: true });
test.beforeEach(({ capture }) => capture.forget());

const banner = (page: Page) => page.getByRole('dialog', { name: 'We use cookies!' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const analyticsSwitch = (page: Page) => preferences(page).getByRole('checkbox', { name: 'Performance and analytics' });
const openSettings = async (page: Page) => {
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(preferences(page)).toBeVisible();
};
/** Turns the switch, whose checkbox lies under its drawing. */
const turn = (page: Page) => preferences(page).locator('.section__toggle-wrapper').last().click();

const accept = async (page: Page, path = '/') => {
  await page.goto(path);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
};
const until = (capture: CaptureServer, ...paths: string[]) =>
  expect.poll(() => capture.pageViews, { timeout: 15_000 }).toEqual(paths);

/**
 * Waits until the page has done what it puts off until it is idle, which is when analytics starts, and until what it has asked for
 * before is seen: the last request is this function's own.
 */
const untilIdle = async (page: Page) => {
  await untilHydrated(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    await fetch('/builds/latest.json');
  });
};
/** What belongs to analytics of all that a browser has asked for from now on: its code, and the site's way to its host. */
const watchAnalytics = (context: BrowserContext) => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (/\/ingest|posthog/i.test(request.url())) seen.push(request.url());
  });
  return seen;
};

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
/** Everything in this tab that analytics may have left. */
const leftovers = (page: Page) =>
  page.evaluate(() =>
    [...document.cookie.split('; '), ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
      /ph_|posthog/i.test(name),
    ),
  );

test.describe('before a decision', () => {
  // The page that does not exist.
  test.use({ expectedErrors: /status of 404 \(Not Found\) \(\S+\/no-such-page\)$/ });

  test('no page sends, stores or loads anything of analytics', async ({ page, context, site, capture }) => {
    test.setTimeout(180_000);
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    for (const path of await pathsOfTheSite(site.base)) {
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

  test('the banner is not loaded with the page, moves nothing and is not the largest paint', async ({ page }) => {
    const sizes = [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ];
    await page.addInitScript(() => {
      const seen = { since: Number.POSITIVE_INFINITY, shift: 0, largest: '' };
      Object.assign(window, { seen });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.consent-banner')) return;
        seen.since = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { startTime: number; value: number }[])
          if (entry.startTime >= seen.since) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as unknown as { element: Element | null };
          seen.largest = element?.closest('.consent-banner') ? 'banner' : 'page';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    for (const size of sizes)
      for (const path of ['/', '/careers', '/no-such-page']) {
        await page.setViewportSize(size);
        // Its texts come with the data of the root, which a page that is not cached has in a script, and its look with the styles.
        const html = (await (await page.goto(path))?.text())?.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
        expect(html).not.toContain('consent-banner');
        expect(html).not.toContain('We use cookies!');
        await expect(banner(page)).toBeVisible();
        await untilStill(page);
        await nextPaint(page);
        const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
        expect(seen.since, path).toBeGreaterThan(0);
        expect(seen.shift, path).toBeLessThan(0.001);
        expect(seen.largest, path).toBe('page');
      }
  });

  test('the code of the dialogs is asked for when somebody turns to the banner', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (DIALOGS_CODE.test(request.url())) requests.push(request.url());
    });
    for (const turnTo of [
      () => banner(page).hover(),
      () => banner(page).getByRole('link', { name: 'Contact' }).focus(),
    ]) {
      await page.goto('/careers');
      await expect(banner(page)).toBeVisible();
      await untilIdle(page);
      expect(requests).toEqual([]);
      await turnTo();
      await expect.poll(() => requests.length).toBe(1);
      await expect(page.locator('#cc-main')).toBeAttached();
      // The library's variables would have every element styled anew.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cc-bg'))).toBe(
        '',
      );
      requests.length = 0;
    }
  });

  test('the way to the policy and to a person is in the banner', async ({ page }) => {
    await page.goto('/careers');
    await expect(banner(page).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await banner(page).getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/impressum#privacy');
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('when the code of the dialogs does not come', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED \(\S+\/dialogs-\S+\)$/ });

  test('the banner says so, nothing is counted, and a second try works', async ({ page, context, capture }) => {
    await context.route(DIALOGS_CODE, (route) => route.abort());
    await page.goto('/');
    const button = banner(page).getByRole('button', { name: 'Accept all' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toContainText(NOT_SAVED);
    await expect(page.getByRole('status').filter({ hasText: NOT_SAVED })).toBeAttached();
    await expect(button).toBeFocused();
    await untilIdle(page);
    expect(capture.requests).toEqual([]);
    expect(await cookieNames(context)).not.toContain('cc_cookie');

    await context.unroute(DIALOGS_CODE);
    await button.click();
    await expect(banner(page)).toBeHidden();
    await until(capture, '/');
    expect(await cookieNames(context)).toContain('cc_cookie');
  });

  test('the preferences open at the second try', async ({ page, context }) => {
    await context.route(DIALOGS_CODE, (route) => route.abort());
    await page.goto('/careers');
    await banner(page).getByRole('button', { name: 'Let me choose' }).click();
    await expect(banner(page)).toContainText(NOT_SAVED);
    await context.unroute(DIALOGS_CODE);
    await banner(page).getByRole('button', { name: 'Let me choose' }).click();
    await expect(preferences(page)).toBeVisible();
    await expect(banner(page)).not.toContainText(NOT_SAVED);
    await expect(preferences(page)).toHaveCSS('position', 'fixed');
  });
});

test.describe('accepting', () => {
  test('counts a form that was sent, by its name and with nothing that was typed', async ({ page, capture }) => {
    await accept(page, '/contact');
    await until(capture, '/contact');
    await page.getByLabel('Name').fill('Dana Oyelaran');
    await page.getByLabel('Email').fill('dana@example.org');
    await page.getByLabel('Company').fill('Harbour Clinic');
    await page.getByLabel('Budget').selectOption('Not sure yet');
    await page.getByLabel('What’s stuck?').fill('Nobody counts these words.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('main button[data-state]')).toHaveText('Sent!');
    await expect.poll(() => capture.eventsNamed('lead_sent').length, { timeout: 15_000 }).toBe(1);
    expect(capture.eventsNamed('lead_sent')[0]?.properties.form).toBe('contact');
    const told = capture.requests.map(({ text }) => text).join();
    for (const typed of ['Oyelaran', 'dana@example.org', 'Harbour Clinic', 'Nobody counts'])
      expect(told).not.toContain(typed);
  });

  test('counts each navigation once, the first page included, with its full path', async ({ page, capture }) => {
    await accept(page, '/careers?from=mail#open');
    await until(capture, '/careers?from=mail#open');

    const services = page.getByRole('contentinfo').getByRole('link', { name: 'Managed projects' });
    // A page that is fetched ahead is not counted before it is shown.
    const fetched = page.waitForResponse('**/managed-projects/_payload.json');
    await services.hover();
    await fetched;
    await services.click();
    await expect(page).toHaveURL('/managed-projects');
    await until(capture, '/careers?from=mail#open', '/managed-projects');

    await page.goBack();
    await until(capture, '/careers?from=mail#open', '/managed-projects', '/careers?from=mail#open');
    // A jump inside the page is none.
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await page.reload();
    await until(
      capture,
      '/careers?from=mail#open',
      '/managed-projects',
      '/careers?from=mail#open',
      '/careers?from=mail#main',
    );
    // Whatever else had been counted would have come before this.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dedicated team' }).click();
    await until(
      capture,
      '/careers?from=mail#open',
      '/managed-projects',
      '/careers?from=mail#open',
      '/careers?from=mail#main',
      '/dedicated-team',
    );
    const [first] = capture.eventsNamed('$pageview');
    expect(first?.properties.$current_url).toBe(`${new URL(page.url()).origin}/careers?from=mail#open`);
  });

  test('leaves two cookies with the promised attributes', async ({ page, context, capture }) => {
    await accept(page);
    await until(capture, '/');
    const cookies = await context.cookies();
    const consent = cookies.find(({ name }) => name === 'cc_cookie');
    const analytics = cookies.find(({ name }) => name === `ph_${KEY}_posthog`);
    for (const cookie of [consent, analytics]) {
      expect(cookie?.sameSite).toBe('Lax');
      expect(cookie?.path).toBe('/');
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + YEAR_S - 120);
      expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + YEAR_S + 120);
    }
    expect((await cookieNames(context)).filter((name) => name !== 'i18n_redirected').sort()).toEqual([
      'cc_cookie',
      `ph_${KEY}_posthog`,
    ]);
  });

  test('asks the analytics host for configuration and flags, and tells it events, all without cookies', async ({
    page,
    context,
    site,
    capture,
  }) => {
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(site.base)) elsewhere.push(request.url());
    });
    await context.addCookies([{ name: 'secret', value: 'session-of-the-visitor', url: site.base }]);
    await accept(page);
    await until(capture, '/');
    expect(elsewhere).toEqual([]);
    await expect
      .poll(() => new Set(capture.requests.map(({ method, path }) => `${method} ${path}`)))
      .toEqual(new Set([`GET /array/${KEY}/config`, 'POST /flags/', 'POST /e/']));
    for (const { query, headers } of capture.requests) {
      expect(query.get('ip')).toBe('0');
      expect(Object.keys(headers).filter((name) => /cookie|forwarded|referer|real-ip|origin/.test(name))).toEqual([]);
      expect(headers['user-agent'] ?? '').not.toContain('Mozilla');
    }
    expect((await cookieNames(context)).includes('tracker')).toBe(false);
  });

  test('counts clicks with a shortened text, and impatient clicks once', async ({ page, capture }) => {
    await accept(page, '/careers');
    await until(capture, '/careers');
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.id = 'long';
      button.textContent = 'long '.repeat(100);
      document.querySelector('main')?.prepend(button);
    });
    // Clicks are captured once the configuration has come, which is before flags are asked for.
    await expect.poll(() => capture.requests.map(({ path }) => path)).toContain('/flags/');
    await page.locator('#long').click({ clickCount: 3, delay: 20 });
    await expect.poll(() => capture.eventsNamed('$rageclick').length, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => capture.eventsNamed('$autocapture').length).toBe(3);
    const [click] = capture.eventsNamed('$autocapture');
    expect(click?.properties.$el_text).toBe('long '.repeat(51).trim());
    expect(click?.properties.$elements_chain).toMatch(/^button:[^;]*attr__id="long"/);
    expect(JSON.stringify(capture.events)).not.toContain('long '.repeat(52));
  });

  test('never captures what is typed into a form', async ({ page, capture }) => {
    test.setTimeout(90_000);
    const flagRequests = () => capture.requests.filter(({ path }) => path === '/flags/').length;
    await accept(page, '/contact');
    await expect.poll(flagRequests, { timeout: 15_000 }).toBe(1);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML(
        'afterbegin',
        `<form id="probe" action="/careers"><label for="probe-text">Text</label><input id="probe-text" name="q">
         <input id="probe-mail" type="email" name="email"><input id="probe-password" type="password">
         <textarea id="probe-area"></textarea><select id="probe-select"><option>one</option><option>TYPED-choice</option></select>
         <label><input type="radio" value="TYPED-radio"> <b>TYPED-label</b></label>
         <div id="probe-editable" contenteditable>here</div><button id="probe-button" value="TYPED-value">Send</button></form>`,
      );
    });
    await page.fill('#probe-text', 'TYPED text');
    await page.fill('#probe-mail', 'TYPED@example.com');
    await page.fill('#probe-password', 'TYPED-password');
    await page.fill('#probe-area', 'TYPED area');
    await page.selectOption('#probe-select', 'TYPED-choice');
    await page.fill('#probe-editable', 'TYPED editable');
    for (const id of ['text', 'area', 'editable']) await page.locator(`#probe-${id}`).click({ clickCount: 3 });
    await page.getByText('TYPED-label').click();
    // The site's own form, where it is part of this build.
    for (const field of await page
      .locator('main form:not(#probe) :is(input[type=text], input[type=email], textarea)')
      .all())
      if (await field.isVisible()) await field.fill('TYPED@example.com');
    await page.locator('#probe-button').click();
    await page.waitForURL(/careers\?q=TYPED/);
    await expect.poll(() => capture.pageViews.length, { timeout: 15_000 }).toBe(2);
    expect(capture.pageViews[1]).toBe('/careers?q=&email=');
    await expect.poll(flagRequests, { timeout: 15_000 }).toBe(2);
    expect(capture.requests.map(({ text }) => text).join()).not.toContain('TYPED');
  });
});

test.describe('refusing', () => {
  for (const { how, refuse } of [
    {
      how: 'with one button',
      refuse: (page: Page) => banner(page).getByRole('button', { name: 'Reject all' }).click(),
    },
    {
      how: 'in the preferences',
      refuse: async (page: Page) => {
        await banner(page).getByRole('button', { name: 'Let me choose' }).click();
        await expect(analyticsSwitch(page)).toBeChecked();
        await expect(preferences(page).getByRole('checkbox', { name: 'Strictly necessary' })).toBeDisabled();
        await turn(page);
        await preferences(page).getByRole('button', { name: 'Save settings' }).click();
      },
    },
  ])
    test(`${how} sends and stores nothing and is remembered`, async ({ page, context, capture }) => {
      const seen = watchAnalytics(context);
      await page.goto('/');
      await refuse(page);
      await expect(banner(page)).toBeHidden();
      await untilIdle(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL('/careers');
      await untilIdle(page);
      await page.reload();
      await untilIdle(page);
      await expect(banner(page)).toBeHidden();
      expect(seen).toEqual([]);
      expect(capture.requests).toEqual([]);
      expect(await leftovers(page)).toEqual([]);
      expect(await cookieNames(context)).toContain('cc_cookie');
    });

  test('closing the preferences decides nothing', async ({ page, context }) => {
    await page.goto('/');
    await banner(page).getByRole('button', { name: 'Let me choose' }).click();
    await preferences(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toBeVisible();
    expect(await cookieNames(context)).not.toContain('cc_cookie');
  });
});

test('withdrawing in one tab silences and clears all of them at once', async ({ page, context, capture }) => {
  test.setTimeout(90_000);
  await accept(page, '/');
  await until(capture, '/');
  const other = await context.newPage();
  await other.goto('/careers');
  await until(capture, '/', '/careers');
  expect(await leftovers(other)).not.toEqual([]);

  await openSettings(page);
  // The click on the settings is the last that is sent.
  await expect.poll(() => capture.eventsNamed('$autocapture').length).toBe(1);
  await preferences(page).getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => leftovers(other)).toEqual([]);
  await expect.poll(() => leftovers(page)).toEqual([]);
  const before = capture.requests.length;
  const seen = watchAnalytics(context);

  await other.getByRole('contentinfo').getByRole('link', { name: 'Managed projects' }).click();
  await other.waitForURL('/managed-projects');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dedicated team' }).click();
  await page.waitForURL('/dedicated-team');
  for (const tab of [other, page]) await untilIdle(tab);
  await Promise.all([page.reload(), other.close()]);
  await untilIdle(page);
  expect(seen).toEqual([]);
  expect(capture.requests.slice(before)).toEqual([]);
  expect(await leftovers(page)).toEqual([]);

  // And back again, on the same page.
  await openSettings(page);
  await expect(analyticsSwitch(page)).not.toBeChecked();
  await preferences(page).getByRole('button', { name: 'Accept all' }).click();
  await until(capture, '/', '/careers', '/dedicated-team');
});

test('a decision in one tab closes the banner in the others', async ({ page, context, capture }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await accept(other, '/careers');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => [...capture.pageViews].sort(), { timeout: 15_000 }).toEqual(['/', '/careers']);
});

for (const { signal, script } of [
  {
    signal: 'Global Privacy Control',
    script: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  },
  {
    signal: 'Do Not Track',
    script: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  },
])
  test.describe(`with ${signal}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(script));

    test('nothing is asked and nothing counted until the visitor says otherwise', async ({
      page,
      context,
      capture,
    }) => {
      const seen = watchAnalytics(context);
      await page.goto('/');
      await untilIdle(page);
      await expect(banner(page)).toBeHidden();
      expect(seen).toEqual([]);
      expect(capture.requests).toEqual([]);
      expect(await cookieNames(context)).not.toContain('cc_cookie');

      await openSettings(page);
      await expect(analyticsSwitch(page)).not.toBeChecked();
      await preferences(page).getByRole('button', { name: 'Accept all' }).click();
      await until(capture, '/');
      await page.goto('/careers');
      await until(capture, '/', '/careers');
    });

    test('an acceptance from before the signal no longer holds', async ({ page, context, site, capture }) => {
      await context.addCookies([consentCookie(site.base, 'all')]);
      const seen = watchAnalytics(context);
      await page.goto('/');
      await untilIdle(page);
      expect(seen).toEqual([]);
      expect(capture.requests).toEqual([]);
      expect(await cookieNames(context)).not.toContain('cc_cookie');
    });
  });

test('a changed cookie policy asks again, and until then nothing is sent', async ({ page, context, site, capture }) => {
  const seen = watchAnalytics(context);
  await context.addCookies([consentCookie(site.base, 'all', 0)]);
  await page.goto('/');
  await expect(banner(page)).toContainText('Our cookie policy has changed');
  await untilIdle(page);
  expect(seen).toEqual([]);
  expect(capture.requests).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await until(capture, '/');
});

test.describe('analytics that is', () => {
  test.beforeEach(({ context, site }) => context.addCookies([consentCookie(site.base, 'all')]));

  /** Less than the minute after which the site gives its host up: a page that waits for it is too late. */
  const AT_ONCE_MS = 30_000;
  const PATHS = ['/', '/managed-projects', '/dedicated-team', '/managed-projects'];
  const browse = async (page: Page) => {
    await open(page, '/');
    for (const name of ['Managed projects', 'Dedicated team', 'Managed projects']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase().replace(' ', '-')}`, { timeout: AT_ONCE_MS });
    }
  };
  /** What the client tries again is the same event. */
  const distinctPageViews = (capture: CaptureServer) => {
    const events = capture.eventsNamed('$pageview');
    return [...new Map(events.map(({ uuid, properties }) => [uuid, properties.current_url])).values()];
  };

  for (const { mood, written } of [
    // The browser itself writes a line about each request that failed.
    { mood: 'refusing', written: /status of 502 \(Bad Gateway\) \(.*\/ingest\// },
    { mood: 'silent', written: null },
  ] as const)
    test.describe(mood, () => {
      test.use({ expectedErrors: written });

      test('is not noticed', async ({ page, capture }) => {
        capture.mood = mood;
        await browse(page);
        await expect.poll(() => distinctPageViews(capture), { timeout: 15_000 }).toEqual(PATHS);
      });
    });

  test.describe('blocked', () => {
    test.use({ expectedErrors: /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT\S* \(.*\/ingest\// });

    test('is not noticed', async ({ page, context, capture }) => {
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

test.describe('the dialogs', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1440])
      test(`are accessible at ${width} px in the ${colorScheme} theme`, async ({ page, expectAccessible }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/careers');
        await expect(banner(page)).toBeVisible();
        await expectAccessible();
        await banner(page).getByRole('button', { name: 'Let me choose' }).click();
        await preferences(page).getByRole('button', { name: 'Performance and analytics' }).click();
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });

  test('are used with the keyboard alone', async ({ page, context }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await untilStill(page);
    await expect(page.locator('body'), 'the banner does not take the focus').toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'There is a cookie notice' })).toBeAttached();
    // The skip link, and then the banner.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Let me choose' })).toBeFocused();
    for (let at = 0; at < 5; at += 1) await page.keyboard.press('Tab');
    await expect(page.locator('header a').first(), 'the focus leaves the banner').toBeFocused();

    await banner(page).getByRole('button', { name: 'Let me choose' }).focus();
    await page.keyboard.press('Enter');
    await expect(preferences(page)).toBeVisible();
    for (let at = 0; at < 20; at += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.pm')))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(preferences(page)).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Let me choose' })).toBeFocused();

    await banner(page).getByRole('button', { name: 'Reject all' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    expect(await cookieNames(context)).toContain('cc_cookie');
  });

  test('open again from the footer and give the focus back', async ({ page, context, site }) => {
    await context.addCookies([consentCookie(site.base, 'necessary')]);
    await page.goto('/careers');
    await openSettings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  });

  test('the page without JavaScript has a link in place of the button', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.base}/careers`);
    await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute('href', '/impressum#privacy');
    await context.close();
  });

  for (const size of [
    { width: 1440, height: 700 },
    { width: 390, height: 844 },
    { width: 320, height: 480 },
  ])
    test(`the banner never covers the focus at ${size.width} × ${size.height}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(size);
      await page.goto('/careers');
      await expect(banner(page)).toBeVisible();
      await untilStill(page);
      let inFooter = false;
      for (let at = 0; at < 200 && !inFooter; at += 1) {
        await page.keyboard.press('Tab');
        await nextPaint(page);
        await expect.poll(() => whatCoversTheFocus(page), { timeout: 3000 }).toBe('nothing');
        inFooter = await page.evaluate(() => document.activeElement?.textContent === 'Cookie settings');
      }
      expect(inFooter, 'the last control of the page was reached').toBe(true);
    });
});

/** Whether the banner hides the element that has the focus, even a part of it if there is room for all. */
const whatCoversTheFocus = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector<HTMLElement>('.consent-banner');
    const focused = document.activeElement;
    if (!banner || !focused || focused === document.body || banner.contains(focused)) return 'nothing';
    const { opacity } = getComputedStyle(banner);
    const rect = focused.getBoundingClientRect();
    const cover = banner.getBoundingClientRect();
    const overlaps =
      rect.bottom > cover.top && rect.top < cover.bottom && rect.right > cover.left && rect.left < cover.right;
    // What is taller than the free part shows above the banner.
    const isTall = rect.height > cover.top && rect.top < cover.top;
    if (!overlaps || isTall || opacity === '0') return 'nothing';
    return `the banner covers ${focused.outerHTML.slice(0, 200)}`;
  });

/** One page of each kind that the start page links to, and one that does not exist. */
async function pathsOfTheSite(siteBase: string): Promise<string[]> {
  const html = await (await fetch(siteBase)).text();
  const linked = [...html.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)].map(([, path = '/']) => path);
  const kinds = new Map(
    ['/', ...linked, '/no-such-page'].map((path) => {
      const [, first, ...rest] = path.split('/');
      return [[first, ...rest.map(() => '*')].join('/'), path];
    }),
  );
  return [...kinds.values()];
}
