import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import { startCaddy } from '#test/caddy.ts';
import { freePort } from '#test/free-port.ts';
import { findChromium } from '#test/installed-programs.ts';
import { listPages, median, onePathPerKind, openCms, openWarmSite } from './stage.ts';

/**
 * Load time on a slow phone, compared with the same page without scripts, and page weight:
 *
 *     node scripts/with-node.mjs web/bench/page-load.ts [--weights] [/path …]
 *
 * Over HTTPS with HTTP/2 through the Caddy of deploy/, each visit with an empty cache, alternating between both pages. RUNS is the
 * number of visits to each. With `--weights` no times are measured. BESIDE=http://… compares with the site of another build instead.
 */
const RUNS = Number(process.env.RUNS ?? 7);
const { BESIDE } = process.env;
const CPU_SLOWDOWN = 4;
/** DevTools' "Slow 4G". It corresponds to Lighthouse's 150 ms and 1.6 Mbit/s, adjusted as Lighthouse does for applied throttling. */
const SLOW_4G = { latency: 562.5, downloadThroughput: (1_474_560 / 8) | 0, uploadThroughput: (675_000 / 8) | 0 };
const QUIET_MS = 4000;
/** The site may take this many times as long as plain HTML, or as the other build (docs/performance.md). */
const GOAL_RATIO = BESIDE ? 1.15 : 1.1;
const GOAL_SCRIPT_KB = 160;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, ignoreHTTPSErrors: true, isMobile: true };
const DEFAULT_PATHS = ['/', '/blog', '/careers'];
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gi;

/** Markup whose style sheets don't block rendering. */
const WAITING = /<template\b[\s\S]*?<\/template>|<noscript>[\s\S]*?<\/noscript>|<link\b[^>]*\bmedia="print"[^>]*>/g;

type Load = { fcp: number; lcp: number; blocking: number; longest: number; largest: string };

const requestedPaths = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const isWeightsOnly = process.argv.includes('--weights');

const cms = await openCms();
const port = await freePort();
const site = await openWarmSite(cms, { SITE_URL: `https://localhost:${port}`, TRUSTED_PROXIES: '1' });
// Both go through a copying proxy, so that both have the same overhead.
const whole = await startCopy(site.base, (html) => html);
const bare = await startCopy(BESIDE ?? site.base, (html) => (BESIDE ? html : html.replace(SCRIPTS, '')));
const caddy = await startCaddy({ port, sites: [whole.host] });
const bareCaddy = await startCaddy({ sites: [bare.host] });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--disable-quic'],
});
try {
  const [first, second] = [`https://localhost:${port}`, `https://localhost:${bareCaddy.port}`];
  if (!isWeightsOnly) await compareTimes(first, second, requestedPaths.length ? requestedPaths : DEFAULT_PATHS);
  await weighFirstPaint(site.base, requestedPaths.length ? requestedPaths : await listPages(site.base));
  await weighScripts(first, requestedPaths.length ? requestedPaths : await onePathPerKind(site.base));
} finally {
  await browser.close();
  for (const { server } of [whole, bare]) {
    server.close();
    server.closeAllConnections();
  }
  for (const program of [bareCaddy, caddy, site]) await program.stop();
  await cms.remove();
}

async function compareTimes(base: string, bareBase: string, paths: string[]): Promise<void> {
  console.log(
    `\nMedians of ${RUNS} visits in turn: slow 4G (${SLOW_4G.latency} ms, ${Math.round((SLOW_4G.downloadThroughput * 8) / 1000)} kbit/s), processor slowed down ${CPU_SLOWDOWN} times, HTTPS and HTTP/2`,
  );
  const rows = [];
  for (const path of paths) {
    const loads: [Load, Load][] = [];
    // The first run only warms up the browser and the servers.
    for (let run = 0; run <= RUNS; run += 1) {
      // The two take turns in going first.
      const order = run % 2 ? [bareBase, base] : [base, bareBase];
      const seen = [];
      for (const each of order) seen.push(await visit(browser, each + path));
      const [earlier, later] = seen;
      if (!earlier || !later) continue;
      const pair: [Load, Load] = run % 2 ? [later, earlier] : [earlier, later];
      if (run > 0) loads.push(pair);
    }
    const middle = (which: 0 | 1, read: (load: Load) => number) => median(loads.map((pair) => read(pair[which])));
    const ratio = (read: (load: Load) => number) => middle(0, read) / middle(1, read);
    const [lcp, fcp] = [ratio((load) => load.lcp), ratio((load) => load.fcp)];
    const blocking = middle(0, (load) => load.blocking);
    rows.push({
      page: path,
      'FCP ms': Math.round(middle(0, (load) => load.fcp)),
      'FCP other': Math.round(middle(1, (load) => load.fcp)),
      'FCP ratio': fcp.toFixed(3),
      'LCP ms': Math.round(middle(0, (load) => load.lcp)),
      'LCP other': Math.round(middle(1, (load) => load.lcp)),
      'LCP ratio': lcp.toFixed(3),
      'TBT ms': Math.round(blocking),
      'TBT other': Math.round(middle(1, (load) => load.blocking)),
      'longest task': Math.round(middle(0, (load) => load.longest)),
      goal: lcp <= GOAL_RATIO && fcp <= GOAL_RATIO ? 'met' : 'missed',
    });
    console.log(
      `  ${path}: LCP element: ${loads.at(-1)?.[0].largest}, without scripts or of the other build: ${loads.at(-1)?.[1].largest}`,
    );
  }
  console.table(rows);
}

