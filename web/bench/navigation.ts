import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { decided } from '../e2e/decided.ts';
import { startSite } from '../test/site-process.ts';

/**
 * How long it takes from a click to the next page's heading on the screen, with its payload fetched ahead, beside loading the
 * same page as a document; and what a navigation asks for. On a built site, with the CMS running:
 *
 *   STRAPI_URL=http://127.0.0.1:1337 node bench/navigation.ts
 */
const ROUNDS = 4;
/** Lighthouse's slow 4G and its mid-range phone. */
const SLOW_4G = { latencyMs: 150, downKbps: 1638.4, upKbps: 750 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
/** From where, and what is clicked there. */
const JOURNEYS: { from: string; link: string }[] = [
  { from: '/', link: 'main a[href="/projects"]' },
  { from: '/careers', link: 'main .job a' },
  { from: '/blog', link: 'main a[href^="/blog/"]' },
  { from: '/technical-bytes', link: 'main a[href^="/technical-bytes/"]' },
  { from: '/free-resources', link: 'main a[href^="/free-resources/"]' },
  { from: '/projects', link: 'main a[href^="/projects/"][href*="/"]' },
];
/** The first second of a page is its own; after another one the link in view has been fetched, with its code. */
const PREFETCHED_MS = 1000;
const QUIET_MS = 1500;

type Click = { at: number; heading: number };
declare global {
  interface Window {
    /** When it was clicked and when the heading that came of it was painted. */
    clickMeasured?: Promise<Click>;
  }
}

const strapiUrl = process.env.STRAPI_URL ?? 'http://127.0.0.1:1337';
const site = await startSite({ strapiUrl, env: { STRAPI_TOKEN: process.env.STRAPI_TOKEN ?? '' } });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  const navigations: number[] = [];
  const loads: number[] = [];
  const asked: string[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const journey of JOURNEYS) {
      const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
      await context.addCookies([decided(site.base, 'necessary')]);
      const { page, devtools } = await openSlowly(context, journey.from);
      const { target, ms, requests } = await navigate(page, journey.link);
      navigations.push(ms);
      asked.push(requests);
      const load = await loadDocument(page, devtools, target);
      loads.push(load);
      console.log(
        `${journey.from} → ${target}: ${Math.round(ms)} ms, as a document ${Math.round(load)} ms; asked for ${requests.join(', ') || 'nothing'}`,
      );
      await context.close();
    }
  const { latencyMs, downKbps, upKbps } = SLOW_4G;
  console.log(
    `\n${navigations.length} navigations at ${latencyMs} ms, ${downKbps}/${upKbps} kbit/s, the processor ${CPU_SLOWDOWN} times slower`,
  );
  console.log(`From the click to the next heading painted: ${inShort(navigations)}`);
  console.log(`The same pages as documents, files cached:  ${inShort(loads)}`);
  const counts = asked.map(({ length }) => length).sort((a, b) => a - b);
  console.log(`Requests for data and code of a navigation: median ${at(counts, 0.5)}, at most ${counts.at(-1)}`);
} finally {
  await browser.close();
  await site.stop();
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

/** Waits until the link has been fetched ahead, clicks it, and waits until the page's heading has been painted. */
async function navigate(page: Page, selector: string): Promise<{ target: string; ms: number; requests: string[] }> {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const target = (await link.getAttribute('href')) ?? '';
  await page.waitForTimeout(PREFETCHED_MS);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType()))
      requests.push(new URL(request.url()).pathname);
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
            // The frame that shows it, and the first task after that frame.
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
  if (!measured) throw new Error(`${target} was not navigated to but loaded as a document`);
  await page.waitForURL((url) => url.pathname === target);
  const ofNavigation = [...requests];
  return { target, ms: measured.heading - measured.at, requests: ofNavigation };
}

/** The same page by an ordinary link: from leaving to the first paint, which shows the heading. What the browser keeps, it keeps. */
async function loadDocument(page: Page, devtools: CDPSession, path: string): Promise<number> {
  await page.goto('about:blank');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(site.base + path, { waitUntil: 'load' });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  return Number(await painted.jsonValue());
}

function at(sorted: number[], share: number): number {
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}

function inShort(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`;
}
