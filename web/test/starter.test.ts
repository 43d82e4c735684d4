import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '#app/i18n/locales.ts';
import { messagesIn } from '#app/i18n/messages.ts';
import { promisedTimeText, workingDaysLater } from '#app/leads/due-time.ts';
import { type Crawl, crawl } from './crawl.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';

/** Default values of Site, and the starter's example city. */
const STARTER_OFFICE = { from: 8, to: 18, timeZone: 'Europe/Berlin', place: 'City', holidays: [] };

const linksTo = (html = '', path: string) => html.includes(`href="${path}"`);

describe('a studio with IMPORT_CONTENT=starter', () => {
  let cms: EditingCms;
  let site: SiteProcess;
  let found: Crawl;
  beforeAll(async () => {
    cms = await startEditingCms({ copyOfStack: false, env: { IMPORT_CONTENT: 'starter' } });
    site = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token, BRAND: 'plain' } });
    found = await crawl(site.base);
  });
  afterAll(async () => {
    await site?.stop();
    await cms?.remove();
  });

  it('has a whole site without broken links', () => {
    expect(found.broken).toEqual([]);
    const paths = [...found.pages.keys()];
    for (const path of ['/services', '/company', '/careers', '/projects', '/blog', '/technical-bytes', '/contact'])
      expect(paths).toContain(path);
    for (const parent of ['/careers/', '/projects/', '/blog/', '/technical-bytes/', '/tech/', '/topics/', '/authors/'])
      expect(paths.some((path) => path.startsWith(parent))).toBe(true);
  });

  it('has a heading and text on each page, and nothing of the demo', () => {
    for (const [path, html] of found.pages) {
      const page = parse(html);
      expect(page.querySelector('h1')?.text.trim(), path).toBeTruthy();
      expect(
        page.querySelectorAll('main h2, main h3').filter(({ text }) => !text.trim()),
        path,
      ).toEqual([]);
      // The page's data in scripts has texts with variables that the browser replaces.
      for (const script of page.querySelectorAll('script')) script.remove();
      expect(page.toString(), path).not.toMatch(/\{\{|Northquay|Hamburg/);
    }
  });

  it('shows nothing from the demo brand', () => {
    for (const [path, html] of found.pages) expect(html, path).not.toMatch(/\/art\/|skyline|--waves|#0d9488|#ffc83a/i);
  });

  it('has noindex until an editor opens the site to search engines', async () => {
    const robots = (html = '') => parse(html).querySelector('meta[name="robots"]')?.getAttribute('content');
    for (const [path, html] of found.pages) expect(robots(html), path).toBe('noindex');
    const header = async (path: string) => (await fetch(site.base + path)).headers.get('x-robots-tag');
    const texts = ['/index.md', '/llms.txt', '/blog/feed.xml', '/sitemap.xml'];
    for (const path of texts) expect(await header(path), path).toBe('noindex');
    const SITE = singleTypePath('site');
    await cms.admin('PUT', SITE, { hidden_from_search: false });
    await cms.admin('POST', `${SITE}/actions/publish`, {});
    const start = async () => robots(await (await fetch(site.base)).text());
    await waitFor('it is open to them', async () => (await start()) === 'max-image-preview:large');
    for (const path of texts) expect(await header(path), path).toBeNull();
  });

  it('has the first letter of its name as its icon', async () => {
    const read = async (file: string) => {
      const href = parse(found.pages.get('/') ?? '')
        .querySelector(`link[href$="/${file}"]`)
        ?.getAttribute('href');
      const response = await fetch(site.base + href);
      expect(response.status, file).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await read('icon.svg')).toString()).toMatch(/fill="#1c1c1e".*<path fill="#ffffff"/);
    expect(await sharp(await read('apple-touch-icon.png')).metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await fetch(`${site.base}/favicon.ico`)).status).toBe(200);
  });

  it('has the variables of Site in its texts', async () => {
    expect(found.pages.get('/')).toContain('>24 h</dd>');
  });

  it('stores in the inbox the day by which an applicant gets a reply', async () => {
    const form = '/careers/example-position/apply';
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@example.org', consent: 'yes' }))
      body.set(name, value);
    body.set('links', 'https://example.org');
    const response = await fetch(`${site.base}${form}/send`, { method: 'POST', body });
    const { receivedAt, receipt } = z
      .object({ receivedAt: z.string(), receipt: z.string() })
      .parse(await response.json());
    const inbox = z.object({ results: z.array(z.object({ due_at: z.coerce.date() })) });
    const arrived = async () => inbox.parse(await cms.admin('GET', collectionPath('job-application')));
    await waitFor('the application is in the inbox', async () => (await arrived()).results.length > 0, 30_000);
    const [due] = (await arrived()).results;
    const text = await (await fetch(`${site.base}${form}/thanks?sent=${receipt}`)).text();
    const time = promisedTimeText(due?.due_at ?? new Date(0), STARTER_OFFICE, LOCALES[0], messagesIn(LOCALES[0]));
    expect(text).toContain(`We will read it by ${time} and`);
    // The steps of /careers give the first review two working days.
    expect(due?.due_at).toEqual(workingDaysLater(new Date(receivedAt), 2, STARTER_OFFICE));
  });

  it('has no broken links and no empty lists once its examples are unpublished', async () => {
    for (const type of [
      'project',
      'job',
      'article',
      'technical-byte',
      'technology',
      'topic',
      'testimonial',
      'partner',
    ]) {
      const { results } = (await cms.admin('GET', collectionPath(type))) as { results: { documentId: string }[] };
      for (const { documentId } of results)
        await cms.admin('POST', `${collectionPath(type)}/${documentId}/actions/unpublish`, {});
    }
    const text = async (path: string) => (await fetch(site.base + path)).text();
    await waitFor('no technology is listed', async () => !(await text('/tech')).includes('/tech/example-technology'));
    expect(await text('/tech')).not.toContain('All 0 technologies');
    const { broken, pages } = await crawl(site.base);
    expect(broken).toEqual([]);
    expect(pages.get('/')).not.toContain('Most liked on Overflow</h3>');
    expect(pages.size).toBeGreaterThan(10);
  });

  it('has no menu entry for unpublished pages, and keeps the others', async () => {
    expect(linksTo(found.pages.get('/'), '/logistics')).toBe(false);
    expect(linksTo(found.pages.get('/'), '/brand')).toBe(true);
    await cms.admin('POST', `${singleTypePath('brand')}/actions/unpublish`, {});
    await cms.admin('POST', `${singleTypePath('site')}/actions/unpublish`, {});
    await cms.admin('POST', `${singleTypePath('home')}/actions/unpublish`, {});
    const fresh = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token } });
    const start = await fetch(`${fresh.base}/`);
    const html = await start.text();
    expect(start.status).toBe(404);
    expect(html).toContain('This site has no home page yet.');
    expect(linksTo(html, '/brand')).toBe(false);
    expect(linksTo(html, '/company')).toBe(true);
    // Without Site, the host name replaces the studio's name.
    expect(html).toContain('<span class="logo__name">localhost</span>');
    const services = await fetch(`${fresh.base}/services`);
    expect(services.status).toBe(200);
    // Unpublished content isn't a failure, so pages are cached.
    expect(services.headers.get('cache-control')).toContain('s-maxage');
    expect(fresh.log()).not.toContain('Content is missing');
    await fresh.stop();
  });
});
