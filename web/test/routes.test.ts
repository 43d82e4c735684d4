import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { getPage, listFromCms, stackDataDir } from './stack.ts';

type Entry = {
  slug: string | null;
  title: string;
  name: string;
  industries?: { slug: string }[];
  index?: number | null;
  likes: number;
  published_on: string;
  delivered_on: string;
  opened_on: string;
};

/** Text of the page's h1. */
const headingOf = (html: string) => decode(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
const decode = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]+>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Paths of pages with a heading in the CMS, and where it is stored. */
const STATIC_PAGES = [
  'blog',
  'careers',
  'company',
  'contact',
  'custom-healthcare-software-development',
  'dedicated-team',
  'free-resources',
  'logistics',
  'managed-projects',
  'product-discovery-workshop',
  'projects',
  'services',
  'startups',
  'technical-bytes',
];

describe('static pages show their heading from the CMS', () => {
  it.each([
    ...STATIC_PAGES.map((slug) => [`/${slug}`, slug]),
    ['/logistics/custom-warehouse-management-system', 'custom-warehouse-management-system'],
  ])('%s', async (path, slug) => {
    const [page] = await listFromCms<{ hero: { heading: string } }>(
      'pages',
      `filters[slug][$eq]=${slug}&populate[hero]=true`,
    );
    const { status, html } = await getPage(path ?? '');
    expect(status).toBe(200);
    expect(headingOf(html)).toBe(decode(page?.hero.heading ?? ''));
  });

  it.each(['home', 'brand', 'impressum'])('%s', async (type) => {
    const { data } = (await (await fetch(`${process.env.STRAPI_URL}/api/${type}?populate=hero`)).json()) as {
      data: { hero: { heading: string } };
    };
    const { status, html } = await getPage(type === 'home' ? '/' : `/${type}`);
    expect(status).toBe(200);
    expect(headingOf(html)).toBe(decode(data.hero.heading));
  });
});

describe('every entry has its page', () => {
  it.each([
    ['jobs', '/careers/', 'title'],
    ['articles', '/blog/', 'title'],
    ['technical-bytes', '/technical-bytes/', 'title'],
    ['free-resources', '/free-resources/', 'title'],
    ['technologies', '/tech/', 'name'],
  ] as const)('%s', async (type, base, field) => {
    const entries = (await listFromCms<Entry>(type)).filter(({ slug }) => slug);
    expect(entries.length).toBeGreaterThan(8);
    for (const entry of entries) {
      const { status, html } = await getPage(base + entry.slug);
      expect(status, entry.slug ?? '').toBe(200);
      expect(headingOf(html)).toContain(entry[field]);
    }
  });

  it('projects, under each of their industries and no other', async () => {
    const projects = await listFromCms<Entry>('projects', 'populate=industries');
    const industries = await listFromCms<Entry>('industries');
    expect(projects.length).toBeGreaterThanOrEqual(14);
    for (const project of projects)
      for (const industry of industries) {
        const { status, html } = await getPage(`/projects/${industry.slug}/${project.slug}`);
        const belongs = project.industries?.some(({ slug }) => slug === industry.slug);
        expect(status, `${industry.slug}/${project.slug}`).toBe(belongs ? 200 : 404);
        if (belongs) expect(headingOf(html)).toContain(project.title);
      }
  });

  it('industries', async () => {
    for (const { slug } of await listFromCms<Entry>('industries'))
      expect((await getPage(`/projects/${slug}`)).status).toBe(200);
  });
});

