import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { consentCookie } from '#e2e/consent-cookie.ts';
import { findChromium } from '#test/installed-programs.ts';
import { median, openCms, openWarmSite, quantile } from './stage.ts';

/**
 * Time from a click until the next page's heading is painted, with its payload prefetched, compared with loading the same page as a
 * document. Also counts the requests of a navigation:
 *
 *     node scripts/with-node.mjs web/bench/navigation.ts
 */
const ROUNDS = 4;
/** Lighthouse's slow 4G and its mid-range phone. */
const SLOW_4G = { latencyMs: 150, downKbps: 1638.4, upKbps: 750 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
/** Start pages and the link to click on each. */
const JOURNEYS: { from: string; link: string }[] = [
  { from: '/', link: 'main a[href="/projects"]' },
  { from: '/careers', link: 'main .job a' },
  { from: '/blog', link: 'main a[href^="/blog/"]' },
  { from: '/technical-bytes', link: 'main a[href^="/technical-bytes/"]' },
  { from: '/free-resources', link: 'main a[href^="/free-resources/"]' },
  { from: '/projects', link: 'main a[href^="/projects/"][href*="/"]' },
];
/** How long to wait after a prefetch, so that the page's code has loaded too. */
const CODE_MS = 3000;

type Click = { at: number; heading: number };
declare global {
  interface Window {
    /** Set in the page: resolves with the times of the click and of the new heading's paint. */
    clickMeasured?: Promise<Click>;
  }
}

const cms = await openCms();
const site = await openWarmSite(cms);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  const navigations: number[] = [];
  const loads: number[] = [];
  const requestsPerRun: string[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const journey of JOURNEYS) {
      const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
      await context.addCookies([consentCookie(site.base, 'necessary')]);
      const { page, devtools } = await openSlowly(context, journey.from);
      const { target, ms, requests } = await navigate(page, journey.link);
      navigations.push(ms);
      requestsPerRun.push(requests);
      const load = await loadDocument(page, devtools, target);
      loads.push(load);
      console.log(
        `${journey.from} → ${target}: ${Math.round(ms)} ms, as a document ${Math.round(load)} ms; requested ${requests.join(', ') || 'nothing'}`,
      );
      await context.close();
    }
  const { latencyMs, downKbps, upKbps } = SLOW_4G;
  console.log(
    `\n${navigations.length} navigations at ${latencyMs} ms, ${downKbps}/${upKbps} kbit/s, the processor ${CPU_SLOWDOWN} times slower`,
  );
  console.log(`From the click to the next heading painted: ${inShort(navigations)}`);
  console.log(`The same pages as documents, files cached:  ${inShort(loads)}`);
  const counts = requestsPerRun.map(({ length }) => length);
  console.log(`Requests for data and code of a navigation: median ${median(counts)}, at most ${Math.max(...counts)}`);
} finally {
  await browser.close();
  await site.stop();
  await cms.remove();
}

async function openSlowly(context: BrowserContext, path: string): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latencyMs,
    downloadThroughput: (SLOW_4G.downKbps * 1000) / 8,
    uploadThroughput: (SLOW_4G.upKbps * 1000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(site.base + path, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  return { page, devtools };
}

/** Waits until the link has been prefetched, clicks it, and waits until the page's heading has been painted. */
async function navigate(page: Page, selector: string): Promise<{ target: string; ms: number; requests: string[] }> {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const target = (await link.getAttribute('href')) ?? '';
  await page.waitForFunction(
    (payload) => performance.getEntriesByName(new URL(payload, location.href).href).length > 0,
    `${target}/_payload.json`,
  );
  // Scripts load on first interaction.
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  await page.waitForTimeout(CODE_MS);

  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Other links on the page are prefetched meanwhile; those requests don't belong to the navigation.
    const isOther = pathname.endsWith('/_payload.json') && pathname !== `${target}/_payload.json`;
    if (!isOther && ['document', 'fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType()))
      requests.push(pathname);
  });
  await page.evaluate(() => {
    const before = document.querySelector('main h1');
    window.clickMeasured = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const observer = new MutationObserver(() => {
            const heading = document.querySelector('main h1');
            if (!heading || heading === before) return;
            observer.disconnect();
            // The first task after the frame that shows the heading.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve({ at: timeStamp, heading: performance.now() });
              port2.postMessage(null);
            });
          });
          observer.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
  });
  await link.click();
  const measured = await page.evaluate(() => window.clickMeasured);
  if (!measured) throw new Error(`${target} was loaded as a document instead of by client-side navigation`);
  await page.waitForURL((url) => url.pathname === target);
  const ofNavigation = [...requests];
  return { target, ms: measured.heading - measured.at, requests: ofNavigation };
}

/** Loads the same page as a document, with a warm browser cache: time from leaving to the first paint, which shows the heading. */
async function loadDocument(page: Page, devtools: CDPSession, path: string): Promise<number> {
  await page.goto('about:blank');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(site.base + path, { waitUntil: 'load' });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  return Number(await painted.jsonValue());
}

function inShort(times: number[]): string {
  const [middle, most, slowest] = [median(times), quantile(times, 0.95), Math.max(...times)].map(Math.round);
  return `median ${middle} ms, p95 ${most} ms, slowest ${slowest} ms`;
}
