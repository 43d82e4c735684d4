import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OVERDUE_MS } from '#app/leads/lead-queue.server.ts';
import { SqliteQueue } from '#app/leads/sqlite-queue.server.ts';
import { STEPS as APPLICATION_STEPS } from '#app/pages/startups/application.ts';
import { sendForm } from '#e2e/send-form.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { collectionPath } from './panel-paths.ts';
import { readiness, type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';

const JOBS = collectionPath('job');
const STEPS = APPLICATION_STEPS.map((step) => `/startups/apply/${step}`);
const FULL_AFTER_AT_MOST = 3_000;
const AWAY_MS = 4_000;

let cms: EditingCms;
let site: SiteProcess;
const siteData = mkdtempSync(path.join(os.tmpdir(), 'studio-trouble-'));
/** Starts the site with the data of the earlier run. */
const startAgain = () =>
  startSite({
    strapiUrl: cms.url,
    dataDir: siteData,
    env: { STRAPI_TOKEN: cms.token, LEADS_RATE_LIMIT: '100000' },
  });

beforeAll(async () => {
  cms = await startEditingCms();
  site = await startAgain();
});
afterAll(async () => {
  await site?.stop();
  await cms?.remove();
  rmSync(siteData, { recursive: true, force: true });
});

const page = async (target: string, from = site) => {
  const response = await fetch(from.base + target);
  return { status: response.status, html: await response.text() };
};
const timestampOf = (html: string) => /name="form_timestamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
const post = async (target: string, fields: Record<string, string | File>, from = site) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const started = performance.now();
  const response = await fetch(from.base + target, { method: 'POST', body });
  const result = (await response.json()) as { status: string; refusal?: { reason: string } };
  return { status: response.status, result, ms: performance.now() - started };
};
const person = { name: 'Grace', email: 'grace@example.org' };
const contactMessage = (timestamp: string, message: string) => ({
  ...person,
  company: 'Hillside',
  budget: 'not_sure',
  message,
  submission_id: randomBytes(16).toString('hex'),
  form_timestamp: timestamp,
});
const application = (timestamp: string, cv: File) => ({ ...person, consent: 'yes', cv, form_timestamp: timestamp });
const cvOf = (bytes: number) => new File(['%PDF-1.7\n', new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });

describe('a job that is closed for applications', () => {
  it('has a notice on its page and in place of the form, links to open jobs, and rejects applications', async () => {
    const { results } = (await cms.admin(
      'GET',
      `${JOBS}?sort=index:DESC&filters[open_application][$eq]=false&pageSize=1`,
    )) as {
      results: { documentId: string; slug: string; title: string }[];
    };
    const [job] = results;
    if (!job) throw new Error('There is no job');
    const timestamp = timestampOf((await page(`/careers/${job.slug}/apply`)).html);
    await cms.admin('PUT', `${JOBS}/${job.documentId}`, {
      opened_on: '2026-01-01',
      closes_on: '2026-01-31',
    });
    await cms.admin('POST', `${JOBS}/${job.documentId}/actions/publish`, {});
    const open = (
      (await (
        await fetch(`${cms.url}/api/jobs?filters[open_application][$eq]=false&pagination[limit]=100`)
      ).json()) as {
        data: { slug: string }[];
      }
    ).data.filter(({ slug }) => slug !== job.slug);
    await waitFor('the form is closed', async () => (await page(`/careers/${job.slug}/apply`)).status === 410);

    const form = await page(`/careers/${job.slug}/apply`);
    expect(form.html).toContain('This position is no longer open.');
    expect(form.html).not.toContain('name="cv"');
    const itself = await page(`/careers/${job.slug}`);
    expect(itself.status).toBe(410);
    expect(itself.html).toContain('Applications for this position have closed.');
    for (const { html } of [form, itself]) {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
      for (const { slug } of open) expect(main).toContain(`href="/careers/${slug}"`);
      expect(main).not.toContain(`href="/careers/${job.slug}/apply"`);
    }
    await waitFor('applications are refused', async () => {
      const { status, result } = await post(`/careers/${job.slug}/apply/send`, application(timestamp, cvOf(10)));
      return status === 410 && result.refusal?.reason === 'closed';
    });
  });
});

