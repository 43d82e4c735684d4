import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

const NAVIGATION = singleTypePath('navigation');
const PAGES = collectionPath('page');

let cms: WorkerCms;
let site: SiteProcess;

const html = async (path: string) => parse(await (await fetch(site.base + path)).text());
const links = async (selector: string) =>
  (await html('/impressum'))
    .querySelectorAll(`${selector} a`)
    .map((link) => [link.text.trim(), link.getAttribute('href')]);
const save = (groups: object[], footer_columns: object[] = []) =>
  cms.admin('PUT', NAVIGATION, { groups, footer_columns });
const refusal = (entry: object) => save([{ label: 'Offers', entries: [entry] }]).catch(String);
const act = (documentId: string, action: string) => cms.admin('POST', `${PAGES}/${documentId}/actions/${action}`, {});

beforeAll(async () => {
  cms = await restoreWorkerCms();
  site = await startSite({
    strapiUrl: cms.url,
    port: cms.sitePort,
    env: { ...SITE_SECRETS, STRAPI_TOKEN: cms.token },
  });
  await waitFor('the site answers', async () => (await fetch(site.base)).status === 200);
});
afterAll(() => site?.stop());

it('no row of the demo’s menu and footer is blank in the panel', async () => {
  const { data } = (await cms.admin('GET', NAVIGATION)) as {
    data: Record<'groups' | 'footer_columns', { entries: { label: string | null }[] }[]>;
  };
  const entries = [...data.groups, ...data.footer_columns].flatMap((group) => group.entries);
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter(({ label }) => !label)).toEqual([]);
});

it('an editor’s page is in menu and footer while it is published, in the order and under the label of the panel', async () => {
  const { data } = (await cms.admin('POST', PAGES, {
    title: 'Code audits',
    slug: 'code-audits',
    hero: { heading: 'We read code that others wrote', lead: 'Two weeks, one report, no surprises.' },
    blocks: [{ __component: 'sections.prose', heading: 'What we look at', body: 'Tests first, then the seams.' }],
  })) as { data: { documentId: string } };
  const page = { connect: [{ documentId: data.documentId }] };
  await save(
    [
      {
        label: 'Offers',
        entries: [
          { kind: 'page', page },
          { kind: 'address', label: 'Our code', url: 'https://example.com/code' },
          { kind: 'heading', label: 'Lately' },
          { kind: 'latest_work' },
        ],
      },
    ],
    [{ label: 'Offers', entries: [{ kind: 'page', page, label: 'Audits' }, { kind: 'open_jobs' }] }],
  );
  await waitFor('the menu is the new one', async () =>
    (await links('.nav')).some(([, to]) => to === 'https://example.com/code'),
  );
  // The page isn't published yet.
  expect((await links('.nav')).map(([, to]) => to)).not.toContain('/code-audits');
  expect(await links('[aria-label=Footer]')).toEqual([['Careers', '/careers']]);

  await act(data.documentId, 'publish');
  await waitFor('the link is there', async () => (await links('.nav')).length === 6);
  const menu = await links('.nav');
  expect(menu.slice(0, 2)).toEqual([
    ['Code audits', '/code-audits'],
    ['Our code', 'https://example.com/code'],
  ]);
  expect(menu.slice(2).every(([, to]) => to?.startsWith('/projects/'))).toBe(true);
  expect((await html('/impressum')).querySelector('.nav .panel__heading')?.text).toBe('Lately');
  expect(await links('[aria-label=Footer]')).toEqual([
    ['Audits', '/code-audits'],
    ['Careers', '/careers'],
  ]);

  await act(data.documentId, 'unpublish');
  await waitFor('the link is gone', async () => (await links('.nav')).length === 5);
  await act(data.documentId, 'publish');
  await waitFor('the link is back', async () => (await links('.nav')).length === 6);
});

it('a link is shown between two times, and before that only in the preview', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
  const soon = new Date(Date.now() + 1000).toISOString();
  const link = (label: string, times: { shown_from?: string; shown_until?: string }) => ({
    kind: 'address',
    label,
    url: 'https://example.com/',
    ...times,
  });
  const entries = [
    link('Always', { shown_from: inHours(-1) }),
    link('Later', { shown_from: inHours(1) }),
    link('Soon', { shown_from: soon }),
    link('Before', { shown_until: soon }),
  ];
  await save([{ label: 'Offers', entries }], [{ label: 'Offers', entries }]);
  for (const selector of ['.nav', '[aria-label=Footer]'])
    await waitFor('one link has appeared and one has disappeared', async () => {
      const labels = (await links(selector)).map(([label]) => label);
      return labels.join() === 'Always,Soon';
    });

  const read = async (status: string) => {
    const query = `status=${status}&populate[groups][populate]=entries`;
    const headers = { authorization: `Bearer ${cms.token}` };
    return (await fetch(`${cms.url}/api/navigation?${query}`, { headers })).text();
  };
  expect(await read('published')).not.toContain('Later');
  expect(await read('draft')).toContain('Later');
  expect(await read('draft')).not.toMatch(/Before|shown_from/);

  expect(await cms.admin('GET', '/schedule')).toMatchObject([
    { title: 'Later', path: NAVIGATION, details: [expect.stringMatching(/^Goes live at /), 'Navigation'] },
    { title: 'Later', path: NAVIGATION },
  ]);
}, 150_000);

it.each([
  [
    {
      kind: 'address',
      label: 'Audits',
      url: '/brand',
      shown_from: '2026-12-02T08:00:00Z',
      shown_until: '2026-12-01T08:00:00Z',
    },
    'Offers, Audits: “Show until” must be after “Show from”.',
  ],
  [{ kind: 'page', label: 'Audits' }, 'Offers, Audits: choose a page, or another kind.'],
  [{ kind: 'address', label: 'Prices', url: '/prices' }, 'Offers, Prices: there is no page at /prices.'],
  [{ kind: 'address', url: '/brand' }, 'Offers, link 1: enter a label.'],
  [{ kind: 'heading' }, 'Offers, link 1: enter a label.'],
])('an entry without a target is rejected: %o', async (entry, sentence) => {
  expect(await refusal(entry)).toContain(sentence);
});

it('a card needs a target', async () => {
  const saved = save([{ label: 'Offers', card: { title: 'Audits', tone: 'strong' }, entries: [] }]);
  expect(await saved.catch(String)).toContain('Offers, Audits: choose a page or enter an address.');
});