/** A first visit: empty cache, no cookie decision. */
async function visit(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await observe(context);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(QUIET_MS);
  const load = await page.evaluate(() => {
    const { tasks, largest } = (window as Window & { seen?: Seen }).seen ?? { tasks: [], largest: [] };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const last = largest.at(-1);
    // Total Blocking Time: of each long task after the first paint, the part beyond 50 ms.
    const late = tasks.filter(({ start, duration }) => start + duration > fcp);
    return {
      fcp,
      lcp: last?.time ?? Number.NaN,
      largest: last?.what ?? 'nothing',
      blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0),
      longest: Math.max(0, ...late.map(({ duration }) => duration)),
    };
  });
  await context.close();
  return load;
}

type Seen = { tasks: { start: number; duration: number }[]; largest: { time: number; what: string }[] };

async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: Seen = { tasks: [], largest: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = 'element' in entry && entry.element instanceof Element ? entry.element : null;
        const source = element instanceof HTMLImageElement ? element.currentSrc.replace(location.origin, '') : '';
        const what = element
          ? `${element.tagName.toLowerCase()} “${(source || (element.textContent ?? '').trim()).slice(0, 60)}”`
          : '?';
        seen.largest.push({ time: entry.startTime, what });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** A proxy that changes the site's pages and forwards everything else as it is. */
async function startCopy(
  base: string,
  change: (html: string) => string,
): Promise<{ host: string; server: http.Server }> {
  const cached = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '/';
    const ready = cached.get(path);
    if (ready) return response.writeHead(200, ready.headers).end(ready.body);
    const encoding = request.headers['accept-encoding']?.toString();
    const passed = http.get(
      base + path,
      { headers: encoding ? { 'accept-encoding': encoding } : {} },
      async (upstream) => {
        if (!upstream.headers['content-type']?.startsWith('text/html')) {
          response.writeHead(upstream.statusCode ?? 502, upstream.headers);
          return upstream.pipe(response);
        }
        upstream.resume();
        const html = await (await fetch(base + path)).text();
        const body = brotliCompressSync(change(html));
        const headers = {
          ...Object.fromEntries(Object.entries(upstream.headers).map(([name, value]) => [name, String(value)])),
          'content-encoding': 'br',
          'content-length': String(body.length),
        };
        cached.set(path, { body, headers });
        response.writeHead(200, headers).end(body);
      },
    );
    passed.on('error', () => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Prints the size of what the first paint needs: the document and its style sheets. */
async function weighFirstPaint(base: string, paths: string[]): Promise<void> {
  const styles = new Map<string, number>();
  const weights = [];
  for (const path of paths) {
    const html = await (await fetch(base + path)).text();
    let css = 0;
    for (const [tag] of html.replace(WAITING, '').matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
      const href = /href="([^"]+)"/.exec(tag)?.[1] ?? '';
      if (!styles.has(href)) styles.set(href, gzipSync(await (await fetch(base + href)).text()).length);
      css += styles.get(href) ?? 0;
    }
    const document = gzipSync(html).length;
    weights.push({ page: path, 'HTML kB': document / 1000, 'CSS kB': css / 1000, 'both kB': (document + css) / 1000 });
  }
  weights.sort((a, b) => b['both kB'] - a['both kB']);
  console.log(
    `\nHTML and CSS before the first paint, gzipped, of ${weights.length} pages: median ${median(weights.map((row) => row['both kB'])).toFixed(1)} kB. The heaviest:`,
  );
  console.table(
    weights
      .slice(0, 8)
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? value.toFixed(1) : value]),
        ),
      ),
  );
}

/** Prints the gzipped size of a page's scripts on a first visit. Data saver keeps the site from prefetching other pages' code. */
async function weighScripts(base: string, paths: string[]): Promise<void> {
  const rows = [];
  for (const path of paths) {
    const context = await browser.newContext(PHONE);
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await context.newPage();
    const scripts = gatherFiles(page, (response) => /\bjavascript\b/.test(response.headers()['content-type'] ?? ''));
    await page.goto(base + path, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    const loaded = await Promise.all(scripts);
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ src, type }) => !src && !type.includes('json')).map(({ text }) => text),
    );
    await context.close();
    const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const heaviest = loaded.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8);
    if (path === paths[0])
      console.log(
        `\n${path}: ${heaviest.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)} kB`).join(', ')}`,
      );
    const isWithin = path !== '/' || kilobytes <= GOAL_SCRIPT_KB;
    rows.push({
      page: path,
      files: loaded.length,
      'kB gzipped': kilobytes.toFixed(1),
      'inline kB': (gzipSync(inline.join('\n')).length / 1000).toFixed(1),
      goal: path === '/' ? (isWithin ? 'met' : 'missed') : '',
    });
  }
  console.log('\nScripts of the page after everything is loaded, on a first visit');
  console.table(rows);
}

type LoadedFile = { name: string; bytes: number };

/** Collects the page's responses that `counts` accepts, with their gzipped size. The list grows as long as the page is open. */
function gatherFiles(page: Page, counts: (response: Response) => boolean): Promise<LoadedFile>[] {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    if (!counts(response)) return;
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    files.push(response.body().then((body) => ({ name, bytes: gzipSync(body).length })));
  });
  return files;
}