describe('the CMS goes down while forms are filled in', () => {
  it('all three forms are accepted at once, also by a site started meanwhile, and arrive when the CMS is back', async () => {
    const [job] = (
      (await (await fetch(`${cms.url}/api/jobs?sort=index&pagination[limit]=1`)).json()) as {
        data: { slug: string; title: string }[];
      }
    ).data;
    const timestamp = timestampOf((await page('/contact')).html);
    const form = `/careers/${job?.slug}/apply`;
    // Only requested pages are cached: this site renders nothing in advance.
    const shown = [form, `${form}/_payload.json`, ...STEPS, ...STEPS.map((step) => `${step}/_payload.json`)];
    for (const path of shown) await page(path);
    const port = Number(new URL(cms.url).port);
    await cms.stop();
    const sendAll = async (when: string) => {
      const sent = await Promise.all([
        post('/contact/send', contactMessage(timestamp, `Sent ${when}`)),
        post(`${form}/send`, { ...application(timestamp, cvOf(10)), message: `Sent ${when}` }),
        post('/startups/apply/send', {
          ...person,
          company: 'Label printer',
          idea_description: `A label printer for pharmacies, sent ${when}`,
          problem_solved: 'Wrong labels on infusions.',
          platform: 'web',
          stage: 'customer',
          form_timestamp: timestamp,
        }),
      ]);
      for (const { status, result, ms } of sent) {
        expect([status, result.status]).toEqual([200, 'sent']);
        expect(ms).toBeLessThan(AWAY_MS);
      }
    };
    await sendAll('while it was down');
    await site.stop();
    site = await startAgain();
    expect((await page(form)).html).toContain('name="cv"');
    for (const path of shown) expect((await page(path)).status, path).toBe(200);
    await sendAll('after a restart');
    for (const sent of [form, '/startups/apply']) {
      const { receipt } = await sendForm(site.base, sent);
      const thanks = await fetch(`${site.base}${sent}/thanks?sent=${receipt}`, { redirect: 'manual' });
      expect(thanks.status, sent).toBe(200);
    }

    cms = await startEditingCms({ dataDir: cms.dataDir, port });
    const inbox = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { readOnly: true, timeout: 10_000 });
    const count = (table: string) =>
      Number(inbox.prepare(`SELECT count(*) AS n FROM ${table} WHERE email = ?`).get(person.email)?.n);
    const counts = () => ['contact_messages', 'job_applications', 'startup_applications'].map(count);
    await waitFor('all have arrived', async () => counts().every((n) => n >= 2), 60_000);
    expect(counts()).toEqual([2, 2, 2]);
    const titles = inbox.prepare('SELECT job_title, notes FROM job_applications WHERE email = ?').all(person.email);
    expect(titles).toEqual(Array(2).fill({ job_title: job?.title, notes: null }));
    inbox.close();
  });
});

describe('two instances', () => {
  it('a form whose response was lost arrives twice when it is edited and sent to the other instance, once when it is unedited', async () => {
    const other = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token, LEADS_RATE_LIMIT: '100000' } });
    const timestamp = timestampOf((await page('/contact')).html);
    const sending = { ...contactMessage(timestamp, ''), company: 'Two instances' };
    for (const [message, from] of [
      ['As it was first', site],
      ['As it was first', other],
      ['As it was edited', other],
    ] as const)
      expect((await post('/contact/send', { ...sending, message }, from)).result.status).toBe('sent');
    const inbox = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { readOnly: true, timeout: 10_000 });
    const isDone = async (from: SiteProcess) => (await readiness(from)).parts.leads.waiting === 0;
    await waitFor('both have delivered', async () => (await isDone(site)) && (await isDone(other)), 30_000);
    const arrived = inbox
      .prepare("SELECT message FROM contact_messages WHERE company = 'Two instances' ORDER BY message")
      .all()
      .map(({ message }) => message);
    expect(arrived).toEqual(['As it was edited', 'As it was first']);
    inbox.close();
    await other.stop();
  });
});

