import type { Page } from '@playwright/test';
import { CONSENT_COOKIE } from '#app/consent/consent-cookie.ts';
import { en } from '#app/i18n/en.ts';
import { COOKIE_DAYS } from '#platform/cookies.ts';
import {
  banner,
  cookieNames,
  leftovers,
  PROJECT_KEY,
  preferences,
  test,
  untilIdle,
  untilPageViews,
  watchAnalytics,
} from './consent.ts';
import { consentCookie } from './consent-cookie.ts';
import { expect, nextPaint, untilHydrated, untilStill } from './fixtures.ts';
import { observeShifts, readShifts } from './layout-shifts.ts';

const YEAR_S = COOKIE_DAYS * 86_400;
const DIALOGS_CODE = /\/assets\/dialogs-[\w-]+\.js$/;
const NOT_SAVED = en.consent.banner.failed;

test.use({ decision: null, warningsFail: true });
test.beforeEach(({ capture }) => capture.forget());

const analyticsSwitch = (page: Page) => preferences(page).getByRole('checkbox', { name: 'Performance and analytics' });
const openSettings = async (page: Page) => {
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(preferences(page)).toBeVisible();
};
/** Clicks the drawing of the switch, which covers its checkbox. */
const toggleAnalytics = (page: Page) => preferences(page).locator('.section__toggle-wrapper').last().click();

const accept = async (page: Page, path = '/') => {
  await page.goto(path);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
};

