import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const PASSWORD = 'Moored-at-4711';
const CV = `cv-${'0123456789abcdef'.repeat(2)}.pdf`;
const PDF = '%PDF-1.4\nThe career of somebody\n%%EOF';

let cms: EditingCms;

beforeAll(async () => {
  cms = await startEditingCms();
});
afterAll(() => cms?.remove());

const ask = (path: string, init: RequestInit = {}) => fetch(cms.url + path, { redirect: 'manual', ...init });
const asSite = () => ({ headers: { authorization: `Bearer ${cms.token}` } });

describe('a visitor’s query goes no further than pages of the site do', () => {
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

  it('what it may ask is answered', async () => {
    for (const path of [
      // Specification 9.
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

  it('the site’s own queries have no limit', async () => {
    const query = qs.stringify({ populate: { built_with: { populate: { projects: { populate: '*' } } } }, sort: 'id' });
    expect((await ask(`/api/projects?${query}&pagination[limit]=1`, asSite())).status).toBe(200);
  });

  it('pages of visitors with a token, which they are asked for with, are whole', async () => {
    const account = { username: 'vera', email: 'vera@example.org', password: PASSWORD };
    const registered = await ask('/api/auth/local/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const { jwt } = (await registered.json()) as { jwt: string };
    const site: SiteProcess = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token } });
    try {
      const sitemap = await (await fetch(`${site.base}/sitemap.xml`)).text();
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

describe('no page of another origin reads what the content system answers', () => {
  const origins = ['https://www.northquay.example', 'https://evil.example', 'null'];
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

describe('uploaded files', () => {
  let editor: string;
  let hiring: string;
  let cvId: number;

  beforeAll(async () => {
    editor = await cms.signUp('Editor', 'ed@example.com');
    hiring = await cms.signUp('Hiring', 'hanna@example.com');
    const uploaded = await upload('/api/upload', CV, 'application/pdf', PDF, cms.token);
    cvId = ((await uploaded.json()) as { id: number }[])[0]?.id ?? 0;
    const application = await ask('/api/job-applications', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
      body: JSON.stringify({
        data: { name: 'A', email: 'a@example.com', consent: true, cv: cvId, submission_id: 'cv-test', state: 'new' },
      }),
    });
    expect(application.status).toBe(201);
  });

  it.each([
    ['page.html', 'text/html', '<script src="x.js"></script>'],
    ['x.js', 'text/javascript', 'alert(1)'],
    ['x.js', 'text/plain', 'alert(1)'],
    ['x.xhtml', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['x.xml', 'application/xml', '<a/>'],
    ['x.css', 'text/css', 'a {}'],
  ])('%s as %s is not taken', async (name, type, content) => {
    expect((await upload('/upload', name, type, content, editor)).status).toBe(400);
  });

  it.each([
    ['notes.md', 'text/markdown', '# Notes'],
    ['figures.csv', 'text/csv', 'a;b'],
    ['data.json', 'application/json', '{}'],
    ['runbook.yaml', 'text/yaml', 'a: 1'],
    ['words.txt', 'text/plain', 'Words'],
    ['plan.pdf', 'application/pdf', PDF],
  ])('%s is taken, and saved by whoever opens it', async (name, type, content) => {
    const response = await upload('/upload', name, type, content, editor);
    expect(response.status, await response.clone().text()).toBe(201);
    const [file] = (await response.json()) as { url: string }[];
    const { status, headers } = await ask(file?.url ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment');
    expectNothingRuns(headers);
  });

  it('pictures are shown and run nothing, whichever way their address is spelled', async () => {
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

  it('a CV is not there for who has its address only', async () => {
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

  it('who answers applications opens it from the entry', async () => {
    const entries = await asUser(hiring, '/content-manager/collection-types/api::job-application.job-application');
    const { results } = (await entries.json()) as { results: { documentId: string; submission_id: string }[] };
    const entry = results.find(({ submission_id }) => submission_id === 'cv-test');
    const opened = await asUser(
      hiring,
      `/content-manager/collection-types/api::job-application.job-application/${entry?.documentId}`,
    );
    const { data } = (await opened.json()) as { data: { cv: { url: string } } };
    const response = await ask(data.cv.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toBe(PDF);
    expect((await asUser(hiring, `/upload/files/${cvId}`)).status).toBe(200);
  });

  it('who edits pages does not find it, nor change it', async () => {
    const search = await asUser(editor, `/upload/files?_q=${CV.slice(0, 12)}`);
    expect(search.status).toBe(200);
    expect(((await search.json()) as { results: unknown[] }).results).toEqual([]);
    const all = (await (await asUser(editor, '/upload/files?pageSize=5')).json()) as { results: { url: string }[] };
    expect(all.results).toHaveLength(5);
    expect(all.results.map(({ url }) => url).join()).not.toContain('signature');
    expect((await asUser(editor, `/upload/files/${cvId}`)).status).toBe(403);
    expect((await asUser(editor, `/upload/files/${cvId}`, 'DELETE')).status).toBe(403);
  });

  it('no page is made anew when a CV is deleted, as when a picture is', async () => {
    const version = async () => {
      const answer = await ask('/api/content-version', { headers: { authorization: `Bearer ${cms.token}` } });
      return ((await answer.json()) as { data: { version: string } }).data.version;
    };
    const picture = await upload(
      '/upload',
      'gone.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      editor,
    );
    const [{ id } = { id: 0 }] = (await picture.json()) as { id: number }[];
    const before = await version();
    await cms.admin('DELETE', `/upload/files/${cvId}`);
    // Longer than changes are gathered.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await version()).toBe(before);
    await cms.admin('DELETE', `/upload/files/${id}`);
    await expect.poll(version, { timeout: 5000 }).not.toBe(before);
  });

  const expectNothingRuns = (headers: Headers) => {
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  };

  const asUser = (token: string, path: string, method = 'GET') =>
    ask(path, { method, headers: { authorization: `Bearer ${token}` } });

  async function upload(path: string, name: string, type: string, content: string, token: string) {
    const form = new FormData();
    form.set('files', new Blob([content], { type }), name);
    return ask(path, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  }
});
