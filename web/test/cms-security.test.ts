import http from 'node:http';
import { crc32 } from 'node:zlib';
import qs from 'qs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './editing-cms.ts';
import { collectionPath, USERS_PATH } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const SUBMISSION = '0123456789abcdef'.repeat(2);
const CV = 'Vera Visitor.pdf';
const PDF = '%PDF-1.4\nThe career of an applicant\n%%EOF';
const APPLICATIONS = collectionPath('job-application');
/** Personal data that must not be in a log. */
const PRIVATE = 'vera-private@example.org';

type Roles = { roles: { id: number; type: string }[] };

let cms: WorkerCms;

const applicant = (submissionId: string) => ({
  name: 'A',
  email: 'a@example.com',
  consent: true,
  state: 'new',
  submission_id: submissionId,
});

beforeAll(async () => {
  cms = await restoreWorkerCms();
});

const ask = (path: string, init: RequestInit = {}) => fetch(cms.url + path, { redirect: 'manual', ...init });
const asSite = () => ({ headers: { authorization: `Bearer ${cms.token}` } });
const postJson = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const postJsonAsSite = (path: string, body: object) => postJson(path, body, asSite().headers);

async function upload(
  path: string,
  name: string,
  type: string,
  content: BlobPart,
  token: string,
  submissionId?: string,
) {
  const form = new FormData();
  if (submissionId) form.set('submission_id', submissionId);
  form.set('files', new Blob([content], { type }), name);
  return ask(path, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
}

it('keeps idle connections open longer than the site leaves them idle', async () => {
  const { headers } = await ask('/_health');
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

describe('a visitor’s query may not go deeper than the site’s own', () => {
  const circle = 'built_with.projects.built_with';
  it.each([
    `populate=${circle}.projects.built_with.projects`,
    `populate=${circle}`,
    `populate=cover,${circle}`,
    `populate=cover&populate=${circle}`,
    `populate[]=${circle}`,
    `populate[0]=cover&populate[1]=${circle}`,
    `populate%5B0%5D=built%5Fwith%2Eprojects%2Ebuilt_with`,
    `populate=built_with%20.%20projects%20.%20built_with`,
    'populate[built_with][populate][projects][populate][built_with]=true',
    'populate[built_with][populate][projects][populate]=*',
    'populate[built_with][populate]=projects.built_with',
    'populate[built_with][populate][0]=projects.built_with',
    'populate[built_with][populate][projects][populate][industries][fields][0]=slug',
    'populate[industries][populate][blocks][on][sections.projects][populate][projects][populate][built_with]=true',
    `sort=${circle}.name`,
    `sort[0]=title&sort[1]=${circle}.name:desc`,
    'sort[built_with][projects][built_with][name]=asc',
    'filters[built_with][projects][built_with][slug][$ne]=x',
    'filters[$or][0][built_with][projects][slug][$ne]=x&filters[$or][1][built_with][name][$ne]=x',
    'filters[$and][0][key_highlights][text][$ne]=a&filters[$and][1][figures][caption][$ne]=a&filters[$not][built_with][slug]=a',
    'populate[built_with][filters][projects][built_with][projects][slug][$ne]=x',
  ])('%s', async (query) => {
    for (const path of [`/api/projects?${query}`, `/API/projects/abc?${query}`]) {
      const response = await ask(path);
      expect(response.status, path).toBe(400);
      expect(await response.text()).toMatch(/may (?:follow|go through) 2 relations/);
    }
  });

  it('is answered within these limits', async () => {
    for (const path of [
      // The site's longest queries.
      '/api/jobs?locale=en&populate=icon,single_job_person&pagination[start]=0&pagination[limit]=100',
      '/api/jobs?locale=en&populate[icon]=true&populate[single_job_person][populate][photo]=true',
      '/api/footer?locale=en&populate[badges][populate][image]=true&populate[projects][populate][industries]=true&populate[articles]=true',
      '/api/footer?locale=en&populate=badges.image,projects.industries,articles',
      '/api/projects?locale=en&populate=industries&fields[0]=id&pagination[start]=0&pagination[limit]=100',
      '/api/technologies?locale=en&populate=technologies&pagination[start]=0&pagination[limit]=100',
      '/api/technologies?filters[slug][$eq]=react&populate[0]=technologies&populate[1]=image&pagination[limit]=100',
      '/api/projects?populate=*&sort=title:asc,delivered_on:desc',
      '/api/projects?filters[industries][slug][$eq]=healthcare&filters[slug][$ne]=a.b.c.d',
    ])
      expect((await ask(path)).status, path).toBe(200);
  });

  it('the site’s own queries have no limits', async () => {
    const query = qs.stringify({ populate: { built_with: { populate: { projects: { populate: '*' } } } }, sort: 'id' });
    expect((await ask(`/api/projects?${query}&pagination[limit]=1`, asSite())).status).toBe(200);
  });

  it('pages rendered with a visitor’s token are complete', async () => {
    const account = { username: 'vera', email: 'vera@example.org', password: PASSWORD };
    const { roles } = (await cms.admin('GET', '/users-permissions/roles')) as Roles;
    const role = roles.find(({ type }) => type === 'authenticated')?.id;
    await cms.admin('POST', USERS_PATH, { ...account, confirmed: true, blocked: false, provider: 'local', role });
    const signedIn = await postJson('/api/auth/local', { identifier: account.email, password: PASSWORD });
    const { jwt } = (await signedIn.json()) as { jwt: string };
    const site: SiteProcess = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token } });
    try {
      const response = await fetch(`${site.base}/sitemap.xml`);
      const sitemap = await response.text();
      expect(response.status, sitemap).toBe(200);
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
      // One page of each kind.
      const kinds = new Map(paths.map((path) => [path.split('/').slice(0, -1).join('/') || path, path]));
      expect(kinds.size).toBeGreaterThan(15);
      for (const path of kinds.values()) {
        const { status } = await fetch(site.base + path, { headers: { cookie: `token=${jwt}` } });
        expect(status, path).toBe(200);
      }
      expect(site.log()).not.toContain('may follow');
      expect(site.log()).not.toContain('Content is missing');
    } finally {
      await site.stop();
    }
  });
});

