import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Crawl, crawl } from './crawl.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';

/** Follows "Making it your own" of the README in the panel. Afterwards nothing may show whose site it was before. */
const NAME = 'Fern & Hale';
const PRIMARY = '#6d28d9';
const ACCENT = '#00c2ff';
const OTHERS_WORDS = /Northquay|Nordkai|Hamburg|\bharbour|\bquay\b|\bbollard|skyline|signal flag|as flags|Your studio/i;
/** Colours of the demo, and of the starter's brand. */
const OTHERS_COLOURS = /#(?:0d9488|ffc83a|1c1c1e|ff6a3d)\b/i;
const START_MS = 10 * 60_000;

let cms: EditingCms;
let site: SiteProcess;
let mailbox: Mailbox;
let found: Crawl;

const [SITE, NAVIGATION, OPTIONS] = ['site', 'navigation', 'form-options'].map(singleTypePath) as [
  string,
  string,
  string,
];
const read = async (path: string) => {
  const response = await fetch(site.base + path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const getEntry = async (path: string) => ((await cms.admin('GET', path)) as { data: Record<string, unknown> }).data;

beforeAll(async () => {
  mailbox = await startMailbox();
  cms = await startEditingCms({ copyOfStack: false, env: { IMPORT_CONTENT: 'starter' } });
  site = await startSite({
    strapiUrl: cms.url,
    env: {
      STRAPI_TOKEN: cms.token,
      BRAND: 'plain',
      SMTP_URL: mailbox.url,
      LEADS_TO: 'team@example.com',
      MAIL_FROM: 'hello@example.com',
    },
  });
  const { results } = (await cms.admin('GET', '/upload/files?filters[name]=example-logo.svg')) as {
    results: { id: number }[];
  };
  const logo = results[0]?.id;
  await cms.admin('PUT', SITE, {
    name: NAME,
    legal_name: `${NAME} Ltd`,
    street: 'Mill Lane 3',
    city: 'Ghent',
    brand: { primary: PRIMARY, accent: ACCENT, corner: 'round', logo, logo_on_dark: logo, icon: null },
  });
  await cms.admin('POST', `${SITE}/actions/publish`, {});

  const { data: page } = (await cms.admin('POST', collectionPath('page'), {
    title: 'Code audits',
    slug: 'code-audits',
    hero: { heading: 'We read code that others wrote', lead: 'Two weeks, one report, no surprises.' },
    blocks: [{ __component: 'sections.prose', heading: 'What we look at', body: 'Tests first, then the seams.' }],
  })) as { data: { documentId: string } };
  await cms.admin('POST', `${collectionPath('page')}/${page.documentId}/actions/publish`, {});
  const { groups } = z.object({ groups: z.array(z.object({ id: z.number() })) }).parse(await getEntry(NAVIGATION));
  await cms.admin('PUT', NAVIGATION, {
    groups: [
      ...groups.map(({ id }) => ({ id })),
      { label: 'Offers', entries: [{ kind: 'page', page: { connect: [{ documentId: page.documentId }] } }] },
    ],
  });
  const { budgets } = await getEntry(OPTIONS);
  await cms.admin('PUT', OPTIONS, {
    budgets: [...(Array.isArray(budgets) ? budgets : []), { label: 'A round million' }],
  });
  await cms.admin('POST', `${OPTIONS}/actions/publish`, {});

  const text = async (path: string) => (await read(path)).toString();
  await waitFor('the changes are on the pages', async () =>
    [await text('/'), await text('/contact')].every(
      (html) => html.includes(PRIMARY) && html.includes('/code-audits') && html.includes('Fern &amp; Hale'),
    ),
  );
  await waitFor('the option is in the form', async () => (await text('/contact')).includes('A round million'));
  found = await crawl(site.base);
}, START_MS);
afterAll(async () => {
  await Promise.all([site?.stop(), mailbox?.stop()]);
  await cms?.remove();
});

it('every page has the studio’s name, page and colours, and none of the demo’s', () => {
  expect(found.broken).toEqual([]);
  expect(found.pages.size).toBeGreaterThan(15);
  expect(found.pages.has('/brand')).toBe(true);
  for (const [path, html] of found.pages) {
    expect(html, path).not.toMatch(OTHERS_WORDS);
    expect(html, path).not.toMatch(OTHERS_COLOURS);
    const page = parse(html);
    expect(html, path).toContain('Fern &amp; Hale');
    expect(page.querySelector('#brand')?.text, path).toContain(PRIMARY);
    expect(page.querySelector('.nav a[href="/code-audits"]'), path).toBeTruthy();
  }
});

it('icons, the manifest, the sharing image, feeds and text files are the studio’s, too', async () => {
  const page = parse(found.pages.get('/') ?? '');
  const icons = page.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]');
  expect(icons.length).toBeGreaterThan(1);
  for (const icon of icons) await read(icon.getAttribute('href') ?? '');
  const drawing = icons.find((icon) => icon.getAttribute('href')?.endsWith('.svg'))?.getAttribute('href') ?? '';
  expect((await read(drawing)).toString()).toContain(`fill="${PRIMARY}"`);
  for (const path of ['/site.webmanifest', '/llms.txt', '/blog/feed.xml', '/index.md', '/contact.md', '/robots.txt']) {
    const text = (await read(path)).toString();
    expect(text, path).not.toMatch(OTHERS_WORDS);
    expect(text, path).not.toMatch(OTHERS_COLOURS);
  }
  const manifest = JSON.parse((await read('/site.webmanifest')).toString());
  expect(manifest.name).toBe(NAME);
  const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const drawn = sharp(await read(new URL(image).pathname));
  expect(await drawn.metadata()).toMatchObject({ width: 1200, height: 630 });
  const [r = 0, g = 0, b = 0] = await drawn.extract({ left: 600, top: 600, width: 1, height: 1 }).raw().toBuffer();
  // The strip with the logo takes its hue from the primary colour: violet.
  expect(b).toBeGreaterThan(r);
  expect(r).toBeGreaterThan(g + 10);
});

it('mails have the studio’s name and the form’s new option', async () => {
  const form = parse((await read('/contact')).toString());
  const body = new URLSearchParams({
    name: 'Dana',
    email: 'dana@example.org',
    company: 'Hillside',
    budget: 'a_round_million',
    form_timestamp: form.querySelector('[name=form_timestamp]')?.getAttribute('value') ?? '',
  });
  expect((await fetch(`${site.base}/contact/send`, { method: 'POST', body })).status).toBe(200);
  await waitFor('both mails are there', async () => mailbox.mails.length === 2, 30_000);
  for (const { text } of mailbox.mails) expect(text).not.toMatch(OTHERS_WORDS);
  const textFor = (address: string) => mailbox.mails.find(({ to }) => to.includes(address))?.text;
  expect(textFor('team@example.com')).toContain('A round million');
  expect(textFor('dana@example.org')).toContain(NAME);
});
