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
 * SIZES=100,1000 leaves out the long one.
 */
const SIZES = (process.env.SIZES ?? '100,1000,10000').split(',').map(Number);
const RENDER_MS = 2;
const BYTES = 4 * 1024 ** 3;

const [, , size, dir] = process.argv;
if (size && dir) await measure(Number(size), dir);
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
      const json = execFileSync(process.execPath, ['--expose-gc', import.meta.filename, String(size), dir], {
        input: html,
        encoding: 'utf8',
        env: { ...process.env, LOG_LEVEL: 'silent' },
      });
      return JSON.parse(json) as Record<string, string | number>;
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
  console.log(
    `Pages of ${Math.round(html.length / 1000)} kB; a render takes ${RENDER_MS} ms; ${os.cpus().length} processors`,
  );
  console.table(rows);
}

async function measure(size: number, dir: string): Promise<void> {
  const { PageCache } = await import('../server/page-cache/page-cache.ts');
  const { PageFiles } = await import('../server/page-cache/page-files.ts');
  const html = readFileSync(0, 'utf8');
  const paths = Array.from({ length: size }, (_, number) => `/pages/${number}`);
  let content = 0;
  const open = () =>
    new PageCache({
      render: async (key) => {
        await pause(RENDER_MS);
        const body = Buffer.from(html.replace('</title>', ` ${key} ${content}</title>`));
        return { status: 200, headers: [['content-type', 'text/html']], body, tags: ['pages'], isPartial: false };
      },
      files: new PageFiles(dir),
      buildId: 'one',
      maxBytes: BYTES,
      warmUp: 'fast',
      listPaths: async () => paths,
      isContentReachable: async () => true,
    });
  const renewed = async (cache: ReturnType<typeof open>) => {
    await pause(20);
    while (cache.state().waiting > 0 || cache.state().stale > 0 || cache.state().pages < size) await pause(20);
  };
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return Math.round(performance.now() - started);
  };

  const first = open();
  first.contentIsReachable(true);
  const warmUp = await timed(async () => {
    first.contentChanged('a');
    await renewed(first);
  });
  await first.close();

  globalThis.gc?.();
  const cache = open();
  const start = await timed(() => cache.load());
  globalThis.gc?.();
  const memory = Math.round(process.memoryUsage().rss / 1024 ** 2);
  cache.contentIsReachable(true);
  cache.contentChanged('a');
  await pause(200);

  content = 1;
  const named = paths.at(-1) ?? '/';
  const published = performance.now();
  cache.contentChanged('b', { paths: [named], tags: ['pages'] });
  const own = await timed(async () => {
    for (;;) {
      const outcome = await cache.get(named);
      if (outcome && 'page' in outcome && outcome.page.version === 'b') return;
      await pause(5);
    }
  });
  await renewed(cache);
  const all = Math.round(performance.now() - published);
  await cache.close();
  console.log(
    JSON.stringify({
      pages: size,
      'first warm-up s': (warmUp / 1000).toFixed(1),
      'start from disk ms': start,
      'resident MB': memory,
      'kB a page': size < 1000 ? '' : Math.round(cache.state().bytes / size / 1000),
      'published page ms': own,
      'all renewed s': (all / 1000).toFixed(1),
    }),
  );
}