describe('other origins cannot read the CMS', () => {
  const origins = ['https://www.studio.example', 'https://evil.example', 'null'];
  it.each(origins)('%s', async (origin) => {
    for (const [method, path] of [
      ['GET', '/api/jobs'],
      ['POST', '/admin/access-token'],
      ['GET', '/admin/init'],
      ['OPTIONS', '/admin/access-token'],
    ] as const) {
      const { headers } = await ask(path, {
        method,
        headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
      });
      for (const name of ['origin', 'credentials', 'methods'])
        expect(headers.get(`access-control-allow-${name}`), `${method} ${path}`).toBeNull();
    }
  });
});

describe('an invalid query is a client error', () => {
  it.each([
    'filters[title][$jsonSupersetOf]=x',
    'filters[publishedAt][$jsonSupersetOf][0]=x',
    'filters[industries][slug][$jsonSupersetOf]=x',
    'populate[industries][filters][slug][$jsonSupersetOf]=x',
    'filters[title][$eq][$eq]=x',
    'filters[title][$between]=x',
    'filters[title][$between][0]=x',
    'filters[title][$and]=x',
    'filters[$or]=1',
    'filters[$not]=x',
    'filters[$in][0]=x',
    'filters[industries][$contains][$eq]=x',
    'filters[id][$gt][$in][0]=1',
    'filters[]=x',
    'fields=',
    'fields[0]=__proto__',
    '_q[a]=b',
    '_q[]=x',
  ])('%s', async (query) => {
    for (const init of [{}, asSite()]) expect((await ask(`/api/projects?${query}`, init)).status).toBe(400);
  });

  it('an invalid number is a client error, too', async () => {
    for (const value of ['x', '', 'null', '1e400'])
      expect((await ask(`/api/jobs?filters[index][$gt]=${value}`)).status, value).toBe(400);
  });
});

