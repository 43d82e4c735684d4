import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { readiness, type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';

const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? 1000);
const KILLS = 6;
const AT_ONCE = 8;
const LIMIT_MS = 10 * 60_000;

let cms: EditingCms;
let proxy: CmsProxy;
/** Whether the proxy passes requests on. Otherwise it cuts every connection. */
let isOpen = false;
let dataDir: string;

beforeAll(async () => {
  cms = await startEditingCms();
  proxy = await startCmsProxy(cms.url, ({ socket }, _response, passOn) => {
    if (isOpen) passOn();
    else socket.destroy();
  });
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-leads-'));
}, LIMIT_MS);
afterAll(async () => {
  await proxy?.stop();
  await cms?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  `${SUBMISSIONS} submissions, the site killed ${KILLS} times, the CMS down for the first half: each confirmed one arrives once`,
  async () => {
    const start = () =>
      startSite({
        strapiUrl: proxy.url,
        env: { STRAPI_TOKEN: cms.token, DATA_DIR: dataDir, LEADS_RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' },
      });
    let site: SiteProcess = await start();
    const timestamp = await readStamp(site);
    let confirmed = 0;
    let next = 0;
    const waiting = Array.from({ length: SUBMISSIONS }, () => randomBytes(16).toString('hex'));

    const visitor = async () => {
      for (let id = waiting[next++]; id; id = waiting[next++]) {
        // Like the form, sends again with the same id until it is confirmed.
        await waitFor('it is confirmed', () => submit(site.base, id, timestamp));
        confirmed++;
        if (confirmed === Math.floor(SUBMISSIONS / 2)) isOpen = true;
      }
    };
    const visitors = Promise.all(Array.from({ length: AT_ONCE }, visitor));
    for (let kill = 1; kill <= KILLS; kill++) {
      const at = Math.floor((SUBMISSIONS * kill) / (KILLS + 1));
      await waitFor(`${at} are confirmed`, async () => confirmed >= at, LIMIT_MS);
      await site.kill();
      site = await start();
    }
    await visitors;
    expect(confirmed).toBe(SUBMISSIONS);

    const inbox = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { readOnly: true, timeout: 10_000 });
    const arrived = () =>
      inbox
        .prepare("SELECT message FROM contact_messages WHERE company = 'Durable'")
        .all()
        .map(({ message }) => String(message));
    await waitFor('all have arrived', async () => arrived().length >= SUBMISSIONS, LIMIT_MS);
    await waitFor('none waits any more', async () => (await readiness(site)).parts.leads.waiting === 0);
    expect(arrived().sort()).toEqual(waiting.toSorted());
    inbox.close();
    await site.stop();
  },
  LIMIT_MS,
);

// Below a file there can be no folder, not even for the administrator that tests may run as.
async function readStamp(site: SiteProcess): Promise<string> {
  const wasOpen = isOpen;
  isOpen = true;
  const html = await (await fetch(`${site.base}/contact`)).text();
  isOpen = wasOpen;
  return /name="form_timestamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

function post(base: string, id: string, timestamp: string): Promise<Response> {
  const fields = { name: 'Dana', email: `${id}@example.org`, company: 'Durable', budget: 'not_sure', message: id };
  return fetch(`${base}/contact/send`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, submission_id: id, form_timestamp: timestamp }),
  });
}

/** Sends the form. True if the site confirms it. */
async function submit(base: string, id: string, timestamp: string): Promise<boolean> {
  const response = await post(base, id, timestamp).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { status?: string } | null | undefined;
  return response?.status === 200 && body?.status === 'sent';
}