test.describe('before consent', () => {
  // One of the pages does not exist.
  test.use({ expectedErrors: /status of 404 \(Not Found\) \(\S+\/no-such-page\)$/ });

  test('the banner is rendered in the browser, shifts nothing and is not the largest paint', async ({ page }) => {
    const sizes = [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ];
    await observeShifts(page);
    await page.addInitScript(() => {
      const seen = { since: Number.POSITIVE_INFINITY, largest: '' };
      Object.assign(window, { seen });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.consent-banner')) return;
        seen.since = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
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
        // The banner's texts may be in the root's data, in a script, and its class in the styles: both are left out.
        const html = (await (await page.goto(path))?.text())?.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
        expect(html).not.toContain('consent-banner');
        expect(html).not.toContain('We use cookies!');
        await expect(banner(page)).toBeVisible();
        await untilStill(page);
        await nextPaint(page);
        const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
        expect(seen.since, path).toBeGreaterThan(0);
        expect((await readShifts(page, seen.since)).sum, path).toBeLessThan(0.001);
        expect(seen.largest, path).toBe('page');
      }
  });

  test('the dialogs’ code is loaded on the first interaction with the banner', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (DIALOGS_CODE.test(request.url())) requests.push(request.url());
    });
    for (const interact of [
      () => banner(page).hover(),
      () => banner(page).getByRole('link', { name: 'Contact' }).focus(),
    ]) {
      await page.goto('/careers');
      await expect(banner(page)).toBeVisible();
      await untilIdle(page);
      expect(requests).toEqual([]);
      await interact();
      await expect.poll(() => requests.length).toBe(1);
      await expect(page.locator('#cc-main')).toBeAttached();
      // The library's variables on the root would make the browser recalculate the style of every element.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cc-bg'))).toBe(
        '',
      );
      requests.length = 0;
    }
  });

  test('the banner links to the policy and to a contact', async ({ page }) => {
    await page.goto('/careers');
    await expect(banner(page).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await banner(page).getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/impressum#privacy');
    await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeInViewport();
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('when the dialogs’ code fails to load', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED \(\S+\/dialogs-\S+\)$/ });

  test('the banner shows an error, nothing is sent, and a second click works', async ({ page, context, capture }) => {
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
    expect(await cookieNames(context)).not.toContain(CONSENT_COOKIE);

    await context.unroute(DIALOGS_CODE);
    await button.click();
    await expect(banner(page)).toBeHidden();
    await untilPageViews(capture, '/');
    expect(await cookieNames(context)).toContain(CONSENT_COOKIE);
  });

  test('the preferences open at the second click', async ({ page, context }) => {
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
  test('sends an event for a submitted form, with its name and no values', async ({ page, capture }) => {
    await accept(page, '/contact');
    await untilPageViews(capture, '/contact');
    await page.getByLabel('Name').fill('Dana Oyelaran');
    await page.getByLabel('Email').fill('dana@example.org');
    await page.getByLabel('Company').fill('Hill Clinic');
    await page.getByLabel('Budget').selectOption('Not sure yet');
    await page.getByLabel('What’s stuck?').fill('Nobody counts these words.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('main button[data-state]')).toHaveText('Sent!');
    await expect.poll(() => capture.eventsNamed('lead_sent').length, { timeout: 15_000 }).toBe(1);
    expect(capture.eventsNamed('lead_sent')[0]?.properties.form).toBe('contact');
    const sent = capture.requests.map(({ text }) => text).join();
    for (const typed of ['Oyelaran', 'dana@example.org', 'Hill Clinic', 'Nobody counts'])
      expect(sent).not.toContain(typed);
  });

  test('sends one page view per navigation, the first page included, with its full path', async ({ page, capture }) => {
    await accept(page, '/careers?from=mail#open');
    await untilPageViews(capture, '/careers?from=mail#open');

    const services = page.getByRole('contentinfo').getByRole('link', { name: 'Managed projects' });
    // A prefetched page is not counted before it is shown.
    const fetched = page.waitForResponse('**/managed-projects/_payload.json');
    await services.hover();
    await fetched;
    await services.click();
    await expect(page).toHaveURL('/managed-projects');
    await untilPageViews(capture, '/careers?from=mail#open', '/managed-projects');

    await page.goBack();
    await untilPageViews(capture, '/careers?from=mail#open', '/managed-projects', '/careers?from=mail#open');
    // A jump within the page is not a page view.
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await page.reload();
    await untilPageViews(
      capture,
      '/careers?from=mail#open',
      '/managed-projects',
      '/careers?from=mail#open',
      '/careers?from=mail#main',
    );
    // Any unexpected event would have arrived before this one.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dedicated team' }).click();
    await untilPageViews(
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

  test('sets two cookies with the documented attributes', async ({ page, context, capture }) => {
    await accept(page);
    await untilPageViews(capture, '/');
    const cookies = await context.cookies();
    const consent = cookies.find(({ name }) => name === CONSENT_COOKIE);
    const analytics = cookies.find(({ name }) => name === `ph_${PROJECT_KEY}_posthog`);
    for (const cookie of [consent, analytics]) {
      expect(cookie?.sameSite).toBe('Lax');
      expect(cookie?.path).toBe('/');
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + YEAR_S - 120);
      expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + YEAR_S + 120);
    }
    expect((await cookieNames(context)).filter((name) => name !== 'i18n_redirected').sort()).toEqual([
      CONSENT_COOKIE,
      `ph_${PROJECT_KEY}_posthog`,
    ]);
  });

  test('requests configuration and flags and sends events, all without cookies', async ({
    page,
    context,
    site,
    capture,
  }) => {
    const externalRequests: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(site.base)) externalRequests.push(request.url());
    });
    await context.addCookies([{ name: 'secret', value: 'session-of-the-visitor', url: site.base }]);
    await accept(page);
    await untilPageViews(capture, '/');
    expect(externalRequests).toEqual([]);
    await expect
      .poll(() => new Set(capture.requests.map(({ method, path }) => `${method} ${path}`)))
      .toEqual(new Set([`GET /array/${PROJECT_KEY}/config`, 'POST /flags/', 'POST /e/']));
    for (const { query, headers } of capture.requests) {
      expect(query.get('ip')).toBe('0');
      expect(Object.keys(headers).filter((name) => /cookie|forwarded|referer|real-ip|origin/.test(name))).toEqual([]);
      expect(headers['user-agent'] ?? '').not.toContain('Mozilla');
    }
    expect((await cookieNames(context)).includes('tracker')).toBe(false);
  });

  test('sends clicks with a shortened text, and rage clicks once', async ({ page, capture }) => {
    await accept(page, '/careers');
    await untilPageViews(capture, '/careers');
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.id = 'long';
      button.textContent = 'long '.repeat(100);
      document.querySelector('main')?.prepend(button);
    });
    // Clicks are captured once the configuration has arrived, which is before flags are requested.
    await expect.poll(() => capture.requests.map(({ path }) => path)).toContain('/flags/');
    await page.locator('#long').click({ clickCount: 3, delay: 20 });
    await expect.poll(() => capture.eventsNamed('$rageclick').length, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => capture.eventsNamed('$autocapture').length).toBe(3);
    const [click] = capture.eventsNamed('$autocapture');
    expect(click?.properties.$el_text).toBe('long '.repeat(51).trim());
    expect(click?.properties.$elements_chain).toMatch(/^button:[^;]*attr__id="long"/);
    expect(JSON.stringify(capture.events)).not.toContain('long '.repeat(52));
  });

  test('never captures form values', async ({ page, capture }) => {
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
    // Fields of the page's own form.
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

test.describe('declining', () => {
  for (const { how, decline } of [
    {
      how: 'with one button',
      decline: (page: Page) => banner(page).getByRole('button', { name: 'Reject all' }).click(),
    },
    {
      how: 'in the preferences',
      decline: async (page: Page) => {
        await banner(page).getByRole('button', { name: 'Let me choose' }).click();
        await expect(analyticsSwitch(page)).toBeChecked();
        await expect(preferences(page).getByRole('checkbox', { name: 'Strictly necessary' })).toBeDisabled();
        await toggleAnalytics(page);
        await preferences(page).getByRole('button', { name: 'Save settings' }).click();
      },
    },
  ])
    test(`${how} sends and stores nothing, and is remembered`, async ({ page, context, capture }) => {
      const seen = watchAnalytics(context);
      await page.goto('/');
      await decline(page);
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
      expect(await cookieNames(context)).toContain(CONSENT_COOKIE);
    });

  test('closing the preferences stores no decision', async ({ page, context }) => {
    await page.goto('/');
    await banner(page).getByRole('button', { name: 'Let me choose' }).click();
    await preferences(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toBeVisible();
    expect(await cookieNames(context)).not.toContain(CONSENT_COOKIE);
  });
});

test('withdrawing in one tab stops and clears all tabs', async ({ page, context, capture }) => {
  test.setTimeout(90_000);
  await accept(page, '/');
  await untilPageViews(capture, '/');
  const other = await context.newPage();
  await other.goto('/careers');
  await untilPageViews(capture, '/', '/careers');
  expect(await leftovers(other)).not.toEqual([]);

  await openSettings(page);
  // The click on "Cookie settings" is the last event sent.
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

  // Consent can be given again on the same page.
  await openSettings(page);
  await expect(analyticsSwitch(page)).not.toBeChecked();
  await preferences(page).getByRole('button', { name: 'Accept all' }).click();
  await untilPageViews(capture, '/', '/careers', '/dedicated-team');
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

    test('no banner is shown and nothing is sent until the visitor consents', async ({ page, context, capture }) => {
      const seen = watchAnalytics(context);
      await page.goto('/');
      await untilIdle(page);
      await expect(banner(page)).toBeHidden();
      expect(seen).toEqual([]);
      expect(capture.requests).toEqual([]);
      expect(await cookieNames(context)).not.toContain(CONSENT_COOKIE);

      await openSettings(page);
      await expect(analyticsSwitch(page)).not.toBeChecked();
      await preferences(page).getByRole('button', { name: 'Accept all' }).click();
      await untilPageViews(capture, '/');
      await page.goto('/careers');
      await untilPageViews(capture, '/', '/careers');
    });

    test('consent from before the signal is no longer valid', async ({ page, context, site, capture }) => {
      await context.addCookies([consentCookie(site.base, 'all')]);
      const seen = watchAnalytics(context);
      await page.goto('/');
      await untilIdle(page);
      expect(seen).toEqual([]);
      expect(capture.requests).toEqual([]);
      expect(await cookieNames(context)).not.toContain(CONSENT_COOKIE);
    });
  });

test('after a change of the cookie policy the banner asks again, and nothing is sent until then', async ({
  page,
  context,
  site,
  capture,
}) => {
  const seen = watchAnalytics(context);
  await context.addCookies([consentCookie(site.base, 'all', 0)]);
  await page.goto('/');
  await expect(banner(page)).toContainText('Our cookie policy has changed');
  await untilIdle(page);
  expect(seen).toEqual([]);
  expect(capture.requests).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await untilPageViews(capture, '/');
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

  test('work with the keyboard alone', async ({ page, context }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await untilStill(page);
    await expect(page.locator('body'), 'the banner does not take the focus').toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'There is a cookie notice' })).toBeAttached();
    // The first stop is the skip link, the second one the banner.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Let me choose' })).toBeFocused();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
    await expect(page.locator('header a').first(), 'the focus leaves the banner').toBeFocused();

    await banner(page).getByRole('button', { name: 'Let me choose' }).focus();
    await page.keyboard.press('Enter');
    await expect(preferences(page)).toBeVisible();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.pm')))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(preferences(page)).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Let me choose' })).toBeFocused();

    await banner(page).getByRole('button', { name: 'Reject all' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    expect(await cookieNames(context)).toContain(CONSENT_COOKIE);
  });

  test('open from the footer and return the focus', async ({ page, context, site }) => {
    await context.addCookies([consentCookie(site.base, 'necessary')]);
    await page.goto('/careers');
    await openSettings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  });

  test('without JavaScript the page has a link in place of the button', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.base}/careers`);
    await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute('href', '/impressum#privacy');
    await context.close();
  });
});