describe('the site’s token', () => {
  it.each([
    ['GET', '/api/upload/files'],
    ['GET', '/api/upload/files/1'],
    ['DELETE', '/api/upload/files/1'],
    ['GET', '/api/job-applications'],
    ['GET', '/api/contact-messages'],
    ['GET', '/api/startup-applications'],
    ['GET', '/api/users'],
    ['DELETE', '/api/articles/1'],
  ])('%s %s is rejected', async (method, path) => {
    expect((await ask(path, { method, ...asSite() })).status).toBe(403);
  });

  it('can neither upload nor replace files of the media library', async () => {
    const { results } = (await cms.admin('GET', '/upload/files?pageSize=1')) as {
      results: { id: number; hash: string }[];
    };
    const [before] = results;
    for (const query of ['', `?id=${before?.id}`])
      expect((await upload(`/api/upload${query}`, 'a.pdf', 'application/pdf', PDF, cms.token)).status).toBe(403);
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ name: 'renamed' }));
    expect((await ask(`/api/upload?id=${before?.id}`, { method: 'POST', body: form, ...asSite() })).status).toBe(403);
    expect(await cms.admin('GET', `/upload/files/${before?.id}`)).toMatchObject({ hash: before?.hash });
    // The route for CVs accepts no other name and no parameter.
    const own = '/api/job-applications/cv';
    for (const submissionId of [undefined, 'x', '../../x', `${SUBMISSION}0`])
      expect((await upload(own, CV, 'application/pdf', PDF, cms.token, submissionId)).status).toBe(400);
    const taken = 'f'.repeat(32);
    expect((await upload(`${own}?id=${before?.id}`, CV, 'application/pdf', PDF, cms.token, taken)).status).toBe(204);
    expect(await cms.admin('GET', `/upload/files/${before?.id}`)).toMatchObject({ hash: before?.hash });
    expect((await upload(own, 'x.html', 'text/html', '<p>', cms.token, 'e'.repeat(32))).status).toBe(400);
    expect((await upload(own, CV, 'application/pdf', PDF, 'no-token', 'd'.repeat(32))).status).toBe(401);
  });

  it('can’t read a file through an application', async () => {
    const { results } = (await cms.admin('GET', '/upload/files?pageSize=1')) as { results: { id: number }[] };
    const id = 'c'.repeat(32);
    for (const query of ['populate=*', 'populate=cv', 'fields[0]=email']) {
      const data = { ...applicant(`${id}-${query.length}`), cv: results[0]?.id };
      const response = await postJsonAsSite(`/api/job-applications?${query}`, { data });
      expect([response.status, await response.json()]).toEqual([201, { data: { documentId: expect.any(String) } }]);
    }
    const { results: entries } = (await cms.admin(
      'GET',
      `${APPLICATIONS}?filters[submission_id][$startsWith]=${id}`,
    )) as {
      results: { documentId: string }[];
    };
    expect(entries).toHaveLength(3);
    for (const { documentId } of entries)
      expect(await cms.admin('GET', `${APPLICATIONS}/${documentId}`)).toMatchObject({ data: { cv: null } });
  });

  it('can’t see what uses a file', async () => {
    const query = 'populate[cover][populate][related][populate]=*&pagination[limit]=1';
    expect((await ask(`/api/articles?${query}`, asSite())).status).toBe(400);
  });
});

it('the log contains no query strings and no SQL parameters', async () => {
  const { results } = (await cms.admin('GET', '/upload/files?pageSize=1')) as { results: { id: number }[] };
  for (const path of [
    `/api/jobs?filters[title][$eq]=${PRIVATE}`,
    `/api/jobs?filters[id][$eq][$eq]=${PRIVATE}`,
    `/api/jobs?_q[a]=${PRIVATE}`,
    `/api/auth/email-confirmation?confirmation=${PRIVATE}`,
    `/admin/registration-info?registrationToken=${PRIVATE}`,
    `/uploads/cv_${SUBMISSION}_0123456789.pdf?expires=1&signature=${PRIVATE}`,
    `/no/such/page?address=${PRIVATE}`,
  ])
    await ask(path);
  // The second statement fails in the database itself.
  const twice = { name: 'V', email: PRIVATE, company: 'B', budget: 'x', submission_id: 'twice', state: 'new' };
  await Promise.all(Array.from({ length: 8 }, () => postJsonAsSite('/api/contact-messages', { data: twice })));
  await cms.admin('GET', `/upload/files/${results[0]?.id}?x=${PRIVATE}`);
  await expect.poll(() => cms.log()).toContain('GET /api/auth/email-confirmation (');
  expect(cms.log()).not.toContain(PRIVATE);
  expect(cms.log()).not.toContain('signature=');
});

it('no response names its software', async () => {
  for (const path of ['/api/jobs', '/admin', '/uploads/x.png', '/no/such/page'])
    expect((await ask(path)).headers.has('x-powered-by'), path).toBe(false);
});

