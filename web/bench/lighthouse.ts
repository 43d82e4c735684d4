import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startCaddy } from '#test/caddy.ts';
import { freePort } from '#test/free-port.ts';
import { findChromium } from '#test/installed-programs.ts';
import { onePathPerKind, openCms, openWarmSite } from './stage.ts';

/**
 * Lighthouse's four scores for a phone, for one page of each kind or for the given paths, over HTTPS through the Caddy of deploy/:
 *
 *     RUNS=3 node scripts/with-node.mjs web/bench/lighthouse.ts [/path …]
 *
 * Scores vary by several points from run to run, so each page's result is the run with its median performance score.
 *
 * A page's images are requested before it is measured. Otherwise the site would resize them during the run, on the cores that the browser
 * needs. Real visitors get them from the cache, except the first.
 *
 * npx downloads Lighthouse, which is no dependency of the site.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const RUNS = Number(process.env.RUNS ?? 3);

const audit = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  displayValue: z.string().optional(),
});
const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), audit),
});

type Report = z.infer<typeof reportSchema>;

const run = promisify(execFile);
const cms = await openCms();
const port = await freePort();
const site = await openWarmSite(cms, { SITE_URL: `https://localhost:${port}`, TRUSTED_PROXIES: '1' });
const caddy = await startCaddy({ port, sites: [site.base.replace('http://', '')] });
const rows: Record<string, string | number>[] = [];
try {
  const requestedPaths = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  for (const page of requestedPaths.length ? requestedPaths : await onePathPerKind(site.base)) {
    const url = `https://localhost:${port}${page}`;
    await renderImages(page);
    const reports: Report[] = [];
    // On a busy machine Lighthouse sometimes loses a trace, so a failed run is repeated once.
    for (let count = 0; count < RUNS; count++) reports.push(await report(url).catch(() => report(url)));
    reports.sort((a, b) => performanceOf(a) - performanceOf(b));
    const middle = reports[Math.floor((RUNS - 1) / 2)];
    if (!middle) throw new Error('RUNS must be 1 or more');
    const { categories, audits } = middle;
    const lost = CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`),
    );
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    const runs = reports.map(performanceOf).join(' ');
    rows.push({ page, ...Object.fromEntries(scores), runs, 'points lost by': lost.join(', ') });
    console.log(JSON.stringify(rows.at(-1)));
  }
} finally {
  await caddy.stop();
  await site.stop();
  await cms.remove();
}
console.table(rows);

function performanceOf({ categories }: Report): number {
  return Math.round((categories.performance?.score ?? 0) * 100);
}

async function report(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'],
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
    ],
    {
      // Lighthouse needs the Node that runs this file, not the system's older one.
      env: {
        ...process.env,
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
        CHROME_PATH: findChromium(),
      },
      maxBuffer: MAX_REPORT_BYTES,
    },
  );
  return reportSchema.parse(JSON.parse(stdout));
}

/** Requests all images of a page in all sizes, so that they are cached. */
async function renderImages(page: string): Promise<void> {
  const html = await (await fetch(site.base + page)).text();
  const images = new Set(html.match(/\/_ipx\/[^"\s]+/g)?.map((url) => url.replace(/,$/, '').replaceAll('&amp;', '&')));
  for (const image of images) await (await fetch(site.base + image)).arrayBuffer();
}
