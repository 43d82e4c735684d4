import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCms, openWarmSite } from './stage.ts';

/**
 * What the page cache does as pages grow from 100 to 10,000, each with the start page's HTML and a number of its own. The time
 * to render one is given (RENDER_MS), as it depends on the content system:
 *
 *     node bench/growth.ts
 *
 * SIZES=100,1000 leaves out the long one. PAGE_CACHE_MB is what it is by default: 10,000 pages don't fit into memory.
 */
const SIZES = (process.env.SIZES ?? '100,1000,10000').split(',').map(Number);
const RENDER_MS = 2;
const BYTES_PER_MB = 1024 ** 2;
const CACHE_MB = Number(process.env.PAGE_CACHE_MB ?? 256);
/** So many of the pages that memory has no room for are asked for. */
const ASKED = 200;

type Row = Record<string, string | number>;

const PHASES = { warmUp, restart };
const [, , phase, size, dir] = process.argv;
if (dir && (phase === 'warmUp' || phase === 'restart'))
  console.log(JSON.stringify(await PHASES[phase](Number(size), dir)));
else await compare();

async function compare(): Promise<void> {
  const cms = await openCms();
  const site = await openWarmSite(cms, { PAGE_WARM_UP: 'off' });
  const html = await (await fetch(site.base)).text();
  await site.stop();
  await cms.remove();
  const rows = SIZES.map((size) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'northquay-growth-'));
    try {
      // A process for each, so that none has another one's memory.
      const inProcess = (phase: keyof typeof PHASES): Row => {
        const flags = ['--expose-gc', import.meta.filename, phase, String(size), dir];
        const env = { ...process.env, LOG_LEVEL: 'silent' };
        return JSON.parse(execFileSync(process.execPath, flags, { input: html, encoding: 'utf8', env }));
      };
      return { pages: size, ...inProcess('warmUp'), ...inProcess('restart') };
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
  console.log(
    `Pages of ${Math.round(html.length / 1000)} kB; a render takes ${RENDER_MS} ms; PAGE_CACHE_MB=${CACHE_MB}; ${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  console.table(rows);
}

/** An empty cache renders every page for the first time. */
async function warmUp(size: number, dir: string): Promise<Row> {
  const { cache, renderedAll } = await openCache(size, dir, 'one');
  const took = await timed(async () => {
    cache.contentIsReachable(true);
    cache.contentChanged('a');
    await renderedAll;
    await cache.close();
  });
  return { 'first warm-up s': seconds(took) };
}

/** Another process starts with what is on disk, and one of the pages is published. */
async function restart(size: number, dir: string): Promise<Row> {
  const { cache, paths, renderedAll } = await openCache(size, dir, 'two');
  const started = await timed(() => cache.load());
  globalThis.gc?.();
  const resident = process.memoryUsage().rss;
  let peak = resident;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  cache.contentIsReachable(true);

  const named = paths.at(-1) ?? '/';
  let own = 0;
  const all = await timed(async () => {
    cache.contentChanged('b', { paths: [named], tags: ['pages'] });
    own = await timed(async () => {
      while (cache.peek(named)?.version !== 'b') await pause(1);
    });
    await renderedAll;
    while (cache.state().waiting > 0) await pause(50);
  });
  // The first ones were renewed long ago: with many pages only their files are left.
  const asked = paths.slice(0, ASKED);
  const renders = cache.counts.renders;
  const read = await timed(async () => {
    for (const path of asked) await cache.get(path);
  });
  clearInterval(watch);
  const row = {
    'start from disk ms': Math.round(started),
    'resident MB': Math.round(resident / BYTES_PER_MB),
    'at most MB': Math.round(peak / BYTES_PER_MB),
    'kept in memory': cache.state().pages,
    'published page ms': Math.round(own),
    'all renewed s': seconds(all),
    'asked for ms': (read / asked.length).toFixed(2),
    'rendered again': cache.counts.renders - renders,
  };
  await cache.close();
  return row;
}

async function openCache(size: number, dir: string, text: string) {
  const { PageCache } = await import('../server/page-cache/page-cache.ts');
  const { PageFiles } = await import('../server/page-cache/page-files.ts');
  const html = readFileSync(0, 'utf8');
  const paths = Array.from({ length: size }, (_, number) => `/pages/${number}`);
  const missing = new Set(paths);
  const { promise: renderedAll, resolve } = Promise.withResolvers<void>();
  const cache = new PageCache({
    render: async (key) => {
      await pause(RENDER_MS);
      missing.delete(key);
      if (missing.size === 0) resolve();
      const body = Buffer.from(html.replace('</title>', ` ${key} ${text}</title>`));
      return { status: 200, headers: [['content-type', 'text/html']], body, tags: ['pages'], isPartial: false };
    },
    files: new PageFiles(dir),
    buildId: 'one',
    maxBytes: CACHE_MB * BYTES_PER_MB,
    warmUp: 'fast',
    listPaths: async () => paths,
    isContentReachable: async () => true,
  });
  return { cache, paths, renderedAll };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
