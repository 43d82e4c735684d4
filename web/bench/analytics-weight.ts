import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { consentCookie } from '#e2e/consent-cookie.ts';
import { CaptureServer } from '#test/capture-server.ts';
import { startSite } from '#test/site-process.ts';

/**
 * Measures the size of the consent and analytics scripts, and how long they block a phone's main thread. Needs a built site and a running
 * CMS:
 *
 *   STRAPI_URL=http://127.0.0.1:1337 node scripts/with-node.mjs web/bench/analytics-weight.ts
 */
const RUNS = 5;
/** CPU throttling that approximates a mid-range phone. */
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 6000;
const CHUNKS = { 'cookie preferences': /^dialogs-/, 'analytics client': /^posthog-/ };

type Visit = { longTasks: number; longestMs: number; blockedMs: number; interactionMs: number };

reportWeights();
await reportLongTasks();

function reportWeights(): void {
  const assets = path.resolve(import.meta.dirname, '../build/client/assets');
  console.log('Loaded on demand, never with the page:');
  for (const [what, pattern] of Object.entries(CHUNKS)) {
    for (const file of readdirSync(assets).filter((name) => pattern.test(name))) {
      const bytes = readFileSync(path.join(assets, file));
      const kilobytes = [bytes.length, gzipSync(bytes).length].map((size) => (size / 1000).toFixed(1));
      console.log(`  ${what} (${path.extname(file).slice(1)}): ${kilobytes[0]} kB, ${kilobytes[1]} kB gzipped`);
    }
  }
}

async function reportLongTasks(): Promise<void> {
  const capture = await CaptureServer.start();
  const site = await startSite({
    strapiUrl: process.env.STRAPI_URL ?? 'http://127.0.0.1:1337',
    env: { POSTHOG_KEY: 'phc_bench', POSTHOG_HOST: capture.url },
  });
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    console.log(`\nMedian of ${RUNS} visits, the processor slowed down ${CPU_SLOWDOWN} times:`);
    for (const decision of ['necessary', 'all'] as const) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, site.base, decision));
      const middle = (read: (each: Visit) => number) =>
        Math.round(visits.map(read).sort((a, b) => a - b)[RUNS >> 1] ?? 0);
      console.log(
        `  ${decision === 'all' ? 'with analytics:   ' : 'without analytics:'} ${middle(({ longTasks }) => longTasks)} long tasks, ` +
          `the longest ${middle(({ longestMs }) => longestMs)} ms, blocked for ${middle(({ blockedMs }) => blockedMs)} ms in all; ` +
          `a click takes ${middle(({ interactionMs }) => interactionMs)} ms to the next paint`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
    await capture.stop();
  }
}

/** Visits the home page and clicks once everything has loaded. */
async function visit(browser: Browser, base: string, decision: 'all' | 'necessary'): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([consentCookie(base, decision)]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const seen: { tasks: number[]; clicks: number[] } = { tasks: [], clicks: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    const clicks: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') seen.clicks.push(duration);
    }).observe(clicks);
  });
  await page.goto(base);
  await page.waitForTimeout(SETTLE_MS);
  const tasks = await page.evaluate(() => (window as unknown as { seen: { tasks: number[] } }).seen.tasks);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.waitForTimeout(1000);
  const clicks = await page.evaluate(() => (window as unknown as { seen: { clicks: number[] } }).seen.clicks);
  await context.close();
  return {
    longTasks: tasks.length,
    longestMs: Math.max(0, ...tasks),
    blockedMs: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    interactionMs: Math.max(0, ...clicks),
  };
}