describe('the document', () => {
  it('has language and direction', async () => {
    expect((await getPage('/')).html).toMatch(/<html lang="en-US" dir="ltr"/);
  });

  it.each([
    '/blog/',
    '/projects/logistics/',
    '/careers/?sort=a',
  ])('%s redirects to the path without the trailing slash', async (path) => {
    const { status, location } = await getPage(path);
    expect(status).toBe(301);
    expect(location).toBe(path.replace(/\/(\?|$)/, '$1'));
  });

  it('a redirect never leaves the site', async () => {
    const response = await fetch(`${process.env.SITE_BASE}//evil.example/`, { redirect: 'manual' });
    expect(response.headers.get('location') ?? '').not.toMatch(/^\/\/|^https?:\/\/evil/);
  });

  it.each([
    '/nothing',
    '/en',
    '/en/blog',
    '/careers/nobody',
    '/blog/nothing',
    '/tech/nothing',
    '/projects/nothing',
    '/projects/logistics/nothing',
    '/technical-bytes/nothing',
    '/free-resources/nothing',
    '/tech/csv-over-sftp',
    '/Blog',
    '/CAREERS/platform-engineer',
  ])('%s is not found', async (path) => {
    const { status, html } = await getPage(path);
    expect(status).toBe(404);
    expect(headingOf(html)).toBe("We couldn't find that page");
    expect(decode(html)).toContain(`Page not found: ${path}`);
  });
});

it('every free resource is a document, not plain text', async () => {
  const resources = await listFromCms<{ file: { mime: string } }>('free-resources', 'populate=file');
  expect(resources.length).toBeGreaterThan(0);
  for (const { file } of resources) expect(file.mime).toMatch(/pdf|spreadsheet|wordprocessing/);
});

/** Excludes the open application, which isn't in the list. */
const POSITIONS = 'filters[open_application][$eq]=false';