it('registration is closed unless the environment allows it', async () => {
  const account = { username: 'rita', email: 'rita@example.org', password: PASSWORD };
  const refused = await postJson('/api/auth/local/register', account);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Register action is currently disabled'),
  ]);
});

describe('login attempts are limited by client address', () => {
  /** Sends from a loopback address that no other test uses. */
  const post = (path: string, body: object, localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = http.request(
        cms.url + path,
        { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } },
        (response) => response.resume().on('end', () => resolve(response.statusCode)),
      );
      request.on('error', reject).end(JSON.stringify(body));
    });

  it.each([
    ['/admin/login', 'email', '127.0.0.21'],
    ['/api/auth/local', 'identifier', '127.0.0.22'],
    ['/api/auth/forgot-password', 'email', '127.0.0.23'],
  ])('%s', async (path, field, address) => {
    const statuses: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      statuses.push(await post(path, { [field]: `guess-${attempt}@example.org`, password: 'guessed' }, address));
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    const body = { [field]: 'eva@example.com', password: 'guessed' };
    expect(await post(`${path}/`, body, address)).toBe(429);
    expect(await post(path, body, '127.0.0.24')).not.toBe(429);
  });
});

describe('an image', () => {
  let editor: string;
  beforeAll(async () => {
    editor = await cms.signUp('Editor', 'images@example.com');
  });

  /** The header of a PNG that claims this size, without any pixel. */
  const header = (width: number, height: number) => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };

  async function photograph() {
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(60_000, frame + 5);
    jpeg.writeUInt16BE(60_000, frame + 7);
    return jpeg;
  }

  it.each([
    [
      '60,000 by 60,000 pixels, of which there is the header only',
      'huge.png',
      'image/png',
      () => header(60_000, 60_000),
    ],
    ['a photograph that says so', 'huge.jpg', 'image/jpeg', photograph],
    [
      'a drawing of that size',
      'huge.svg',
      'image/svg+xml',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>'),
    ],
  ])('%s', async (_, name, type, make) => {
    const response = await upload('/upload', name, type, new Uint8Array(await make()), editor);
    expect([response.status, await response.text()]).toEqual([
      413,
      expect.stringContaining('3600 megapixels, and 50 is the limit'),
    ]);
  });

  it('that can’t be read', async () => {
    const response = await upload(
      '/upload',
      'torn.png',
      'image/png',
      new Uint8Array(header(10, 10).subarray(0, 30)),
      editor,
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('torn.png is not an image that the site can read');
  });
});