describe('a full disk', () => {
  it('shows "An error occured.", keeps confirmed leads, and pages are still served', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-full-'));
    const full = await startSite({
      // Without a token nothing is delivered, so every confirmed lead has to be on the disk. In production the site requires one.
      strapiUrl: cms.url,
      dataDir,
      maxFileKb: 512,
      env: { NODE_ENV: 'test', STRAPI_TOKEN: '', LEADS_RATE_LIMIT: '100000', LOG_LEVEL: 'silent' },
    });
    const timestamp = timestampOf((await page('/contact', full)).html);
    const { slug } = ((await (await fetch(`${cms.url}/api/jobs?sort=index`)).json()) as { data: { slug: string }[] })
      .data[0] ?? { slug: '' };
    const apply = timestampOf((await page(`/careers/${slug}/apply`, full)).html);

    const cv = await post(`/careers/${slug}/apply/send`, application(apply, cvOf(1_000_000)), full);
    expect([cv.status, cv.result]).toMatchObject([503, { status: 'refused', refusal: { reason: 'failed' } }]);
    expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual([]);

    const confirmed: string[] = [];
    let refused: Awaited<ReturnType<typeof post>> | null = null;
    for (let index = 0; index < FULL_AFTER_AT_MOST && !refused; index++) {
      const message = `Message ${index} ${'x'.repeat(1500)}`;
      const sent = await post('/contact/send', contactMessage(timestamp, message), full);
      if (sent.result.status === 'sent') confirmed.push(message);
      else refused = sent;
    }
    expect([refused?.status, refused?.result]).toMatchObject([
      503,
      { status: 'refused', refusal: { reason: 'failed' } },
    ]);
    expect(confirmed.length).toBeGreaterThan(10);
    expect((await page('/contact', full)).status).toBe(200);
    await full.kill();
    const db = new DatabaseSync(path.join(dataDir, 'leads.db'));
    const stored = db
      .prepare('SELECT lead FROM leads')
      .all()
      .map(({ lead }) => JSON.parse(String(lead)).fields.message);
    db.close();
    expect(stored.toSorted()).toEqual(confirmed.toSorted());
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('leads that have not arrived for three days', () => {
  it('make the site degraded until they arrive, also on an operator’s request', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-overdue-'));
    let isDown = true;
    const crm = http.createServer((_request, response) => response.writeHead(isDown ? 500 : 204).end());
    await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
    const { port } = z.object({ port: z.number() }).parse(crm.address());
    const queue = new SqliteQueue(dataDir);
    const id = randomBytes(16).toString('hex');
    queue.add(
      {
        id,
        form: 'contact',
        state: 'new',
        suspicion: null,
        fields: { ...person, company: 'Overdue', budget: 'Not sure yet', message: id, consent: true },
        sender: person,
        file: null,
        job: null,
        sourcePage: '/contact',
        cameFrom: '',
        receivedAt: new Date(Date.now() - OVERDUE_MS - 60_000).toISOString(),
        dueAt: null,
      },
      id,
      ['webhook'],
    );
    const overdueSite = await startSite({
      strapiUrl: cms.url,
      dataDir,
      env: {
        STRAPI_TOKEN: cms.token,
        LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
        LEADS_WEBHOOK_SECRET: 'a-secret-of-the-crm',
      },
    });
    await waitFor('the site is degraded', async () => (await readiness(overdueSite)).status === 'degraded');
    expect((await readiness(overdueSite)).parts.leads).toMatchObject({ status: 'overdue', overdue: 1 });
    await expect
      .poll(() => overdueSite.log())
      .toMatch(/Leads have not arrived for three days: an operator has to look/);
    expect(overdueSite.log()).not.toContain(person.email);
    isDown = false;
    expect(queue.wakeOverdue(id)).toBe(1);
    await waitFor('the leads are ok', async () => (await readiness(overdueSite)).parts.leads.status === 'ok');
    queue.close();
    await overdueSite.stop();
    crm.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
