import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/free-port.ts';
import { openWarmSite, quantile, startOwnCms } from './stage.ts';

/**
 * Time from the response to "Publish" until visitors get the new page, and until they get a page that lists it:
 *
 *     node scripts/with-node.mjs web/bench/publish.ts
 */
const PUBLICATIONS = Number(process.env.PUBLICATIONS ?? 30);
const POLL_MS = 10;
const GOAL_MS = 2000;
const SECRET = 'secret-for-revalidation-in-measurements';
const ARTICLES = '/content-manager/collection-types/api::article.article';

type Entry = { documentId: string; slug: string };

const port = await freePort();
const cms = await startOwnCms({
  REVALIDATE_SECRET: SECRET,
  REVALIDATE_URLS: `http://127.0.0.1:${port}/api/revalidate`,
});
const site = await openWarmSite(cms, { REVALIDATE_SECRET: SECRET }, port);
const times: Record<'its page' | 'the list', number[]> = { 'its page': [], 'the list': [] };
try {
  const { results } = (await cms.admin('GET', `${ARTICLES}?pageSize=5&sort=published_on:DESC`)) as { results: Entry[] };
  for (let number = 0; number < PUBLICATIONS; number += 1) {
    const { documentId, slug } = results[number % results.length] ?? { documentId: '', slug: '' };
    const title = `Publication number ${number} of this measurement`;
    await cms.admin('PUT', `${ARTICLES}/${documentId}`, { title });
    await cms.admin('POST', `${ARTICLES}/${documentId}/actions/publish`, {});
    const started = performance.now();
    const seen = async (path: string) => {
      while (!(await (await fetch(site.base + path)).text()).includes(title)) await pause(POLL_MS);
      return performance.now() - started;
    };
    const [page, list] = await Promise.all([seen(`/blog/${slug}`), seen('/blog')]);
    times['its page'].push(page);
    times['the list'].push(list);
    console.log(
      `${number + 1} of ${PUBLICATIONS}: the page after ${Math.round(page)} ms, the list after ${Math.round(list)} ms`,
    );
    // The next publication comes some time later, as in real use.
    await pause(1500 + Math.random() * 1500);
  }
} finally {
  await site.stop();
  await cms.remove();
}
console.log(`From "Publish" to visible, ${PUBLICATIONS} publications, ms`);
console.table(
  Object.entries(times).map(([what, values]) => ({
    what,
    fastest: Math.round(Math.min(...values)),
    median: Math.round(quantile(values, 0.5)),
    p90: Math.round(quantile(values, 0.9)),
    slowest: Math.round(Math.max(...values)),
    goal: quantile(values, 0.9) <= GOAL_MS ? 'met' : 'missed',
  })),
);
