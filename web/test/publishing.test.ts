import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { sendForm } from '#e2e/send-form.ts';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { ARTICLES, type Entry, newArticle, startPublishing } from './publishing-site.ts';
import { waitFor } from './wait-for.ts';

const JOBS = collectionPath('job');

const { cms, site, get, shows, find, create, publish, unpublish, change, startSecondSite } = await startPublishing();
const other = await startSecondSite();
afterAll(async () => {
  await site.stop();
  await other.stop();
});

describe('after "Publish"', () => {
  it('a changed title is on its page, in the list and on neighbouring pages', async () => {
    const article = await find(ARTICLES, 'sort=published_on:DESC&pageSize=1');
    const title = 'A title changed for good';
    await change(ARTICLES, article, { title });
    expect((await get(`/blog/${article.slug}`)).text).not.toContain(title);
    await publish(ARTICLES, article);
    for (const path of [`/blog/${article.slug}`, '/blog']) await shows(path, title);
  });

  it('a new topic has a page and a feed as soon as an entry has it', async () => {
    const topics = collectionPath('topic');
    const topic = await create(topics, { name: 'Brand-new topic' });
    await publish(topics, topic);
    await shows('/topics/brand-new-topic', 'noindex');
    expect((await get('/topics/brand-new-topic/feed.xml')).status).toBe(404);
    const article = await create(ARTICLES, newArticle('about-the-topic', { topics: [topic.documentId] }));
    await publish(ARTICLES, article);
    await shows('/topics/brand-new-topic', '/blog/about-the-topic');
    await shows('/blog/about-the-topic', 'href="/topics/brand-new-topic"');
    for (const path of ['/topics/brand-new-topic/feed.xml', '/topics/brand-new-topic.md', '/sitemap.xml'])
      await shows(path, 'brand-new-topic');
    await change(topics, topic, { slug: 'renamed-topic' });
    await publish(topics, topic);
    await shows('/topics/renamed-topic', '/blog/about-the-topic');
    for (const path of ['', '/feed.xml'])
      await waitFor('the old address leads there', async () => {
        const { status, headers } = await get(`/topics/brand-new-topic${path}`);
        return status === 308 && headers.get('location') === `/topics/renamed-topic${path}`;
      });
    await unpublish(ARTICLES, article);
  });

  it('a new article has its page until "Unpublish"', async () => {
    expect((await get('/blog/brand-new')).status).toBe(404);
    const article = await create(ARTICLES, newArticle('brand-new'));
    await publish(ARTICLES, article);
    await shows('/blog/brand-new', 'It begins here.');
    await shows('/blog', 'called brand-new');
    await unpublish(ARTICLES, article);
    await waitFor('the article is 410', async () => (await get('/blog/brand-new')).status === 410);
    await waitFor('the article is not in the list', async () => !(await get('/blog')).text.includes('brand-new'));
  });

  it('a link with a typo is rejected with a message', async () => {
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

  it('the slug of a draft is 404, also when the entry is published under another', async () => {
    const pages = async (slug: string) => {
      const responses = await Promise.all(
        [`/careers/${slug}`, `/careers/${slug}/apply`].map(async (path) => {
          const { status, text } = await get(path);
          return { status, text: text.replaceAll(slug, '{slug}') };
        }),
      );
      return responses.map(({ status, text }) => ({ status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] }));
    };
    const invented = await pages('nobody-thought-of-this');
    expect(invented.map(({ status }) => status)).toEqual([404, 404]);

    const job = await find(JOBS, 'pageSize=1&sort=index:DESC');
    await change(JOBS, job, { slug: 'not-announced-yet' });
    expect(await pages('not-announced-yet')).toEqual(invented);
    await unpublish(JOBS, job);
    const gone = async (path: string) => (await get(path)).status === 410;
    await waitFor('the job’s page is 410', () => gone(`/careers/${job.slug}`));
    await waitFor('the job’s form is 410', () => gone(`/careers/${job.slug}/apply`));
    await change(JOBS, job, { slug: 'announced-later' });
    expect(await pages('announced-later')).toEqual(invented);
    await change(JOBS, job, { slug: job.slug });
    await publish(JOBS, job);
    await waitFor('the job’s page is back', async () => (await get(`/careers/${job.slug}`)).status === 200);

    const draft = await create(ARTICLES, newArticle('only-a-draft'));
    expect((await get('/blog/only-a-draft')).status).toBe(404);
    // A request can't set `unpublished_slug`, so this path is not a 410.
    await change(ARTICLES, draft, { slug: 'noted-by-hand', unpublished_slug: 'noted-by-hand' });
    expect((await get('/blog/noted-by-hand')).status).toBe(404);
  });

  it('an unpublished technology is 410', async () => {
    const TECHNOLOGIES = collectionPath('technology');
    const technology = await find(TECHNOLOGIES, 'filters[slug][$eq]=postgresql');
    await unpublish(TECHNOLOGIES, technology);
    await waitFor('the technology is 410', async () => (await get('/tech/postgresql')).status === 410);
    await publish(TECHNOLOGIES, technology);
    await waitFor('the technology is back', async () => (await get('/tech/postgresql')).status === 200);
  });

  it('an unpublished project is 410 under its industries and 404 under others', async () => {
    const PROJECTS = collectionPath('project');
    const path = /href="(\/projects\/([a-z0-9-]+)\/([a-z0-9-]+))"/.exec((await get('/projects/logistics')).text);
    const [, address = '', , slug = ''] = path ?? [];
    const project = await find(PROJECTS, `filters[slug][$eq]=${slug}`);
    await unpublish(PROJECTS, project);
    await waitFor('the project is 410', async () => (await get(address)).status === 410);
    expect((await get(`/projects/not-an-industry/${slug}`)).status).toBe(404);
    await publish(PROJECTS, project);
    await waitFor('the project is back', async () => (await get(address)).status === 200);
  });

  it('a free resource without its file is not listed, and the others are', async () => {
    const RESOURCES = collectionPath('free-resource');
    const [first, second] = [...(await get('/free-resources')).text.matchAll(/href="\/free-resources\/([a-z0-9-]+)"/g)]
      .map(([, slug]) => slug ?? '')
      .filter((slug, at, all) => all.indexOf(slug) === at);
    const { documentId } = await find(RESOURCES, `filters[slug][$eq]=${first}`);
    const { data } = (await cms.admin('GET', `${RESOURCES}/${documentId}`)) as {
      data: Entry & { file: { id: number } };
    };
    expect((await get(`/free-resources/${first}`)).status).toBe(200);
    await cms.admin('DELETE', `/upload/files/${data.file.id}`);
    await waitFor('the resource is 404', async () => (await get(`/free-resources/${first}`)).status === 404);
    await waitFor('a list without it', async () => !(await get('/free-resources')).text.includes(data.title));
    const list = await get('/free-resources');
    expect([list.status, list.text]).toEqual([200, expect.stringContaining(`/free-resources/${second}`)]);
    await expect.poll(() => site.log()).toContain('An invalid entry is left out');
    await waitFor(
      'no longer in the sitemap',
      async () => !(await get('/sitemap.xml')).text.includes(`/free-resources/${first}<`),
    );
  });

  it('the number of open jobs in the menu is updated on every page', async () => {
    const badge = async (path: string, from = site) =>
      /href="\/careers"[^>]*>[\s\S]{0,200}?>(\d+)</.exec((await get(path, from)).text)?.[1];
    const before = Number(await badge('/impressum'));
    expect(before).toBeGreaterThan(0);
    const job = await find(JOBS, 'filters[open_application][$eq]=false&pageSize=1');
    await unpublish(JOBS, job);
    for (const path of ['/impressum', '/', '/technical-bytes', '/projects'])
      await waitFor(`${path} has one job less`, async () => Number(await badge(path)) === before - 1);
    await publish(JOBS, job);
    await waitFor('the badge has the job again', async () => Number(await badge('/brand')) === before);
  });

  it('an unpublished page is removed from the menu and the footer of every page', async () => {
    const PAGES = collectionPath('page');
    const links = async (path: string) => (await get(path)).text.match(/<a[^>]* href="\/startups"/g)?.length ?? 0;
    expect(await links('/impressum')).toBeGreaterThan(1);
    const startups = await find(PAGES, 'filters[slug][$eq]=startups');
    await unpublish(PAGES, startups);
    for (const path of ['/impressum', '/blog'])
      await waitFor(`${path} has no link to it`, async () => (await links(path)) === 0);
    // Without the page of the offer there is no application for it.
    const steps = ['', '/about-you', '/review'].map((step) => `/startups/apply${step}`);
    const post = async (path: string) =>
      (await fetch(site.base + path, { method: 'POST', body: new FormData() })).status;
    const sendings = ['/startups/apply/send', '/startups/apply/about-you', '/startups/apply/review?send'];
    for (const path of ['/startups', ...steps])
      await waitFor(`${path} is gone`, async () => (await get(path)).status === 410);
    for (const path of sendings) await waitFor(`${path} is gone`, async () => (await post(path)) === 410);
    await publish(PAGES, startups);
    await waitFor('the menu and the footer link to it again', async () => (await links('/impressum')) > 1);
    for (const path of steps.slice(1)) await waitFor(`${path} is back`, async () => (await get(path)).status === 200);
    for (const path of sendings) expect(await post(path), path).not.toBe(410);
  });

  it.each([
    ['projects', '/projects', '/projects/fintech'],
    ['tech', '/tech', '/tech/postgresql'],
    ['follow', '/follow', '/blog'],
  ])('the list %s is gone once it is unpublished, and %s isn’t linked on %s', async (slug, path, linking) => {
    const PAGES = collectionPath('page');
    const isLinked = async () => (await get(linking)).text.includes(`href="${path}"`);
    expect(await isLinked()).toBe(true);
    const page = await find(PAGES, `filters[slug][$eq]=${slug}`);
    await unpublish(PAGES, page);
    await waitFor(`${path} is gone`, async () => (await get(path)).status === 410);
    await waitFor(`${linking} has no link to it`, async () => !(await isLinked()));
    await publish(PAGES, page);
    await waitFor(`${path} is back`, async () => (await get(path)).status === 200 && (await isLinked()));
  });

  it('a person who is published again is back wherever entries refer to them, but not in unpublished changes', async () => {
    const PEOPLE = collectionPath('person');
    const ines = await find(PEOPLE, 'filters[slug][$eq]=ines-marquardt');
    const job = await find(JOBS, 'filters[single_job_person][slug][$eq]=ines-marquardt');
    const namesOn = async (path: string): Promise<string[]> =>
      (await get(path)).text.match(/Ines Marquardt|Tobias Lund|Leila Farsi/g) ?? [];
    const paths = ['/company', '/contact', `/careers/${job.slug}`];
    const before = await Promise.all(paths.map(namesOn));
    await unpublish(PEOPLE, ines);
    for (const path of paths)
      await waitFor(`Ines is not on ${path}`, async () => !(await namesOn(path)).includes('Ines Marquardt'));
    await publish(PEOPLE, ines);
    for (const path of paths) await shows(path, 'Ines Marquardt');
    expect(await Promise.all(paths.map(namesOn))).toEqual(before);

    const newcomer = await create(PEOPLE, { name: 'Nele Neuling', slug: 'nele-neuling', role: 'Backend engineer' });
    await change(JOBS, job, { single_job_person: newcomer.documentId });
    await publish(PEOPLE, newcomer);
    await shows('/authors/nele-neuling', 'Nele Neuling');
    expect((await get(`/careers/${job.slug}`)).text).not.toContain('Nele Neuling');
    await publish(JOBS, job);
    await shows(`/careers/${job.slug}`, 'Nele Neuling');
    await change(JOBS, job, { single_job_person: ines.documentId });
    await publish(JOBS, job);
  });

  it('a variable of Site is changed in all texts that contain it', async () => {
    const SITE = singleTypePath('site');
    const claim = async (members: string) => {
      await cms.admin('PUT', SITE, { team_members: members });
      await cms.admin('POST', `${SITE}/actions/publish`, {});
      await shows('/company', `>${members}</dd>`);
      await shows('/company', `${members} people, two trades`);
    };
    await claim('31+');
    await claim('25+');
  });

  it('street, city and founding year are changed in Site only', async () => {
    const SITE = singleTypePath('site');
    const publishSite = async (data: Record<string, unknown>) => {
      await cms.admin('PUT', SITE, data);
      await cms.admin('POST', `${SITE}/actions/publish`, {});
    };
    await publishSite({ street: 'Rua Augusta 3', city: 'Lisbon', founded: '2019' });
    const pages = ['/', '/company', '/careers', '/careers/product-designer-clinical-tools', '/contact'];
    for (const path of pages) {
      await shows(path, 'Lisbon');
      const { text } = await get(path);
      expect(text, path).not.toMatch(/Hamburg|Nordkai|since 2016/);
    }
    await shows('/company', 'since 2019');
    await publishSite({ street: 'Nordkai 14', city: 'Hamburg', founded: '2016' });
    await shows('/company', 'since 2016');
  });

  it('the texts around the forms come from UiTexts, and the forms work without it', async () => {
    const WORDING = singleTypePath('ui-texts');
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
      for (const text of ['>First paragraph.</p>', '>Second paragraph.</p>']) await shows(path, text);
    await shows(`/contact?${sent}`, 'Got it.');
    const { text } = await get(`/contact?${sent}`);
    // Unknown variables stay as the editor wrote them.
    expect(text).toMatch(/An answer comes by \w+day \d+ \w+, \d\d:\d\d in Hamburg, \{\{constructor\}\}\./);
    await shows('/impressum', 'Never later than');
    await cms.admin('POST', `${WORDING}/actions/unpublish`, {});
    const isGone = (path: string, words: string) =>
      waitFor(`${path} is without the texts`, async () => !(await get(path)).text.includes(words));
    await isGone('/contact', 'a drawer');
    await isGone('/startups/apply/about-you', 'paragraph.');
    await shows(`/contact?${sent}`, 'Sent!');
    await cms.admin('POST', `${WORDING}/actions/publish`, {});
    await shows('/contact', 'Kept in a drawer with a lock.');
  });

  it('legal texts chosen by an editor are in the footer, after the privacy policy', async () => {
    const FOOTER = singleTypePath('footer');
    const name = async (links: { label: string; url: string }[]) => {
      await cms.admin('PUT', FOOTER, { legal_links: links });
      await cms.admin('POST', `${FOOTER}/actions/publish`, {});
    };
    const privacy = 'href="/impressum#privacy">Privacy policy</a>';
    await name([{ label: 'Terms of service', url: '/terms' }]);
    for (const path of ['/impressum', '/blog']) await shows(path, `${privacy}<a href="/terms">Terms of service</a>`);
    await name([]);
    await waitFor(
      'the footer is without the legal texts',
      async () => !(await get('/blog')).text.includes('Terms of service'),
    );
    expect((await get('/blog')).text).toContain(privacy);
  });

  it('an instance without a webhook is updated by polling', async () => {
    const article = await create(ARTICLES, newArticle('for-the-other'));
    await publish(ARTICLES, article);
    await shows('/blog/for-the-other', 'It begins here.', other);
  });

  it('a webhook with a wrong or an old signature is rejected', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${site.base}/api/revalidate`, { method: 'POST', body: '{}', headers });
    expect((await send({})).status).toBe(401);
    expect(
      (await send({ 'x-revalidate-timestamp': String(Date.now()), 'x-revalidate-signature': 'ab'.repeat(32) })).status,
    ).toBe(401);
  });
});

// Concurrent, because each test waits for the schedule, which runs every ten seconds.
describe('the schedule', () => {
  const stateOf = async ({ documentId }: Entry) =>
    ((await cms.admin('GET', `${ARTICLES}/${documentId}`)) as { data: { schedule_state: string | null } }).data
      .schedule_state ?? '';
  const soon = () => new Date(Date.now() + 1000).toISOString();

  it.concurrent('publishes and unpublishes at the scheduled time', async () => {
    const article = await create(ARTICLES, newArticle('on-time', { publish_at: soon() }));
    await waitFor('the article is published', async () => (await get('/blog/on-time')).status === 200, 25_000);
    expect(await stateOf(article)).toMatch(/^Published as planned/);
    await change(ARTICLES, article, { unpublish_at: soon() });
    await waitFor('the article is unpublished', async () => (await get('/blog/on-time')).status === 410, 25_000);
    expect(await stateOf(article)).toMatch(/^Taken down as planned/);
  }, 60_000);

  it.concurrent('publishes single types and pages, and takes pages down', async () => {
    const home = singleTypePath('home');
    await cms.admin('PUT', home, { publish_at: soon(), seo: { meta_title: 'A home page from a plan' } });
    const PAGES = collectionPath('page');
    const page = await create(PAGES, {
      title: 'A planned page',
      slug: 'planned',
      hero: { heading: 'We read code that others wrote', lead: 'Two weeks, one report, no surprises.' },
      publish_at: soon(),
    });
    await shows('/', 'A home page from a plan');
    await waitFor('the page is published', async () => (await get('/planned')).status === 200, 25_000);
    await change(PAGES, page, { unpublish_at: soon() });
    await waitFor('the page is unpublished', async () => (await get('/planned')).status === 410, 25_000);
  }, 90_000);

  it.concurrent('no longer announces a time that was removed', async () => {
    const article = await create(ARTICLES, newArticle('changed-plan', { publish_at: '2099-03-01T09:00:00.000Z' }));
    await waitFor('the entry has the plan', async () => (await stateOf(article)).startsWith('Will be'), 25_000);
    await change(ARTICLES, article, { publish_at: null });
    await waitFor('the plan is gone', async () => (await stateOf(article)) === '', 25_000);
  }, 60_000);

  it.concurrent('shows failures in the entry', async () => {
    const article = await create(ARTICLES, {
      title: 'No lead and no body here',
      slug: 'not-ready',
      publish_at: soon(),
    });
    await waitFor('the entry has the error', async () => (await stateOf(article)).startsWith('Not published'), 25_000);
    expect(await stateOf(article)).toMatch(
      /^Not published at \d\d:\d\d CES?T on \d+ \w+ \d{4}: Lead, Body and Date are empty\.$/,
    );
    expect((await get('/blog/not-ready')).status).not.toBe(200);
  }, 60_000);

  it('takes down a date when it begins', async () => {
    const path = '/product-discovery-workshop';
    const place = 'a train ride from';
    await shows(path, place);
    const database = new DatabaseSync(`${cms.dataDir}/cms/database.sqlite`, { timeout: 20_000 });
    // Not through the panel, whose change would render the page again.
    database
      .prepare('UPDATE components_shared_dates SET starts_at = ? WHERE place LIKE ?')
      .run(Date.now() + 2000, `%${place}%`);
    database.close();
    await waitFor('the date is gone', async () => !(await get(path)).text.includes(place), 25_000);
  }, 90_000);

  it('lists what is published or taken down within a week, in the studio’s time zone', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
    await create(ARTICLES, newArticle('in-three-days', { publish_at: inDays(3), unpublish_at: inDays(5) }));
    await create(ARTICLES, newArticle('in-a-month', { publish_at: inDays(30) }));
    const job = await find(JOBS, 'pageSize=1');
    await change(JOBS, job, { closes_on: inDays(4).slice(0, 10) });
    await publish(JOBS, job);
    const all = (await cms.admin('GET', '/schedule')) as unknown as { title: string }[];
    // The demo's own jobs also have closing days.
    const listed = all.filter(({ title }) => title === job.title || title.startsWith('An article called in-'));
    const entry = {
      title: 'An article called in-three-days',
      path: expect.stringContaining(`${ARTICLES}/`),
    };
    const details = (event: string) => [
      expect.stringMatching(new RegExp(`^${event} at \\d\\d:\\d\\d CES?T on \\d+ \\w+ \\d{4}$`)),
      'Article',
    ];
    expect(listed).toEqual([
      { ...entry, details: details('Goes live'), at: expect.any(Number) },
      {
        title: job.title,
        path: `${JOBS}/${job.documentId}`,
        details: [expect.stringMatching(/^Closes at the end of \d+ \w+ \d{4}$/), 'Job'],
        at: expect.any(Number),
      },
      { ...entry, details: details('Goes away'), at: expect.any(Number) },
    ]);
  });
});

it('unknown paths are counted for editors only', async () => {
  const report = (headers: Record<string, string>, data: unknown) =>
    fetch(`${cms.url}/api/not-founds/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ data }),
    });
  const authorization = `Bearer ${cms.token}`;
  for (let time = 0; time < 3; time += 1) await get('/missing-page', other);
  // The search dialog sends this request once a visitor has stopped typing.
  for (const query of ['zeppelin', 'projects'])
    expect((await fetch(`${other.base}/api/search?q=${query}`, { method: 'POST' })).status).toBe(204);
  // The site reports its counts before it stops.
  await other.stop();
  await report({ authorization }, [{ path: '/missing-page', count: 2 }, { path: 'no path', count: 1 }, null]);
  const { results } = (await cms.admin('GET', `${collectionPath('not-found')}?pageSize=100`)) as {
    results: { path: string; count: number }[];
  };
  expect(results.find(({ path }) => path === '/missing-page')?.count).toBe(5);
  expect(results.some(({ path }) => path === 'no path')).toBe(false);
  expect(results.filter(({ path }) => path.startsWith('/search'))).toMatchObject([
    { path: '/search?q=zeppelin', count: 1 },
  ]);
  expect([401, 403]).toContain((await report({}, [])).status);
});