describe('careers', () => {
  it('each open job shows its icon in the list, and on its page the image of its contact person', async () => {
    type Job = Entry & { icon: Media; single_job_person: { photo: Media } | null };
    type Media = { url: string } | null;
    const populate = 'populate[0]=icon&populate[1]=single_job_person.photo';
    const jobs = await listFromCms<Job>('jobs', `${populate}&${POSITIONS}`);
    const list = await getPage('/careers');
    for (const { slug, icon, single_job_person: contact } of jobs) {
      expect(icon, slug ?? '').not.toBeNull();
      expect(list.html, slug ?? '').toContain(icon?.url);
      const { html } = await getPage(`/careers/${slug}`);
      expect(html, slug ?? '').toMatch(new RegExp(`<img[^>]+${contact?.photo?.url}`));
    }
    expect(new Set(jobs.map(({ icon }) => icon?.url)).size).toBe(jobs.length);
  });

  it('previous and next wrap around at both ends', async () => {
    const jobs = await listFromCms<Entry>('jobs', `sort[0]=index&sort[1]=title&${POSITIONS}`);
    const first = await getPage(`/careers/${jobs[0]?.slug}`);
    const last = await getPage(`/careers/${jobs.at(-1)?.slug}`);
    const pager = (html: string) =>
      [...(/<nav class="pager\b[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    expect(pager(first.html)).toEqual([`/careers/${jobs.at(-1)?.slug}`, `/careers/${jobs[1]?.slug}`]);
    expect(pager(last.html)).toEqual([`/careers/${jobs.at(-2)?.slug}`, `/careers/${jobs[0]?.slug}`]);
  });

  it('the interview process has its time limits', async () => {
    const text = decode((await getPage('/careers')).html);
    for (const [step, limit] of [
      ['Application form', 'up to 2 days'],
      ['Review application', 'up to 1 day'],
      ['Challenge', 'up to 5 days'],
      ['Review challenge', 'up to 4 days'],
      ['Interview', 'up to 3 days'],
    ])
      expect(text).toMatch(new RegExp(`${step}[^]{0,400}?(?:Your turn|Our turn|Both)\\s*,\\s*${limit}`));
    expect(text).toContain('Offer open');
  });

  it('the job page shows the fields of the specification', async () => {
    const { html } = await getPage('/careers/senior-backend-engineer-logistics');
    const text = decode(html);
    for (const label of [
      'Apply now',
      'Career level',
      'Location',
      'Position type',
      'Requirements',
      'What you will do',
      'Previous position',
      'Next position',
    ])
      expect(text).toContain(label);
  });
});

it('a case study names its contact, and its quote links to the review', async () => {
  const { html } = await getPage('/projects/logistics/dock-board');
  expect(html).toMatch(/Questions about this project\?[\s\S]*href="mailto:samuel@example\.com\?subject=/);
  expect(html).toMatch(/href="https:\/\/example\.com\/\w+\/katrin-behnke"[^>]*>Review on/);
});

it('a quote on another page has the last result of the project that it names', async () => {
  const { html } = await getPage('/managed-projects');
  expect(html).not.toContain('Katrin Behnke');
  expect(html).toMatch(/Jörn Albers[\s\S]*less waiting between the barrier and the dock[\s\S]*dock-board/);
});

describe('Overflow', () => {
  const order = (html: string) =>
    [...html.matchAll(/<h2\b[^>]*><a[^>]*href="\/technical-bytes\/([^"]+)"/g)].map(([, slug]) => slug);
  it('is sorted by date below the most liked question, or by likes with the parameter', async () => {
    const bytes = await listFromCms<Entry>('technical-bytes');
    const slugs = (list: Entry[]) => list.map(({ slug }) => slug);
    const recent = bytes.toSorted(
      (a, b) => b.published_on.localeCompare(a.published_on) || a.title.localeCompare(b.title),
    );
    const liked = bytes.toSorted((a, b) => b.likes - a.likes || b.published_on.localeCompare(a.published_on));
    const [featured] = liked;
    const below = recent.filter((byte) => byte !== featured);
    expect(order((await getPage('/technical-bytes')).html)).toEqual([featured?.slug, ...slugs(below)]);
    expect(order((await getPage('/technical-bytes?sort=liked')).html)).toEqual(slugs(liked));
    expect(slugs(recent)[0]).not.toBe(featured?.slug);
    expect(slugs(below)).not.toEqual(slugs(liked).slice(1));
  });
});

describe('free resources', () => {
  it('load more without JavaScript', async () => {
    const cards = (html: string) =>
      new Set([...html.matchAll(/href="\/free-resources\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)).size;
    const all = await listFromCms<Entry>('free-resources');
    const { html } = await getPage('/free-resources');
    const more = /href="(\/free-resources\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(cards(html)).toBeLessThan(all.length);
    expect(cards((await getPage(more)).html)).toBe(all.length);
  });

  it('each is a document of the format on its page', async () => {
    const firstBytes = { PDF: '%PDF-', Spreadsheet: 'PK' } as const;
    const all = await listFromCms<Entry & { format: keyof typeof firstBytes; file: { url: string } }>(
      'free-resources',
      'populate=file',
    );
    for (const { slug, format, file } of all) {
      const response = await fetch(new URL(file.url, process.env.SITE_BASE));
      expect(response.status, slug ?? '').toBe(200);
      expect(await response.text(), slug ?? '').toMatch(new RegExp(`^${firstBytes[format]}`));
    }
  });
});

describe('the menu', () => {
  it('has industries by index with the exceptions, and no technology without a page', async () => {
    const { html } = await getPage('/');
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    const hrefs = [...header.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/company',
        '/careers',
        '/startups',
        '/services',
        '/brand',
        '/contact',
        '/impressum',
        '/blog',
        '/technical-bytes',
        '/free-resources',
        '/logistics',
      ]),
    );
    expect(hrefs).toContain('/custom-healthcare-software-development');
    expect(hrefs).not.toContain('/projects/healthcare');
    expect(hrefs).toContain('/projects');
    expect(hrefs).not.toContain('/projects/other');
    expect(header).not.toContain('CSV over SFTP');
    const cards = parse(header)
      .querySelectorAll('.nav .card-hi')
      .map((card) => [card.getAttribute('href'), card.classList.contains('card-hi--green')]);
    expect(cards).toEqual([
      ['/company', false],
      ['/logistics', true],
    ]);
  });
});

describe('an address without a page', () => {
  it.each([
    ['/about', '/company'],
    ['/team', '/company'],
    ['/jobs', '/careers'],
    ['/privacy', '/impressum#privacy'],
    ['/portfolio', '/projects'],
    ['/careers/platform-enginer', '/careers/platform-engineer'],
    ['/jobs/platform-engineer', '/careers/platform-engineer'],
    ['/projects/logistic', '/projects/logistics'],
    ['/contacts', '/contact'],
  ])('%s suggests %s first', async (address, suggestion) => {
    const { status, html } = await getPage(address);
    expect(status).toBe(404);
    expect(parse(html).querySelector('[aria-labelledby=closest] a')?.getAttribute('href')).toBe(suggestion);
  });

  it('has name, status, message and the reference of the log in its closed details', async () => {
    const details = parse((await getPage('/no-such-page')).html).querySelector('main details');
    expect(details?.hasAttribute('open')).toBe(false);
    const values = details?.querySelectorAll('dd').map(({ text }) => text) ?? [];
    expect(values).toEqual(['Not Found', '404', 'Page not found: /no-such-page', expect.stringMatching(/^[\w-]{36}$/)]);
    const logged = async () => {
      const log = await readFile(path.join(stackDataDir, 'logs/site.log'), 'utf8');
      return JSON.parse(log.split('\n').find((line) => line.includes(`"reference":"${values.at(-1)}"`)) ?? '{}');
    };
    await expect.poll(logged).toMatchObject({ status: 404, path: '/no-such-page' });
  });
});

describe('the footer', () => {
  it('has the header’s links inside the site, the address, the badges and the years', async () => {
    const footer = parse((await getPage('/blog')).html).querySelector('footer');
    const columns = Object.fromEntries(
      footer
        ?.querySelectorAll('[aria-label=Footer] > div')
        .map((column) => [
          column.querySelector('h2')?.text,
          column.querySelectorAll('a').map((link) => link.getAttribute('href')),
        ]) ?? [],
    );
    expect(Object.keys(columns)).toEqual(['Company', 'Our work', 'Services']);
    const company = ['/company', '/careers', '/startups', '/services', '/brand', '/impressum', '/contact'];
    expect(columns.Company).toEqual(company);
    const industries = ['logistics', 'fintech', 'education', 'energy', 'e-commerce'].map((slug) => `/projects/${slug}`);
    expect(columns['Our work']).toEqual(['/custom-healthcare-software-development', ...industries, '/projects']);
    expect(columns.Services).toEqual(['/product-discovery-workshop', '/managed-projects', '/dedicated-team']);
    expect(footer?.querySelector('address')?.text).toMatch(/\d{4,5}/);
    const outside = (selector: string) =>
      footer?.querySelectorAll(`${selector} a`).map((a) => a.getAttribute('href')) ?? [];
    for (const selector of ['[aria-label="Reviews and memberships"]', '[aria-label="Social networks"]']) {
      expect(outside(selector).length).toBeGreaterThan(1);
      for (const href of outside(selector)) expect(href).toMatch(/^https:\/\//);
    }
    expect(footer?.querySelectorAll('[aria-label="Reviews and memberships"] img').length).toBeGreaterThanOrEqual(2);
    expect(footer?.querySelector('small')?.text).toContain(`2016–${new Date().getFullYear()}`);
  });
});

describe('a query string', () => {
  const many = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join('&');

  it.each([
    ['of depth 5', 'a[b][c][d][e][f]=1', 200],
    ['of depth 6', 'a[b][c][d][e][f][g]=1', 400],
    ['of depth 6, encoded', 'a%5Bb%5D%5Bc%5D%5Bd%5D%5Be%5D%5Bf%5D%5Bg%5D=1', 400],
    ['with 20 values of a list', many(20, () => 'a=1'), 200],
    ['with 21 values of a list', many(21, () => 'a=1'), 400],
  ])('%s is checked, although the page is cached', async (_what, query, status) => {
    expect((await getPage('/careers')).status).toBe(200);
    expect((await getPage(`/careers?${query}`)).status).toBe(status);
  });
});
