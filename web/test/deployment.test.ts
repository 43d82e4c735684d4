import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import http2 from 'node:http2';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PageStore } from '#server/page-cache/page-store.ts';
import { type CaddyProcess, startCaddy } from './caddy.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { freePort } from './free-port.ts';
import { isInstalled } from './installed-programs.ts';
import { collectionPath } from './panel-paths.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type SiteProcess, startSite, visitAllPages } from './site-process.ts';
import { waitFor } from './wait-for.ts';

/** Whether the programs of deploy/compose.yml are installed. */
const isComplete = isInstalled('Caddy') && isInstalled('PostgreSQL') && isInstalled('Redis');
const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const ARTICLES = collectionPath('article');
const REVALIDATE_SECRET = 'secret-for-revalidation-in-tests';
const CACHED = ['/', '/blog', '/careers', '/projects', '/company', '/impressum', '/contact?utm_source=x'];
const BUILD = '/builds/latest.json';
const VISITORS = 8;
const KILLS = 4;
const LEADS = 40;
const START_MS = 300_000;
const LIMIT_MS = 400_000;

type HttpResponse = { status: number; body: string; headers: Record<string, string | string[] | undefined> };

describe.skipIf(!isComplete)('the deployment with real programs', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-deployment-'));
  let redis: ChildProcess;
  let database: PostgresServer;
  let cms: EditingCms;
  let cmsPort: number;
  let redisPort: number;
  let httpsPort: number;
  let caddy: CaddyProcess;
  let sites: SiteProcess[] = [];
  let sitePorts: number[];

  const startCms = async (dataDir?: string) =>
    startEditingCms({
      port: cmsPort,
      copyOfStack: false,
      ...(dataDir ? { dataDir } : {}),
      env: {
        DATABASE_URL: database.url,
        SITE_URL: `https://localhost:${httpsPort}`,
        CMS_PUBLIC_URL: `https://cms.localhost:${httpsPort}`,
        REVALIDATE_URLS: `http://127.0.0.1:${sitePorts[0]}/api/revalidate`,
        REVALIDATE_SECRET,
      },
    });
  const startInstance = async (number: number) => {
    const dataDir = path.join(dir, `site-${number}`);
    return startSite({
      strapiUrl: `http://127.0.0.1:${cmsPort}`,
      port: sitePorts[number] ?? 0,
      dataDir,
      env: {
        STRAPI_TOKEN: cms.token,
        SITE_URL: `https://localhost:${httpsPort}`,
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        TRUSTED_PROXIES: '1',
        REVALIDATE_SECRET,
        LEADS_RATE_LIMIT: '100000',
      },
    });
  };

  beforeAll(async () => {
    [cmsPort = 0, redisPort = 0, httpsPort = 0] = [await freePort(), await freePort(), await freePort()];
    sitePorts = [await freePort(), await freePort()];
    database = await startPostgres();
    redis = spawn('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', dir], {
      stdio: 'ignore',
    });
    cms = await startCms();
    const first = await startInstance(0);
    await visitAllPages(first);
    // A second instance may start with the first one’s cache.
    cpSync(path.join(dir, 'site-0/cache'), path.join(dir, 'site-1/cache'), { recursive: true });
    sites = [first, await startInstance(1)];
    caddy = await startCaddy({
      port: httpsPort,
      sites: sitePorts.map((port) => `127.0.0.1:${port}`),
      cms: `127.0.0.1:${cmsPort}`,
    });
  }, START_MS);

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await caddy?.stop();
    redis?.kill('SIGTERM');
    await cms?.remove();
    await database?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  /** Sends a request through Caddy. Each visitor has an IP address of their own, by which Caddy chooses the instance. */
  function ask(pathname: string, options: { visitor?: number; host?: string; form?: Record<string, string> } = {}) {
    const { visitor = 0, host = 'localhost', form } = options;
    const body = form ? new URLSearchParams(form).toString() : undefined;
    return new Promise<HttpResponse>((resolve, reject) => {
      const request = https.request(
        {
          host: '127.0.0.1',
          port: httpsPort,
          servername: host,
          ca: caddy.ca,
          path: pathname,
          method: form ? 'POST' : 'GET',
          localAddress: `127.0.0.${visitor + 2}`,
          timeout: 15_000,
          headers: {
            host: `${host}:${httpsPort}`,
            ...(body ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length } : {}),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            if (!response.complete) return reject(new Error('cut off'));
            const { statusCode: status = 0, headers } = response;
            resolve({ status, headers, body: Buffer.concat(chunks).toString() });
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', reject);
      request.end(body);
    });
  }

  const sql = (query: string) =>
    execFileSync('psql', ['-qAt', '-d', database.url, '-c', query], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter(Boolean);
  const arrivedLeads = (company: string) =>
    sql(`SELECT message FROM contact_messages WHERE company = '${company}' ORDER BY 1`);

  async function readStamp(): Promise<string> {
    const { body } = await ask('/contact');
    return /name="form_timestamp" value="([^"]+)"/.exec(body)?.[1] ?? '';
  }
  /** Sends the form. True if the site confirms it. */
  async function send(id: string, timestamp: string, company: string, visitor = 0): Promise<boolean> {
    const form = { name: 'Dana', email: `${id}@example.org`, company, budget: 'not_sure', message: id };
    const response = await ask('/contact/send', {
      visitor,
      form: { ...form, submission_id: id, form_timestamp: timestamp },
    }).catch(() => null);
    // A response cut off by the kill of its instance confirms nothing.
    return response?.status === 200 && /"status":\s*"sent"/.test(response.body);
  }
  async function publishTitle(title: string): Promise<string> {
    const { results } = (await cms.admin('GET', `${ARTICLES}?pageSize=1&sort=slug:ASC`)) as {
      results: { documentId: string; slug: string }[];
    };
    const [article] = results;
    await cms.admin('PUT', `${ARTICLES}/${article?.documentId}`, { title });
    await cms.admin('POST', `${ARTICLES}/${article?.documentId}/actions/publish`, {});
    return `/blog/${article?.slug}`;
  }

  /** Whether Caddy sends requests to this instance. Asks as many visitors, since Caddy chooses the instance by IP address. */
  async function isReachedThroughCaddy(site: SiteProcess | undefined): Promise<boolean> {
    const visitors = Array.from({ length: 4 * VISITORS }, (_, visitor) => visitor);
    await Promise.all(visitors.map((visitor) => ask(BUILD, { visitor })));
    return site?.log().includes(BUILD) ?? false;
  }

  it('serves HTTP/2 and offers HTTP/3, with the compression and headers of the site', async () => {
    const client = http2.connect(`https://127.0.0.1:${httpsPort}`, { ca: caddy.ca, servername: 'localhost' });
    const response = await new Promise<http2.IncomingHttpHeaders>((resolve, reject) => {
      client.on('error', reject);
      const stream = client.request({
        ':path': '/blog',
        ':authority': `localhost:${httpsPort}`,
        'accept-encoding': 'br',
      });
      stream.on('response', resolve).on('error', reject).resume().end();
    });
    client.close();
    expect(response).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
    expect(response['alt-svc']).toContain('h3=');
    expect(response['strict-transport-security']).toContain('max-age=63072000');
    expect(response['content-security-policy']).toContain("default-src 'none'");
  });

  it('the admin panel has its own host, and its session cookie is Secure', async () => {
    await cms.admin('GET', '/admin/users/me');
    expect((await ask('/admin/', { host: 'cms.localhost' })).status).toBe(200);
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ email: 'eva@example.com', password: 'Westfield-4711' }),
    });
    const cookies = response.headers.getSetCookie();
    expect(
      cookies.filter((cookie) => /^strapi_admin_refresh=/.test(cookie) && /;\s*secure/i.test(cookie)),
    ).toHaveLength(1);
  });

  it('a client can’t escape the sign-in limit by sending X-Forwarded-For itself', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const { status } = await fetch(`${cms.url}/admin/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Some proxies add the port of the connection.
          'x-forwarded-for': `203.0.113.${attempt}, 192.0.2.9:${50_000 + attempt}`,
        },
        body: JSON.stringify({ email: 'guess@example.org', password: 'guessed' }),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });

  it(
    `${VISITORS} visitors, ${KILLS} instances and the CMS killed at random: no request for a cached page fails, every confirmed lead arrives once`,
    async () => {
      const timestamp = await readStamp();
      const failed: string[] = [];
      const confirmed: string[] = [];
      const answeredBy = new Map<number, number>();
      let isOver = false;
      const visit = async (visitor: number) => {
        while (!isOver) {
          const pathname = CACHED[randomInt(CACHED.length)] ?? '/';
          try {
            const { status, body } = await ask(pathname, { visitor });
            if (status !== 200 || !body.endsWith('</html>'))
              failed.push(`${pathname}: ${status}, ${body.length} bytes`);
            answeredBy.set(visitor, (answeredBy.get(visitor) ?? 0) + 1);
          } catch (error) {
            failed.push(`${pathname}: ${error}`);
          }
          // At full speed these requests would starve the restarting processes.
          await pause(15);
        }
      };
      const write = async () => {
        while (confirmed.length < LEADS || !isOver) {
          const id = randomBytes(16).toString('hex');
          // Like the form, sends again with the same id until it is confirmed.
          await waitFor('it is confirmed', () => send(id, timestamp, 'Chaos', randomInt(VISITORS)));
          confirmed.push(id);
          await pause(20);
        }
      };
      const countAnswers = () => [...answeredBy.values()].reduce((sum, count) => sum + count, 0);
      const visits = (more: number) => {
        const wanted = countAnswers() + more;
        return waitFor(`${more} more pages are shown`, async () => countAnswers() >= wanted);
      };
      const everybody = [...Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)), write()];

      for (let kill = 0; kill < KILLS; kill += 1) {
        await visits(randomInt(20, 80) * VISITORS);
        if (kill === 1) await cms.kill();
        const victim = kill < 2 ? kill : randomInt(2);
        await sites[victim]?.kill();
        await visits(randomInt(5, 100) * VISITORS);
        sites[victim] = await startInstance(victim);
        // Only one instance is down at a time, as in an upgrade behind a load balancer.
        await waitFor('the instance is ready', async () => (await fetch(`${sites[victim]?.base}/readyz`)).ok);
        await waitFor('Caddy sends requests to it', () => isReachedThroughCaddy(sites[victim]));
      }
      cms = await startCms(cms.dataDir);
      isOver = true;
      await Promise.all(everybody);

      expect(failed).toEqual([]);
      expect([...answeredBy.values()].every((count) => count > 50)).toBe(true);
      await waitFor('all leads are in the inbox', async () => arrivedLeads('Chaos').length >= confirmed.length, 60_000);
      expect(arrivedLeads('Chaos')).toEqual(confirmed.toSorted());
    },
    LIMIT_MS,
  );

  it('no cached page is damaged by it', async () => {
    for (const { dataDir } of sites) {
      const folder = path.join(dataDir, 'cache/pages');
      const store = new PageStore(folder);
      // The site treats a damaged file as missing.
      for (const path of CACHED.filter((path) => !path.includes('?')))
        expect(await store.read(path), path).not.toBeNull();
    }
  });

  // The CMS notifies only the first instance, which notifies the other one through Redis.
  it('a publication appears on both instances', async () => {
    const title = `Seen on both ${randomBytes(4).toString('hex')}`;
    const pathname = await publishTitle(title);
    await Promise.all(
      sites.map(({ base }) =>
        waitFor('the new title is there', async () => (await (await fetch(base + pathname)).text()).includes(title)),
      ),
    );
  });

  it(
    'a backup restores content, uploads and waiting leads',
    async () => {
      const title = `In the backup ${randomBytes(4).toString('hex')}`;
      const pathname = await publishTitle(title);
      const uploads = uploadedFiles();
      // The schemas that the site adds with SITE_DATABASE_URL.
      sql("CREATE SCHEMA site_jobs; CREATE SCHEMA site; CREATE TABLE site.leads AS SELECT 'Dana' AS lead");
      const timestamp = await readStamp();
      await cms.stop();
      const waiting = Array.from({ length: 3 }, () => randomBytes(16).toString('hex'));
      for (const [visitor, id] of waiting.entries())
        expect(await send(id, timestamp, 'Waiting', visitor * 3)).toBe(true);

      const backup = path.join(dir, 'backup');
      const env = {
        ...process.env,
        DATABASE_URL: database.url,
        SITE_DATABASE_URL: database.url,
        CMS_DATA: cms.dataDir,
        SITE_DATA: sites.map(({ dataDir }) => dataDir).join(' '),
      };
      execFileSync('sh', [path.join(DEPLOY, 'backup.sh'), backup], { env, stdio: 'pipe' });

      await Promise.all(sites.map((site) => site.kill()));
      sql('SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      for (const lost of [path.join(cms.dataDir, 'cms'), ...sites.map(({ dataDir }) => dataDir)])
        rmSync(lost, { recursive: true });
      sql('DELETE FROM site.leads');
      execFileSync('sh', [path.join(DEPLOY, 'restore.sh'), backup], { env, stdio: 'pipe' });
      expect(sql('SELECT lead FROM site.leads')).toEqual(['Dana']);

      cms = await startCms(cms.dataDir);
      sites = await Promise.all([startInstance(0), startInstance(1)]);
      await waitFor(
        'the leads that waited are in the inbox',
        async () => arrivedLeads('Waiting').length === waiting.length,
        30_000,
      );
      expect(arrivedLeads('Waiting')).toEqual(waiting.toSorted());
      await waitFor('a page is there', async () => (await ask('/')).status === 200);
      const page = await ask(pathname);
      expect(page.status).toBe(200);
      expect(page.body).toContain(title);
      expect(uploadedFiles()).toEqual(uploads);
      const [image] = sql("SELECT url FROM files WHERE mime = 'image/webp' OR mime = 'image/jpeg' ORDER BY id LIMIT 1");
      expect((await fetch(cms.url + image)).status).toBe(200);
    },
    LIMIT_MS,
  );

  const uploadedFiles = () => globSync('cms/public/uploads/*', { cwd: cms.dataDir }).sort();
});