describe('uploaded files', () => {
  let editor: string;
  let hiring: string;
  let cvId: number;

  beforeAll(async () => {
    editor = await cms.signUp('Editor', 'ed@example.com');
    hiring = await cms.signUp('Hiring', 'hanna@example.com');
    // The site repeats an interrupted delivery.
    for (let time = 0; time < 2; time += 1)
      expect((await upload('/api/job-applications/cv', CV, 'application/pdf', PDF, cms.token, SUBMISSION)).status).toBe(
        204,
      );
    const application = await postJsonAsSite('/api/job-applications', { data: applicant(SUBMISSION) });
    expect([application.status, await application.json()]).toEqual([201, { data: { documentId: expect.any(String) } }]);
    const { results } = (await cms.admin('GET', `/upload/files?filters[hash][$startsWith]=cv_${SUBMISSION}`)) as {
      results: { id: number }[];
    };
    expect(results).toHaveLength(1);
    cvId = results[0]?.id ?? 0;
  });

  it.each([
    ['page.html', 'text/html', '<script src="x.js"></script>'],
    ['x.js', 'text/javascript', 'alert(1)'],
    ['x.js', 'text/plain', 'alert(1)'],
    ['x.xhtml', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['x.xml', 'application/xml', '<a/>'],
    ['x.css', 'text/css', 'a {}'],
  ])('%s as %s is rejected', async (name, type, content) => {
    expect((await upload('/upload', name, type, content, editor)).status).toBe(400);
  });

  it.each([
    ['notes.md', 'text/markdown', '# Notes'],
    ['figures.csv', 'text/csv', 'a;b'],
    ['data.json', 'application/json', '{}'],
    ['runbook.yaml', 'text/yaml', 'a: 1'],
    ['words.txt', 'text/plain', 'Words'],
    ['plan.pdf', 'application/pdf', PDF],
  ])('%s is accepted, and downloaded when it is opened', async (name, type, content) => {
    const response = await upload('/upload', name, type, content, editor);
    expect(response.status, await response.clone().text()).toBe(201);
    const [file] = (await response.json()) as { url: string }[];
    const { status, headers } = await ask(file?.url ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment');
    expectNothingRuns(headers);
  });

  it('images are shown and run no code, in any spelling of their URL', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const response = await upload('/upload', 'mark.svg', 'image/svg+xml', svg, editor);
    expect(response.status, await response.clone().text()).toBe(201);
    const [file] = (await response.json()) as { url: string }[];
    const name = file?.url.slice('/uploads/'.length);
    for (const path of [`/uploads/${name}`, `/%75ploads/${name}`, `/uploads/./${name}`, `/uploads%2F${name}`]) {
      const { status, headers } = await ask(path);
      if (status !== 200) continue;
      expect(headers.get('content-type'), path).toBe('image/svg+xml');
      expect(headers.get('content-disposition')).toBeNull();
      expectNothingRuns(headers);
    }
    expect((await ask(`/uploads/${name}`)).status).toBe(200);
  });

  it('a CV is 404 for anyone who has only its URL', async () => {
    const { data } = await cms.admin('GET', `/upload/files/${cvId}`).then((file) => ({ data: file }));
    const { pathname, search } = new URL(String(data.url), cms.url);
    expect((await ask(pathname + search)).status).toBe(200);
    const name = pathname.slice('/uploads/'.length);
    for (const path of [
      pathname,
      `/%75ploads/${name}`,
      `/uploads/%63${name.slice(1)}`,
      `/uploads/x/../${name}`,
      pathname + search.replace(/expires=\d/, 'expires=9'),
      `${pathname}?expires=9999999999999&signature=`,
      pathname + search.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ]) {
      const response = await ask(path);
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('career');
    }
  });

  it('a role that handles applications opens it from the entry and from the desk', async () => {
    const entries = await asUser(hiring, APPLICATIONS);
    const { results } = (await entries.json()) as { results: { documentId: string; submission_id: string }[] };
    const entry = results.find(({ submission_id }) => submission_id === SUBMISSION);
    const opened = await asUser(hiring, `${APPLICATIONS}/${entry?.documentId}`);
    const { data } = (await opened.json()) as { data: { cv: { name: string; url: string } } };
    expect(data.cv.name).toBe(CV);
    const response = await ask(data.cv.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toBe(PDF);
    const lead = await asUser(hiring, `/inbox/leads/job-application/${entry?.documentId}`);
    const { cv } = (await lead.json()) as { cv: { url: string } };
    expect(await (await ask(cv.url)).text()).toBe(PDF);
    expect((await asUser(hiring, `/upload/files/${cvId}`)).status).toBe(200);
  });

  it('an editor of pages can neither find nor change it', async () => {
    const search = await asUser(editor, `/upload/files?_q=${encodeURIComponent(CV)}`);
    expect(search.status).toBe(200);
    expect(((await search.json()) as { results: unknown[] }).results).toEqual([]);
    const all = (await (await asUser(editor, '/upload/files?pageSize=5')).json()) as { results: { url: string }[] };
    expect(all.results).toHaveLength(5);
    expect(all.results.map(({ url }) => url).join()).not.toContain('signature');
    expect((await asUser(editor, `/upload/files/${cvId}`)).status).toBe(403);
    expect((await asUser(editor, `/upload/files/${cvId}`, 'DELETE')).status).toBe(403);
  });

  it('deleting an image makes cached pages stale', async () => {
    const version = async () => {
      const response = await ask('/api/content-version', { headers: { authorization: `Bearer ${cms.token}` } });
      return ((await response.json()) as { data: { version: string } }).data.version;
    };
    const image = await upload(
      '/upload',
      'gone.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      editor,
    );
    const [{ id } = { id: 0 }] = (await image.json()) as { id: number }[];
    const before = await version();
    await cms.admin('DELETE', `/upload/files/${id}`);
    await expect.poll(version, { timeout: 5000 }).not.toBe(before);
  });

  const expectNothingRuns = (headers: Headers) => {
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  };

  const asUser = (token: string, path: string, method = 'GET') =>
    ask(path, { method, headers: { authorization: `Bearer ${token}` } });
});
