import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { collectionPath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

const PAGE = 'api::page.page';
const PAGES = collectionPath('page');
const SERVICES = collectionPath('service');
/** Concurrent requests: the most that the site renders without rejecting any. */
const AT_ONCE = 20;
const FLOOD = 200;

let cms: WorkerCms;
let site: SiteProcess;
let between: CmsProxy;
/** The URLs that the site has requested from the CMS. */
const requested: string[] = [];

type Entry = { documentId: string };
const create = async (data: Record<string, unknown>) =>
  ((await cms.admin('POST', PAGES, data)) as { data: Entry }).data;
const change = ({ documentId }: Entry, data: Record<string, unknown>) =>
  cms.admin('PUT', `${PAGES}/${documentId}`, data);
const publish = ({ documentId }: Entry) => cms.admin('POST', `${PAGES}/${documentId}/actions/publish`, {});
const unpublish = ({ documentId }: Entry) => cms.admin('POST', `${PAGES}/${documentId}/actions/unpublish`, {});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.base + path, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const untilStatus = (path: string, status: number) =>
  waitFor(`${path} answers ${status}`, async () => (await get(path)).status === status);
const names = async (path: string, text: string) => (await get(path)).text.includes(text);

const newPage = (slug: string) => ({
  title: 'Code audits',
  slug,
  hero: { heading: 'We read code that others wrote', lead: 'Two weeks, one report, no surprises.' },
  blocks: [{ __component: 'sections.prose', heading: 'What we look at', body: 'Tests first, then the seams.' }],
});

beforeAll(async () => {
  cms = await restoreWorkerCms();
  between = await startCmsProxy(cms.url, ({ url = '' }, _response, passOn) => {
    requested.push(url);
    passOn();
  });
  const env = { ...SITE_SECRETS, STRAPI_TOKEN: cms.token };
  site = await startSite({ strapiUrl: between.url, port: cms.sitePort, env });
  await waitFor('the site answers', async () => (await get('/')).status === 200);
});
afterAll(async () => {
  await site?.stop();
  await between?.stop();
});

describe('a page added by an editor', () => {
  it('exists once it is published, moves with its path, and is gone once it is unpublished', async () => {
    const page = await create(newPage('code-audits'));
    expect((await get('/code-audits')).status).toBe(404);
    await publish(page);
    await untilStatus('/code-audits', 200);

    const { text: html } = await get('/code-audits');
    expect(html).toMatch(/<h1[^>]*>We read code that others wrote<\/h1>/);
    expect(html).toContain('Tests first, then the seams.');
    expect(html).toContain('<link rel="canonical" href=');
    expect(html).toContain('BreadcrumbList');
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { pathname } = new URL(image);
    const isImage = async () => (await get(pathname)).headers.get('content-type') === 'image/jpeg';
    await waitFor('its sharing image is there', isImage);
    expect((await get('/code-audits/_payload.json')).status).toBe(200);

    const lists = ['/sitemap.xml', '/llms.txt', '/api/search?q=code+audits'];
    for (const list of lists) await waitFor(list, () => names(list, '/code-audits'));
    expect((await get('/code-audits.md')).text).toContain('# Code audits');

    await change(page, { slug: 'code-reviews' });
    await publish(page);
    await waitFor(
      'the old address leads to the new one',
      async () => (await get('/code-audits')).headers.get('location') === '/code-reviews',
    );
    expect((await get('/code-audits')).status).toBe(308);
    await untilStatus('/code-reviews', 200);
    for (const list of lists) await waitFor(list, () => names(list, '/code-reviews'));

    await unpublish(page);
    await untilStatus('/code-reviews', 410);
    await untilStatus('/code-reviews.md', 404);
    await waitFor('it is no longer in the sitemap', async () => !(await names('/sitemap.xml', '/code-reviews')));
    await publish(page);
    await untilStatus('/code-reviews', 200);
  });

  it('appears in the comparison with its facts once a Service entry names it', async () => {
    const page = await create(newPage('code-rescue'));
    await publish(page);
    const { data: service } = (await cms.admin('POST', SERVICES, {
      name: 'Code rescue',
      page: { connect: [{ documentId: page.documentId }] },
      good_when: 'Nobody is left who wrote it',
      who_steers: 'Our lead engineer',
      runs_for: '3 weeks',
      weeks_min: 3,
      priced_by: 'Fixed fee',
      you_end_with: 'A report that names what to keep',
    })) as { data: Entry };
    await cms.admin('POST', `${SERVICES}/${service.documentId}/actions/publish`, {});
    await waitFor('the comparison has it', async () =>
      /<a[^>]* href="\/code-rescue"[^>]*>Code rescue/.test((await get('/services')).text),
    );
    expect((await get('/services')).text).toContain('A report that names what to keep');
    const { text: html } = await get('/code-rescue');
    expect(html).toContain('"@type":"Service"');
    expect(html).toMatch(/<a[^>]* href="\/services"/);
  });

  it('shows upcoming dates as calendar files, and afterwards says what to do instead', async () => {
    const [place, empty] = ['On your floor', 'Suggest two weeks.'];
    const section = (...dates: { starts_at: string; ends_at: string; places_left?: string }[]) => ({
      blocks: [
        {
          __component: 'sections.dates',
          heading: 'Open days',
          dates: dates.map((date) => ({ ...date, place })),
          empty_text: empty,
        },
      ],
    });
    const past = { starts_at: '2019-03-04T08:00:00.000Z', ends_at: '2019-03-04T16:00:00.000Z' };
    const summer = { starts_at: '2099-06-22T07:00:00.000Z', ends_at: '2099-07-03T15:00:00.000Z' };
    const winter = { starts_at: '2099-03-04T08:00:00.000Z', ends_at: '2099-03-04T16:00:00.000Z' };
    const backwards = { starts_at: winter.ends_at, ends_at: winter.starts_at };
    const refused = await create({ ...newPage('open-days'), ...section(backwards) }).catch(String);
    expect(refused).toContain('“Ends” must be after “Starts”.');

    const page = await create({ ...newPage('open-days'), ...section(summer, past, winter) });
    await publish(page);
    await untilStatus('/open-days', 200);
    const main = parse((await get('/open-days')).text).querySelector('main');
    const files = main?.querySelectorAll('a[download]').map((link) => link.getAttribute('href') ?? '') ?? [];
    expect(files).toEqual(['20990304T080000Z', '20990622T070000Z'].map((start) => `/open-days/dates/${start}.ics`));
    // Hamburg's time, both in winter and in summer.
    expect(main?.text.match(/09:00–17:00, Hamburg time/g)).toHaveLength(2);
    expect(main?.text).not.toContain(empty);
    await waitFor('they are in its Markdown', () => names('/open-days.md', '**4 March 2099**: On your floor'));

    const { text: file, headers } = await get(files[0] ?? '');
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(headers.get('content-disposition')).toContain('"open-days-20990304T080000Z.ics"');
    const event = file.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(event).toEqual(
      expect.arrayContaining([
        'DTSTART:20990304T080000Z',
        'DTEND:20990304T160000Z',
        'SUMMARY:Northquay: Code audits',
        'LOCATION:On your floor',
        expect.stringMatching(/^DESCRIPTION:Wednesday 4 March\\, 09:00 to 17:00 in Hamburg.*\/open-days$/),
      ]),
    );
    for (const missing of ['/open-days/dates/20190304T080000Z.ics', '/made-up/dates/20990304T080000Z.ics'])
      expect((await get(missing)).status, missing).toBe(404);

    await change(page, section(past));
    await publish(page);
    const text = async () => parse((await get('/open-days')).text).querySelector('main')?.text ?? '';
    await waitFor('it says what to do instead', async () => (await text()).includes(empty));
    expect(await text()).not.toContain(place);
  });

  it('can be previewed by its editor only', async () => {
    const { documentId } = await create(newPage('not-yet'));
    const path = `/content-manager/preview/url/${PAGE}?documentId=${documentId}&status=draft`;
    const { data } = (await cms.admin('GET', path)) as { data: { url: string } };
    const entered = await fetch(data.url, { redirect: 'manual' });
    expect(entered.headers.get('location')).toBe('/not-yet');
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const preview = await get('/not-yet', { cookie });
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(preview.text).toContain('We read code that others wrote');
    expect((await get('/not-yet')).status).toBe(404);
  });

  it('can’t have a path that belongs to the site', async () => {
    const refused = (slug: string) => create(newPage(slug)).catch(String);
    expect(await refused('search')).toMatch(/address \/search is taken/);
    expect(await refused('Code-Audits')).toMatch(/lowercase letters/);
    const page = await create(newPage('cached'));
    expect(await change(page, { slug: 'brand' }).catch(String)).toMatch(/address \/brand is taken/);
  });

  it('exists only at its own path when it is in the menu', async () => {
    const { results } = (await cms.admin('GET', `${PAGES}?filters[slug][$eq]=contact`)) as { results: Entry[] };
    const [contact] = results;
    if (!contact) throw new Error('The demo has no contact page');
    expect(await change(contact, { slug: 'talk-to-us' }).catch(String)).toMatch(/it has to stay contact/);
    await change(contact, { title: 'Contact', slug: 'contact' });
    expect((await get('/logistics/custom-warehouse-management-system')).status).toBe(200);
    expect((await get('/custom-warehouse-management-system')).status).toBe(404);
  });
});

it('unknown paths cause no requests to the CMS', async () => {
  await get('/made-up');
  const before = requested.length;
  for (let sent = 0; sent < FLOOD; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        expect((await get(`/made-up-${sent + index}`)).status).toBe(404);
      }),
    );
  // Requests that the site sends in the background: polling, likes, and reports of missing pages.
  const backgroundRequests = /^\/api\/(?:content-version|likes|not-founds)/;
  expect(requested.slice(before).filter((url) => !backgroundRequests.test(url))).toEqual([]);
});
