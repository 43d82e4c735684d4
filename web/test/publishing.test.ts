import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '#e2e/send-form.ts';
import { type SiteProcess, startSite, visitAllPages } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

/** What follows a publication is awaited for this long; how soon it comes is for `bench/publish.ts`. */
const PATIENCE_MS = 60_000;
const WARM_MS = 150_000;
const ARTICLES = '/content-manager/collection-types/api::article.article';
const JOBS = '/content-manager/collection-types/api::job.job';
const REDIRECTS = '/content-manager/collection-types/api::redirect.redirect';

let cms: WorkerCms;
let site: SiteProcess;
/** A second instance of the site, which nobody tells of changes. */
let other: SiteProcess;

const get = async (path: string, from = site, headers: Record<string, string> = {}) => {
  const response = await fetch(from.base + path, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const shows = (path: string, text: string, from = site) =>
  waitFor(`${path} shows ${text}`, async () => (await get(path, from)).text.includes(text), PATIENCE_MS);

type Entry = { documentId: string; title: string; slug: string };
const find = async (collection: string, query: string) => {
  const { results } = (await cms.admin('GET', `${collection}?${query}`)) as { results: Entry[] };
  const [entry] = results;
  if (!entry) throw new Error(`Nothing in ${collection} fits ${query}`);
  return entry;
};
const create = async (collection: string, data: Record<string, unknown>) =>
  ((await cms.admin('POST', collection, data)) as { data: Entry }).data;
const publish = (collection: string, { documentId }: Entry) =>
  cms.admin('POST', `${collection}/${documentId}/actions/publish`, {});
const unpublish = (collection: string, { documentId }: Entry) =>
  cms.admin('POST', `${collection}/${documentId}/actions/unpublish`, {});
const change = (collection: string, { documentId }: Entry, data: Record<string, unknown>) =>
  cms.admin('PUT', `${collection}/${documentId}`, data);
const newArticle = (slug: string, options: Record<string, unknown> = {}) => ({
  title: `An article called ${slug}`,
  slug,
  lead: 'A text that is here to be published and taken down again by a test.',
  body: '## Start\n\nIt begins here.',
  published_on: '2026-11-20',
  ...options,
});

beforeAll(async () => {
  cms = await restoreWorkerCms();
  const env = { ...SITE_SECRETS, STRAPI_TOKEN: cms.token };
  site = await startSite({ strapiUrl: cms.url, port: cms.sitePort, env });
  await visitAllPages(site);
  other = await startSite({ strapiUrl: cms.url, env });
  await visitAllPages(other);
}, 3 * WARM_MS);
afterAll(async () => {
  await site?.stop();
  await other?.stop();
});

describe('after "Publish"', () => {
  it('a changed title is on its page, in the list and with its neighbours', async () => {
    const article = await find(ARTICLES, 'sort=published_on:DESC&pageSize=1');
    const title = 'A title changed for good';
    await change(ARTICLES, article, { title });
    expect((await get(`/blog/${article.slug}`)).text).not.toContain(title);
    await publish(ARTICLES, article);
    for (const path of [`/blog/${article.slug}`, '/blog']) await shows(path, title);
  });

  it('a new article has its page, and goes with "Unpublish"', async () => {
    expect((await get('/blog/brand-new')).status).toBe(404);
    const article = await create(ARTICLES, newArticle('brand-new'));
    await publish(ARTICLES, article);
    await shows('/blog/brand-new', 'It begins here.');
    await shows('/blog', 'called brand-new');
    await unpublish(ARTICLES, article);
    await waitFor('410', async () => (await get('/blog/brand-new')).status === 410, PATIENCE_MS);
    await waitFor('gone from the list', async () => !(await get('/blog')).text.includes('brand-new'), PATIENCE_MS);
  });

  it('a link with a typing error is refused, and says so', async () => {
    const linkTo = (url: string) => ({
      call_to_action: {
        heading: 'Ask us',
        text: 'An engineer replies within two hours.',
        link: { label: 'Ask', url },
        tone: 'plain',
      },
    });
    const article = await create(ARTICLES, newArticle('mistyped', linkTo('www.example.com/x')));
    expect(await publish(ARTICLES, article).catch(String)).toContain(
      'Target (Call to action, Button) does not match its hint',
    );
    await change(ARTICLES, article, linkTo('https://www.example.com/x'));
    await publish(ARTICLES, article);
    await shows('/blog/mistyped', 'href="https://www.example.com/x"');
  });

  it('the slug of a draft is as unknown as an invented one, also once the entry was published under another', async () => {
    const pages = async (slug: string) => {
      const told = await Promise.all(
        [`/careers/${slug}`, `/careers/${slug}/apply`].map(async (path) => {
          const { status, text } = await get(path);
          return { status, text: text.replaceAll(slug, '{slug}') };
        }),
      );
      return told.map(({ status, text }) => ({ status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] }));
    };
    const invented = await pages('nobody-thought-of-this');
    expect(invented.map(({ status }) => status)).toEqual([404, 404]);

    const job = await find(JOBS, 'pageSize=1&sort=index:DESC');
    await change(JOBS, job, { slug: 'not-announced-yet' });
    expect(await pages('not-announced-yet')).toEqual(invented);
    await unpublish(JOBS, job);
    const gone = async (path: string) => (await get(path)).status === 410;
    await waitFor('the announced slug is gone', () => gone(`/careers/${job.slug}`), PATIENCE_MS);
    await waitFor('and its form', () => gone(`/careers/${job.slug}/apply`), PATIENCE_MS);
    await change(JOBS, job, { slug: 'announced-later' });
    expect(await pages('announced-later')).toEqual(invented);
    await change(JOBS, job, { slug: job.slug });
    await publish(JOBS, job);
    await waitFor('it is back', async () => (await get(`/careers/${job.slug}`)).status === 200, PATIENCE_MS);

    const draft = await create(ARTICLES, newArticle('only-a-draft'));
    expect((await get('/blog/only-a-draft')).status).toBe(404);
    // What is sent with a form does not count as published.
    await change(ARTICLES, draft, { slug: 'noted-by-hand', unpublished_slug: 'noted-by-hand' });
    expect((await get('/blog/noted-by-hand')).status).toBe(404);
  });

  it('a project that is taken back is gone under its industries, and unknown under the others', async () => {
    const PROJECTS = '/content-manager/collection-types/api::project.project';
    const path = /href="(\/projects\/([a-z0-9-]+)\/([a-z0-9-]+))"/.exec((await get('/projects/logistics')).text);
    const [, address = '', , slug = ''] = path ?? [];
    const project = await find(PROJECTS, `filters[slug][$eq]=${slug}`);
    await unpublish(PROJECTS, project);
    await waitFor('410', async () => (await get(address)).status === 410, PATIENCE_MS);
    expect((await get(`/projects/not-an-industry/${slug}`)).status).toBe(404);
    await publish(PROJECTS, project);
    await waitFor('it is back', async () => (await get(address)).status === 200, PATIENCE_MS);
  });

  it('a free resource without its file leaves the list, and takes nothing with it', async () => {
    const RESOURCES = '/content-manager/collection-types/api::free-resource.free-resource';
    const [first, second] = [...(await get('/free-resources')).text.matchAll(/href="\/free-resources\/([a-z0-9-]+)"/g)]
      .map(([, slug]) => slug ?? '')
      .filter((slug, at, all) => all.indexOf(slug) === at);
    const { documentId } = await find(RESOURCES, `filters[slug][$eq]=${first}`);
    const { data } = (await cms.admin('GET', `${RESOURCES}/${documentId}`)) as {
      data: Entry & { file: { id: number } };
    };
    expect((await get(`/free-resources/${first}`)).status).toBe(200);
    await cms.admin('DELETE', `/upload/files/${data.file.id}`);
    await waitFor('404', async () => (await get(`/free-resources/${first}`)).status === 404, PATIENCE_MS);
    await waitFor(
      'a list without it',
      async () => !(await get('/free-resources')).text.includes(data.title),
      PATIENCE_MS,
    );
    const list = await get('/free-resources');
    expect([list.status, list.text]).toEqual([200, expect.stringContaining(`/free-resources/${second}`)]);
    expect(site.log()).toContain('An entry is not as the site needs it');
    await waitFor(
      'no longer in the sitemap',
      async () => !(await get('/sitemap.xml')).text.includes(`/free-resources/${first}<`),
      PATIENCE_MS,
    );
  });

  it('the number of open jobs in the menu of every page follows', async () => {
    const badge = async (path: string, from = site) =>
      /href="\/careers"[^>]*>[\s\S]{0,200}?>(\d+)</.exec((await get(path, from)).text)?.[1];
    const before = Number(await badge('/impressum'));
    expect(before).toBeGreaterThan(0);
    const job = await find(JOBS, 'pageSize=1');
    await unpublish(JOBS, job);
    for (const path of ['/impressum', '/', '/technical-bytes', '/projects'])
      await waitFor(`${path} has one job less`, async () => Number(await badge(path)) === before - 1, PATIENCE_MS);
    await publish(JOBS, job);
    await waitFor('it is back', async () => Number(await badge('/brand')) === before, PATIENCE_MS);
  });

  it('a page that is taken back leaves the menu and the footer of every page', async () => {
    const PAGES = '/content-manager/collection-types/api::page.page';
    const links = async (path: string) => (await get(path)).text.match(/<a[^>]* href="\/startups"/g)?.length ?? 0;
    expect(await links('/impressum')).toBeGreaterThan(1);
    const startups = await find(PAGES, 'filters[slug][$eq]=startups');
    await unpublish(PAGES, startups);
    for (const path of ['/impressum', '/blog'])
      await waitFor(`${path} does not lead there`, async () => (await links(path)) === 0, PATIENCE_MS);
    // No application for an offer that nobody makes.
    const steps = ['', '/about-you', '/review'].map((step) => `/startups/apply${step}`);
    const post = async (path: string) =>
      (await fetch(site.base + path, { method: 'POST', body: new FormData() })).status;
    const sendings = ['/startups/apply/send', '/startups/apply/about-you', '/startups/apply/review?send'];
    for (const path of ['/startups', ...steps])
      await waitFor(`${path} is gone`, async () => (await get(path)).status === 410, PATIENCE_MS);
    for (const path of sendings) await waitFor(`${path} is gone`, async () => (await post(path)) === 410, PATIENCE_MS);
    await publish(PAGES, startups);
    await waitFor('it is back', async () => (await links('/impressum')) > 1, PATIENCE_MS);
    for (const path of steps.slice(1))
      await waitFor(`${path} is back`, async () => (await get(path)).status === 200, PATIENCE_MS);
    for (const path of sendings) expect(await post(path), path).not.toBe(410);
  });

  it('a claim of Site is changed in all texts that name it', async () => {
    const SITE = '/content-manager/single-types/api::site.site';
    const claim = async (members: string) => {
      await cms.admin('PUT', SITE, { team_members: members });
      await cms.admin('POST', `${SITE}/actions/publish`, {});
      await shows('/', `<dd>${members}</dd>`);
      await shows('/company', `${members} people, two trades`);
    };
    await claim('31+');
    await claim('25+');
  });

  it('a studio that moves changes street, city and founding year in Site, and nowhere else', async () => {
    const SITE = '/content-manager/single-types/api::site.site';
    const publishSite = async (data: Record<string, unknown>) => {
      await cms.admin('PUT', SITE, data);
      await cms.admin('POST', `${SITE}/actions/publish`, {});
    };
    await publishSite({ street: 'Rua Augusta 3', city: 'Lisbon', founded: 2019 });
    const pages = ['/', '/company', '/careers', '/careers/product-designer-clinical-tools', '/contact'];
    for (const path of pages) {
      await shows(path, 'Lisbon');
      const { text } = await get(path);
      expect(text, path).not.toMatch(/Hamburg|Nordkai|since 2016/);
    }
    await shows('/company', 'since 2019');
    await publishSite({ street: 'Nordkai 14', city: 'Hamburg', founded: 2016 });
    await shows('/company', 'since 2016');
  });

  it('what is said around the forms follows UiTexts, and without it the forms still work', async () => {
    const WORDING = '/content-manager/single-types/api::ui-texts.ui-texts';
    const sent = `sent=${(await sendForm(site.base, '/contact')).receipt}`;
    await cms.admin('PUT', WORDING, {
      privacy_note: 'Kept in a drawer with a lock.',
      startup_tip_about_you: 'First paragraph.\n\nSecond paragraph.',
      contact_sent_title: 'Got it.',
      contact_sent_text: 'An answer comes by {{time}}, {{constructor}}.',
      reply_promise: 'Never later than {{reply_hours}} hours.',
    });
    await cms.admin('POST', `${WORDING}/actions/publish`, {});
    for (const path of ['/contact', '/startups/apply/review']) await shows(path, 'Kept in a drawer with a lock.');
    const job = await find(JOBS, 'pageSize=1');
    await shows(`/careers/${job.slug}/apply`, 'Kept in a drawer with a lock.');
    for (const path of ['/startups', '/startups/apply/about-you'])
      await shows(path, '>First paragraph.</p><p class="small mt-2">Second paragraph.</p>');
    await shows(`/contact?${sent}`, 'Got it.');
    const { text } = await get(`/contact?${sent}`);
    // What is not a value stays as the editor has written it.
    expect(text).toMatch(/An answer comes by \w+day \d+ \w+, \d\d:\d\d in Hamburg, \{\{constructor\}\}\./);
    await shows('/impressum', 'Never later than');
    await cms.admin('POST', `${WORDING}/actions/unpublish`, {});
    const isGone = (path: string, words: string) =>
      waitFor(`${path} is without its words`, async () => !(await get(path)).text.includes(words), PATIENCE_MS);
    await isGone('/contact', 'a drawer');
    await isGone('/startups/apply/about-you', 'paragraph.');
    await shows(`/contact?${sent}`, 'Sent!');
    await cms.admin('POST', `${WORDING}/actions/publish`, {});
    await shows('/contact', 'Kept in a drawer with a lock.');
  });

  it('legal texts that an editor names stand in the footer, after the privacy policy', async () => {
    const FOOTER = '/content-manager/single-types/api::footer.footer';
    const name = async (links: { label: string; url: string }[]) => {
      await cms.admin('PUT', FOOTER, { legal_links: links });
      await cms.admin('POST', `${FOOTER}/actions/publish`, {});
    };
    const privacy = 'href="/impressum#privacy">Privacy policy</a>';
    await name([{ label: 'Terms of service', url: '/terms' }]);
    for (const path of ['/impressum', '/blog']) await shows(path, `${privacy}<a href="/terms">Terms of service</a>`);
    await name([]);
    await waitFor('they are gone', async () => !(await get('/blog')).text.includes('Terms of service'), PATIENCE_MS);
    expect((await get('/blog')).text).toContain(privacy);
  });

  it('an instance that was not told follows by itself', async () => {
    const article = await create(ARTICLES, newArticle('for-the-other'));
    await publish(ARTICLES, article);
    await shows('/blog/for-the-other', 'It begins here.', other);
  });

  it('a message with a wrong or an old signature is refused', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${site.base}/api/revalidate`, { method: 'POST', body: '{}', headers });
    expect((await send({})).status).toBe(401);
    expect(
      (await send({ 'x-revalidate-timestamp': String(Date.now()), 'x-revalidate-signature': 'ab'.repeat(32) })).status,
    ).toBe(401);
  });
});

describe('redirects', () => {
  it('one is added when the slug of a published entry changes, and follows the next change', async () => {
    const article = await create(ARTICLES, newArticle('first-name'));
    await publish(ARTICLES, article);
    await shows('/blog/first-name', 'It begins here.');
    for (const slug of ['second-name', 'third-name']) {
      await change(ARTICLES, article, { slug });
      await publish(ARTICLES, article);
      await waitFor(
        `first-name leads to ${slug}`,
        async () => (await get('/blog/first-name')).headers.get('location') === `/blog/${slug}`,
        PATIENCE_MS,
      );
    }
    expect((await get('/blog/first-name')).status).toBe(308);
    expect((await get('/blog/second-name?utm_source=x')).headers.get('location')).toBe('/blog/third-name?utm_source=x');
    expect((await get('/blog/third-name')).status).toBe(200);
    // Back to the first name: no circle, and no redirect in the way.
    await change(ARTICLES, article, { slug: 'first-name' });
    await publish(ARTICLES, article);
    await waitFor('it is back', async () => (await get('/blog/first-name')).status === 200, PATIENCE_MS);
    expect((await get('/blog/third-name')).headers.get('location')).toBe('/blog/first-name');
  });

  it('one that an editor made to a part of the page follows too, and leads to that part', async () => {
    const article = await create(ARTICLES, newArticle('whole'));
    await publish(ARTICLES, article);
    await shows('/blog/whole', 'It begins here.');
    await create(REDIRECTS, { from: '/über-uns', to: '/blog/whole/?a=ä#start', code: 'moved_301' });
    const leadsTo = (to: string) =>
      waitFor(
        `/über-uns leads to ${to}`,
        async () => (await get('/über-uns')).headers.get('location') === to,
        PATIENCE_MS,
      );
    await leadsTo('/blog/whole?a=%C3%A4#start');
    await change(ARTICLES, article, { slug: 'renamed' });
    await publish(ARTICLES, article);
    await leadsTo('/blog/renamed?a=%C3%A4#start');
    expect((await get('/blog/whole')).headers.get('location')).toBe('/blog/renamed');
  });

  it('an industry takes its projects along', async () => {
    const INDUSTRIES = '/content-manager/collection-types/api::industry.industry';
    const energy = await find(INDUSTRIES, 'filters[slug][$eq]=energy');
    const html = (await get('/projects/energy')).text;
    const project = /href="\/projects\/energy\/([a-z0-9-]+)"/.exec(html)?.[1] ?? '';
    await change(INDUSTRIES, energy, { slug: 'power' });
    await publish(INDUSTRIES, energy);
    await waitFor('power', async () => (await get(`/projects/power/${project}`)).status === 200, PATIENCE_MS);
    for (const rest of ['', `/${project}`])
      await waitFor(
        `energy${rest} leads to power`,
        async () => (await get(`/projects/energy${rest}`)).headers.get('location') === `/projects/power${rest}`,
        PATIENCE_MS,
      );
  });

  it('one that an editor adds works, loops and chains are refused with a reason', async () => {
    await create(REDIRECTS, { from: '/old-page/', to: '/company', code: 'moved_301' });
    await waitFor('301', async () => (await get('/old-page')).status === 301, PATIENCE_MS);
    // A click on an old link asks for the payload only.
    const clicked = await get('/old-page/_payload.json');
    expect([clicked.status, JSON.parse(clicked.text).redirect]).toEqual([200, { to: '/company', status: 301 }]);
    // A page that is kept gives way, with any of its parameters.
    expect((await get('/brand?sort=liked')).status).toBe(200);
    await cms.admin('POST', '/content-manager/single-types/api::brand.brand/actions/unpublish', {});
    await create(REDIRECTS, { from: '/brand', to: '/company', code: 'found_302' });
    await waitFor('302', async () => (await get('/brand?sort=liked')).status === 302, PATIENCE_MS);
    expect((await get('/brand/_payload.json')).text).toContain('"redirect"');
    const refused = (data: Record<string, string>) => create(REDIRECTS, { code: 'moved_301', ...data }).catch(String);
    expect(await refused({ from: '/company', to: '/old-page' })).toMatch(/loop/i);
    expect(await refused({ from: '/older-page', to: '/old-page' })).toMatch(/chain/i);
    expect(await refused({ from: '/company', to: '/services' })).toMatch(/chain/i);
    expect(await refused({ from: '/same', to: '/same/' })).toMatch(/itself/i);
    expect(await refused({ from: '/x', to: '//evil.example' })).toMatch(/must be/i);
    expect(await refused({ from: '/x', to: '/\\evil.example' })).toMatch(/must be/i);
    expect(await refused({ from: '/x', to: 'javascript:alert(1)' })).toMatch(/must be/i);
  });
});

describe('preview', () => {
  const previewLink = async (uid: string, documentId: string) =>
    (
      (await cms.admin('GET', `/content-manager/preview/url/${uid}?documentId=${documentId}&status=draft`)) as {
        data: { url: string };
      }
    ).data.url;
  const enter = async (url: string) => {
    const response = await fetch(url, { redirect: 'manual' });
    return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  it('the admin panel’s link shows a draft that was never published, to nobody else', async () => {
    const article = await create(ARTICLES, newArticle('still-a-draft', { title: 'Nobody may read this yet' }));
    const { response, cookie } = await enter(await previewLink('api::article.article', article.documentId));
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/blog/still-a-draft');

    const page = await get('/blog/still-a-draft', site, { cookie });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Nobody may read this yet');
    expect(page.text).toContain('Leave preview');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${cms.url}`);
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect((await get('/blog', site, { cookie })).text).toContain('Nobody may read this yet');

    for (const path of [
      '/blog/still-a-draft',
      '/blog/still-a-draft?status=draft',
      '/blog/still-a-draft?preview=true',
      '/blog/still-a-draft.data',
      '/blog/still-a-draft/_payload.json',
      '/blog',
      '/blog?status=draft',
      '/api/preview?path=/blog/still-a-draft&status=draft',
    ])
      for (const forged of [
        '',
        cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        'northquay_preview=draft',
        'token=x',
      ]) {
        const { text } = await get(path, site, forged ? { cookie: forged } : {});
        expect(text, `${path} ${forged}`).not.toContain('Nobody may read this yet');
      }
  });

  it('shows the changed draft of a published entry, while visitors see the published one', async () => {
    const article = await create(ARTICLES, newArticle('both-states', { title: 'The published title of this' }));
    await publish(ARTICLES, article);
    await shows('/blog/both-states', 'The published title of this');
    await change(ARTICLES, article, { title: 'The drafted title of this' });
    const { cookie } = await enter(await previewLink('api::article.article', article.documentId));
    expect((await get('/blog/both-states', site, { cookie })).text).toContain('The drafted title of this');
    expect((await get('/blog/both-states')).text).not.toContain('The drafted title of this');
  });

  it('says of a draft that is not complete what is missing, to its editor only', async () => {
    // Another try must not meet what the first one has made.
    const slug = `half-done-${Date.now()}`;
    const { body: _, ...rest } = newArticle(slug);
    const article = await create(ARTICLES, rest);
    const { cookie } = await enter(await previewLink('api::article.article', article.documentId));
    const page = await get(`/blog/${slug}`, site, { cookie });
    expect([page.status, page.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(page.text).toContain('This draft isn’t complete yet');
    expect(page.text).toContain('<code>body: expected string, received null</code>');
    expect(page.text).toContain('Leave preview');
    const visitor = await get(`/blog/${slug}`);
    expect(visitor.status).toBe(404);
    expect(visitor.text).not.toContain('received null');
  });

  it('says in the panel’s frame why it cannot be shown there', async () => {
    const article = await find(ARTICLES, 'pageSize=1');
    const session = await cms.signUp('Editor', 'peter@example.com');
    // To a browser another site than 127.0.0.1, so that the cookie would be lost in the frame.
    const panel = cms.url.replace('127.0.0.1', 'localhost');
    const path = `/content-manager/preview/url/api::article.article?documentId=${article.documentId}&status=draft`;
    const response = await fetch(panel + path, { headers: { authorization: `Bearer ${session}` } });
    const { url } = ((await response.json()) as { data: { url: string } }).data;
    expect(new URL(url).origin).toBe(panel);
    expect((await fetch(`${panel}/admin`)).headers.get('content-security-policy')).toContain(
      `frame-src 'self' ${site.base}`,
    );
    const page = await fetch(url);
    const html = await page.text();
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN']);
    expect(html).toContain(`The panel is at ${new URL(panel).host} and the site at ${new URL(site.base).host}.`);
    const link = /href="([^"]+)" target="_blank"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '';
    expect((await enter(link)).response.headers.get('location')).toBe(`/blog/${article.slug}`);
    const elsewhere = new URLSearchParams({ link: 'https://evil.example/api/preview?' });
    expect((await fetch(`${panel}/preview-help?${elsewhere}`)).status).toBe(404);
  });

  it('is left by its button', async () => {
    const article = await find(ARTICLES, 'pageSize=1');
    const { cookie } = await enter(await previewLink('api::article.article', article.documentId));
    const response = await fetch(`${site.base}/api/preview/leave`, {
      method: 'POST',
      body: new URLSearchParams({ path: '/blog' }),
      headers: { cookie },
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/blog');
    expect(response.headers.get('set-cookie')).toMatch(/northquay_preview=;.*Max-Age=0/);
  });
});

describe('the schedule', () => {
  const stateOf = async ({ documentId }: Entry) =>
    ((await cms.admin('GET', `${ARTICLES}/${documentId}`)) as { data: { schedule_state: string | null } }).data
      .schedule_state ?? '';
  const soon = () => new Date(Date.now() + 1000).toISOString();

  it('publishes and takes down at the time that was set', async () => {
    const article = await create(ARTICLES, newArticle('on-time', { publish_at: soon() }));
    await waitFor('published', async () => (await get('/blog/on-time')).status === 200, 25_000);
    expect(await stateOf(article)).toMatch(/^Published as planned/);
    await change(ARTICLES, article, { unpublish_at: soon() });
    await waitFor('taken down', async () => (await get('/blog/on-time')).status === 410, 25_000);
    expect(await stateOf(article)).toMatch(/^Taken down as planned/);
  }, 60_000);

  it('says in the entry what went wrong', async () => {
    const article = await create(ARTICLES, {
      title: 'No lead and no body here',
      slug: 'not-ready',
      publish_at: soon(),
    });
    await waitFor('failed', async () => (await stateOf(article)).startsWith('Not published'), 25_000);
    expect(await stateOf(article)).toMatch(
      /^Not published at \d\d:\d\d on \d+ \w+ \d{4}: Lead, Body and Date are empty\.$/,
    );
    expect((await get('/blog/not-ready')).status).not.toBe(200);
  }, 60_000);
});

it('addresses that do not exist are counted for the editors, for nobody else', async () => {
  const report = (headers: Record<string, string>, data: unknown) =>
    fetch(`${cms.url}/api/not-founds/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ data }),
    });
  const authorization = `Bearer ${cms.token}`;
  for (let time = 0; time < 3; time += 1) await get('/asked-for-in-vain', other);
  // What was counted is reported before the end.
  await other.stop();
  await report({ authorization }, [{ path: '/asked-for-in-vain', count: 2 }, { path: 'no path', count: 1 }, null]);
  const { results } = (await cms.admin(
    'GET',
    '/content-manager/collection-types/api::not-found.not-found?pageSize=100',
  )) as { results: { path: string; count: number }[] };
  expect(results.find(({ path }) => path === '/asked-for-in-vain')?.count).toBe(5);
  expect(results.some(({ path }) => path === 'no path')).toBe(false);
  expect([401, 403]).toContain((await report({}, [])).status);
});
