import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const ARTICLES = collectionPath('article');
const JOBS = collectionPath('job');
const QUESTIONS = collectionPath('technical-byte');
const INDUSTRIES = collectionPath('industry');
const PROJECTS = collectionPath('project');
const REDIRECTS = collectionPath('redirect');
const RESOURCES = collectionPath('free-resource');
const SERVICES = collectionPath('service');
const SITE = singleTypePath('site');
const TECHNOLOGIES = collectionPath('technology');

type Entry = { documentId: string; slug: string | null };

let cms: WorkerCms;

beforeAll(async () => {
  cms = await restoreWorkerCms();
});

const create = async (collection: string, data: Record<string, unknown>) =>
  ((await cms.admin('POST', collection, data)) as { data: Entry }).data;
const change = async (collection: string, { documentId }: Entry, data: Record<string, unknown>) =>
  ((await cms.admin('PUT', `${collection}/${documentId}`, data)) as { data: Entry }).data;
const unpublish = (collection: string, { documentId }: Entry) =>
  cms.admin('POST', `${collection}/${documentId}/actions/unpublish`, {});
const find = async (collection: string, slug: string) => {
  const { results } = (await cms.admin('GET', `${collection}?filters[slug][$eq]=${slug}`)) as { results: Entry[] };
  const [entry] = results;
  if (!entry) throw new Error(`Nothing in ${collection} is called ${slug}`);
  return entry;
};
const publish = async (collection: string, { documentId }: Entry, data: Record<string, unknown> = {}) =>
  ((await cms.admin('POST', `${collection}/${documentId}/actions/publish`, data)) as { data: Entry }).data;
const article = (title: string, options: Record<string, unknown> = {}) => ({
  title,
  lead: 'A text that is here to be saved and published by a test.',
  body: '## Start\n\nIt begins here.',
  published_on: '2026-11-20',
  ...options,
});

describe('the slug of an entry', () => {
  it('is made from the title when it is published without one, and stays unique', async () => {
    const publishNew = async (title: string, slug?: string) =>
      (await publish(ARTICLES, await create(ARTICLES, article(title, slug ? { slug } : {})))).slug;
    expect(await publishNew('Ships that pass in the night')).toBe('ships-that-pass-in-the-night');
    expect(await publishNew('Ships that pass in the night')).toBe('ships-that-pass-in-the-night-1');
    expect(await publishNew('Another title', 'my-own')).toBe('my-own');
    // Strapi's field generates such a slug while there is no title.
    expect(await publishNew('A title came later', 'article-7')).toBe('a-title-came-later');
    const late = await create(ARTICLES, {});
    expect((await publish(ARTICLES, late, article('Published with the first click'))).slug).toBe(
      'published-with-the-first-click',
    );
  });

  it('does not change after the first publication', async () => {
    const known = await create(ARTICLES, article('Known by its number', { slug: 'known' }));
    await publish(ARTICLES, known);
    expect((await publish(ARTICLES, known, { title: 'A title that has changed' })).slug).toBe('known');
    expect((await change(ARTICLES, known, { slug: 'article-9' })).slug).toBe('article-9');
    expect((await publish(ARTICLES, known, { title: 'Known by another number' })).slug).toBe('article-9');
  });

  it('is made again when it is removed from an unpublished entry', async () => {
    const entry = await create(ARTICLES, article('Ships that come back'));
    await publish(ARTICLES, entry);
    await unpublish(ARTICLES, entry);
    expect((await publish(ARTICLES, entry, { slug: '' })).slug).toBe('ships-that-come-back');
  });

  it('is required when the title has no letters', async () => {
    const entry = await create(ARTICLES, article('!!!!!!!!!!!!'));
    expect(await publish(ARTICLES, entry).catch(String)).toContain('Address is empty');
  });

  it('may be empty where that means no page', async () => {
    const technology = await create(TECHNOLOGIES, {
      name: 'Semaphore',
      symbol: 'Se',
      summary: 'Flags, seen from afar.',
      category: 'tool',
    });
    expect(technology.slug).toBeNull();
    expect((await publish(TECHNOLOGIES, technology)).slug).toBeNull();
  });
});

describe('a slug', () => {
  it.each([
    'Radio-Ovens',
    'radio.ovens',
    'feed.xml',
    'index.md',
    '_payload.json',
    '-',
    '..',
  ])('%s is rejected for every type', async (slug) => {
    for (const refused of [create(ARTICLES, article('An article', { slug })), create(JOBS, { title: 'A job', slug })])
      expect(await refused.catch(String)).toContain(
        'An address may contain only lowercase letters, digits and hyphens',
      );
  });

  it('has a maximum length', async () => {
    const saved = (length: number) => create(ARTICLES, article('Long', { slug: 'a'.repeat(length) })).catch(String);
    expect(await saved(121)).toContain('An address may have at most 120 characters.');
    expect(await saved(120)).toMatchObject({ slug: 'a'.repeat(120) });
  });
});

describe('fields that the site needs are required on publication', () => {
  it('the file of a free resource, also on a scheduled and an API publication', async () => {
    const { documentId } = await find(RESOURCES, 'discovery-workshop-agenda');
    const { data } = (await cms.admin('GET', `${RESOURCES}/${documentId}`)) as { data: Record<string, unknown> };
    const { title, lead, format, extent, published_on, body } = data;
    const options = { title: `${title} two`, lead, format, extent, published_on, body };
    const entry = await create(RESOURCES, options);
    expect(await publish(RESOURCES, entry).catch(String)).toContain('File is empty.');
    await change(RESOURCES, entry, { publish_at: new Date().toISOString() });
    const state = async () =>
      String(
        ((await cms.admin('GET', `${RESOURCES}/${entry.documentId}`)) as { data: { schedule_state: unknown } }).data
          .schedule_state,
      );
    await waitFor('the entry has the error', async () => (await state()).startsWith('Not published'), 25_000);
    expect(await state()).toMatch(/: File is empty\.$/);
    const token = await cms.admin('POST', '/admin/api-tokens', {
      name: 'Test',
      description: '',
      type: 'full-access',
      lifespan: null,
    });
    const { accessKey } = (token as { data: { accessKey: string } }).data;
    const response = await fetch(`${cms.url}/api/free-resources`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessKey}` },
      body: JSON.stringify({ data: { ...options, slug: 'made-by-a-program' } }),
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('File is empty.')]);
  }, 60_000);

  it('a published industry of a project', async () => {
    const project = await find(PROJECTS, 'dock-board');
    const { documentId: known } = await find(INDUSTRIES, 'logistics');
    const { documentId: unseen } = await create(INDUSTRIES, { name: 'Nobody sees it' });
    const publishUnder = (...ids: string[]) =>
      publish(PROJECTS, project, { industries: { set: ids.map((documentId) => ({ documentId })) } }).catch(String);
    expect(await publishUnder()).toContain('Industries is empty.');
    expect(await publishUnder(unseen)).toContain('Industries is empty.');
    expect(await publishUnder(unseen, known)).toMatchObject({ slug: 'dock-board' });
  });
});

describe('a redirect', () => {
  const redirect = (from: string) =>
    create(REDIRECTS, { from, to: '/contact', code: 'moved_301' }).then(() => 'saved', String);

  it.each([
    '/company',
    '/company.md',
    '/logistics/custom-warehouse-management-system',
    '/impressum',
    '/blog/offline-is-a-feature-not-a-failure/',
    '/careers/android-engineer-handhelds/apply',
    '/startups/apply',
    '/projects/logistics',
  ])('from %s is rejected while the page is published', async (from) => {
    expect(await redirect(from)).toContain('is a page that visitors can read. Unpublish it first');
  });

  it('from an unpublished or unused path is saved', async () => {
    const known = await find(ARTICLES, 'offline-is-a-feature-not-a-failure');
    await unpublish(ARTICLES, known);
    for (const from of ['/blog/offline-is-a-feature-not-a-failure', '/blog/never-was', '/home', '/index.php'])
      expect(await redirect(from)).toBe('saved');
    await publish(ARTICLES, known);
  });

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/assets/entry.js',
    '/_ipx/w_10/uploads/a.png',
    '/api/revalidate',
  ])('from %s is rejected: the site has it', async (from) => {
    expect(await redirect(from)).toContain('belongs to the site itself and can’t be redirected');
  });

  it.each(['/old?id=5', '/old/*', '/old#part'])('from %s is rejected: no browser requests it', async (from) => {
    expect(await redirect(from)).toContain('one path without “?”, “#” or “*”');
  });
});

describe('the target of a redirect', () => {
  const redirectTo = (to: string) =>
    create(REDIRECTS, { from: `/old${to.replace(/\W/g, '-')}`, to, code: 'moved_301' }).then(() => 'saved', String);

  it.each([
    '/no-such-page',
    '/blog/no-such-article?a=b',
    '/projects/healthcare/dock-board',
    '/conact#form',
  ])('is not %s, which has no page', async (to) =>
    expect(await redirectTo(to)).toContain('that visitors can read. Publish it first'));

  it('is a draft once it is published', async () => {
    const entry = await create(ARTICLES, article('Where a redirect leads', { slug: 'where-it-leads' }));
    expect(await redirectTo(`/blog/${entry.slug}`)).toContain(`There is no page at /blog/${entry.slug}`);
    await publish(ARTICLES, entry);
    expect(await redirectTo(`/blog/${entry.slug}`)).toBe('saved');
  });

  it.each([
    '/',
    '/logistics/custom-warehouse-management-system#top',
    '/impressum#privacy',
    '/blog?topic=go-live',
    '/topics/delivery/feed.xml',
    '/search?q=dock',
    '/startups/apply',
    '/company.md',
    '/blog/feed.xml',
    'https://www.example.com/no-such-page',
  ])('is %s', async (to) => expect(await redirectTo(to)).toBe('saved'));
});

describe('a planned time', () => {
  const [early, late] = ['2099-03-01T09:00:00.000Z', '2099-04-01T09:00:00.000Z'];
  const draftOf = async ({ documentId }: Entry) =>
    ((await cms.admin('GET', `${ARTICLES}/${documentId}`)) as { data: Entry }).data;

  it('of publication ends when the entry is published by hand, unless that fails', async () => {
    const entry = await create(ARTICLES, article('Published before its time', { publish_at: early, lead: null }));
    expect(await publish(ARTICLES, entry).catch(String)).toContain('Lead is empty');
    expect(await draftOf(entry)).toMatchObject({ publish_at: early });
    await publish(ARTICLES, entry, { lead: 'A text that is here to be published by hand.' });
    expect(await draftOf(entry)).toMatchObject({ publish_at: null });
  });

  it('of discarded changes: the end stays, the publication does not', async () => {
    const entry = await create(ARTICLES, article('Taken down later', { unpublish_at: early }));
    await publish(ARTICLES, entry);
    await change(ARTICLES, entry, {
      lead: 'A lead that will be discarded soon after.',
      publish_at: early,
      unpublish_at: late,
    });
    await cms.admin('POST', `${ARTICLES}/${entry.documentId}/actions/discard`, {});
    expect(await draftOf(entry)).toMatchObject({ publish_at: null, unpublish_at: late });
  });
});

describe('a text', () => {
  const PAGES = collectionPath('page');
  const publishBody = async (body: string) => {
    const entry = await create(ARTICLES, article(`A text ${Math.random()}`, { body }));
    return publish(ARTICLES, entry).then(() => 'published', String);
  };

  it('can’t be published with an image whose description is its file name', async () => {
    expect(await publishBody('Look:\n\n![IMG_0815.JPG](/uploads/img_0815.jpg)')).toContain(
      'Body: the image “IMG_0815.JPG” has no description.',
    );
    expect(await publishBody('![Cranes at dawn](/uploads/a.jpg)\n\n![](/uploads/decoration.svg)')).toBe('published');
    expect(await publishBody('```md\n![a.png](/uploads/a.png)\n```')).toBe('published');
  });

  it('can’t be published with content that the site would drop', async () => {
    expect(await publishBody('An <u>important</u> word')).toContain(
      'Body: underlined text would be mistaken for a link. Make it bold or italic.',
    );
    expect(await publishBody('<iframe src="https://example.com"></iframe>')).toContain('HTML such as <iframe>');
    expect(await publishBody('`<u>` and a `Map<string, number>`, <https://example.com>, 1 < 2')).toBe('published');
  });

  it('can’t be published with lists or quotes that are nested too deeply', async () => {
    expect(await publishBody('>'.repeat(3000))).toContain('Body: lists, quotes or emphasis are nested too deeply.');
    expect(await publishBody(`${'- '.repeat(11)}rope`)).toContain('Use at most 10 levels.');
    expect(await publishBody(`${'- '.repeat(10)}rope`)).toBe('published');
  });

  it('can’t be published in a section either', async () => {
    const { results } = (await cms.admin('GET', `${PAGES}?filters[slug][$eq]=company`)) as { results: Entry[] };
    const blocks = [{ __component: 'sections.prose', heading: 'Piers', body: 'A ![pier.webp](/uploads/pier.webp)' }];
    const page = results[0] ?? { documentId: '', slug: null };
    expect(await publish(PAGES, page, { blocks }).catch(String)).toContain('the image “pier.webp” has no description');
  });
});

it('a clone starts without likes, without the former slug, and without what the schedule did', async () => {
  const clone = async (collection: string, { documentId }: Entry, data: Record<string, unknown>) => {
    const { data: copy } = (await cms.admin('POST', `${collection}/clone/${documentId}`, data)) as { data: Entry };
    return copy;
  };
  const { results } = (await cms.admin('GET', `${QUESTIONS}?sort=likes:desc&pageSize=1`)) as { results: Entry[] };
  const [question = { documentId: '', slug: null }] = results;
  expect(question).not.toMatchObject({ likes: 0 });
  expect(await clone(QUESTIONS, question, { slug: 'asked-again' })).toMatchObject({ likes: 0 });
  const entry = await create(ARTICLES, article('Written once', { schedule_state: 'Published as planned' }));
  await publish(ARTICLES, entry);
  await unpublish(ARTICLES, entry);
  expect(await clone(ARTICLES, entry, { slug: 'written-twice' })).toMatchObject({
    schedule_state: null,
    unpublished_slug: null,
  });
});

describe('a scheduled time', () => {
  const refusal = async (options: Record<string, unknown>) =>
    create(ARTICLES, article(`Planned ${Math.random()}`, options)).then(() => 'saved', String);

  it('in the past is rejected, like the midnight that the panel makes of today', async () => {
    const midnight = new Date();
    midnight.setUTCHours(0, 0, 0, 0);
    const passed = midnight.getTime() > Date.now() - 60_000 ? '2020-01-01T00:00:00.000Z' : midnight.toISOString();
    expect(await refusal({ publish_at: passed })).toMatch(
      /“Publish at” is \d\d:\d\d.* on \d+ \w+ 20\d\d, which has passed\. Pick a time in the future, or leave it empty and press Publish\./,
    );
    expect(await refusal({ unpublish_at: passed })).toContain('“Take down at” is ');
    const entry = await create(ARTICLES, article('Planned later on'));
    expect(await change(ARTICLES, entry, { publish_at: passed }).catch(String)).toContain('has passed');
    expect(await publish(ARTICLES, entry, { publish_at: passed }).catch(String)).toContain('has passed');
    await publish(ARTICLES, entry);
    expect(await change(ARTICLES, entry, { unpublish_at: passed }).catch(String)).toContain('press Unpublish');
  });

  it('on a future day is its first minute', async () => {
    expect(await refusal({ publish_at: '2099-03-01T00:00:00.000Z' })).toBe('saved');
  });
});

describe('an image', () => {
  const upload = async (width: number, height: number) => {
    session ??= await cms.signUp('Editor', 'pictures@example.com');
    const image = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'wide.png');
    const response = await fetch(`${cms.url}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}` },
      body: form,
    });
    return { status: response.status, text: await response.text() };
  };
  let session: string | undefined;

  it('that is too large is rejected with the limit', async () => {
    const refused = await upload(9000, 7000);
    expect(refused.status).toBe(413);
    expect(refused.text).toContain(
      'wide.png is too large for the site: 9000 × 7000 are 63 megapixels, and 50 is the limit.',
    );
    expect((await upload(900, 700)).status).toBe(201);
  });
});

describe('the panel', () => {
  type Configuration = {
    settings: Record<string, unknown>;
    metadatas: Record<string, { edit: { label?: string }; list: { label?: string } }>;
    layouts: { list: string[]; edit: { name: string; size: number }[][] };
  };
  const viewOf = async (type: string) => {
    const { data } = await cms.admin('GET', `/content-manager/content-types/api::${type}.${type}/configuration`);
    return (data as { contentType: Configuration }).contentType;
  };

  it.each([
    'contact-message',
    'startup-application',
    'job-application',
  ])('lists the latest %s first, with their state', async (type) => {
    const { settings, layouts } = await viewOf(type);
    expect(settings).toMatchObject({
      mainField: 'name',
      defaultSortBy: 'received_at',
      defaultSortOrder: 'DESC',
      pageSize: 50,
    });
    expect(layouts.list.slice(0, 2)).toEqual(['received_at', 'name']);
    expect(layouts.list.slice(-3)).toEqual(['state', 'owner', 'due_at']);
  });

  it('shows internal notes above the submission, and the message in full width', async () => {
    const { layouts } = await viewOf('contact-message');
    const names = layouts.edit.flat().map(({ name }) => name);
    expect(names.slice(0, 6)).toEqual(['state', 'owner', 'due_at', 'received_at', 'notes', 'name']);
    expect(layouts.edit).toContainEqual([{ name: 'message', size: 12 }]);
  });

  it.each([
    ['article', 'published_on', 'DESC', ['title', 'published_on', 'schedule_state']],
    ['project', 'delivered_on', 'DESC', ['title', 'client', 'delivered_on', 'schedule_state']],
    ['job', 'index', 'ASC', ['title', 'closes_on', 'schedule_state']],
    ['technical-byte', 'published_on', 'DESC', ['title', 'published_on', 'likes']],
    ['not-found', 'count', 'DESC', ['path', 'count', 'last_seen']],
  ])('lists %s by what editors look for', async (type, defaultSortBy, defaultSortOrder, columns) => {
    const { settings, layouts } = await viewOf(type);
    expect(settings).toMatchObject({ defaultSortBy, defaultSortOrder });
    expect(layouts.list).toEqual(columns);
  });

  it('shows hints of components beside the label', async () => {
    const { topics, title, seo } = (await viewOf('article')).metadatas;
    expect(seo?.edit.label).toBe('Search engines: how the page looks in search results and when shared');
    expect([title?.edit.label, topics?.list.label]).toEqual(['Title', 'Topics']);
  });

  it('names single types, and puts related fields side by side', async () => {
    const { settings, layouts } = await viewOf('ui-texts');
    expect(settings.mainField).toBe('id');
    expect(layouts.edit).toContainEqual([
      { name: 'contact_sent_text', size: 6 },
      { name: 'contact_mail', size: 6 },
    ]);
  });
});

it('shows a preview of each section in the section picker', async () => {
  const { data } = (await cms.admin('GET', '/content-manager/components')) as {
    data: { uid: string; info: { preview?: string } }[];
  };
  const sections = data.filter(({ uid }) => uid.startsWith('sections.'));
  expect(sections.length).toBeGreaterThan(20);
  for (const { uid, info } of sections) {
    const response = await fetch(cms.url + info.preview);
    expect([response.status, response.headers.get('content-type')], uid).toEqual([200, 'image/svg+xml']);
  }
});

it('has a favicon', async () => {
  const response = await fetch(`${cms.url}/favicon.ico`);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
});

describe('contradicting fields are rejected', () => {
  const [EARLY, LATE] = ['2099-03-01T10:00:00.000Z', '2099-03-02T10:00:00.000Z'];

  it('a time to unpublish before the time to publish, also when only one of them is changed', async () => {
    const sentence = '“Take down at” must be after “Publish at”.';
    for (const unpublish_at of [EARLY, LATE])
      expect(
        await create(ARTICLES, article('Down before it is up', { publish_at: LATE, unpublish_at })).catch(String),
      ).toContain(sentence);
    const entry = await create(ARTICLES, article('Up and then down', { publish_at: EARLY, unpublish_at: LATE }));
    expect(await change(ARTICLES, entry, { publish_at: '2099-03-03T10:00:00.000Z' }).catch(String)).toContain(sentence);
    await change(ARTICLES, entry, { publish_at: null });
    await change(ARTICLES, entry, { title: 'Only to be taken down' });
  });

  it('a service that takes longer at least than at most', async () => {
    const weeks = (weeks_min: number, weeks_max: number | null) =>
      create(SERVICES, { name: 'Dredging', weeks_min, weeks_max }).then(() => 'accepted', String);
    expect(await weeks(12, 4)).toContain('“Longest, in weeks” must not be less than “Shortest, in weeks”.');
    expect(await weeks(4, null)).toBe('accepted');
  });

  it('a job that closes before it opens or is published, and a salary range', async () => {
    const refusal = (options: Record<string, unknown>) =>
      create(JOBS, { title: 'Lock keeper, days', ...options }).then(() => 'accepted', String);
    expect(await refusal({ opened_on: '2026-11-20', closes_on: '2026-11-19' })).toContain(
      '“Closes on” must not be before “Open since”.',
    );
    expect(await refusal({ publish_at: EARLY, closes_on: '2099-02-28' })).toContain(
      '“Closes on” must not be before “Publish at”.',
    );
    expect(await refusal({ salary_min: 60000, salary_max: 50000 })).toContain(
      '“Salary to” must not be less than “Salary from”.',
    );
    expect(await refusal({ publish_at: EARLY, closes_on: '2099-03-01', salary_min: 60000, salary_max: 60000 })).toBe(
      'accepted',
    );
  });
});

it('the office has a valid time zone, and opens before it closes', async () => {
  const save = (data: Record<string, unknown>) => cms.admin('PUT', SITE, data).then(() => 'saved', String);
  for (const time_zone of ['Hamburg', 'UTC+1'])
    expect(await save({ time_zone })).toContain(`There is no time zone “${time_zone}”.`);
  expect(await save({ office_opens: 20, office_closes: 8 })).toContain('“Replies until” must be after “Replies from”.');
  expect(await save({ office_opens: 9, office_closes: 9 })).toContain('must be after');
  for (const data of [{ time_zone: 'Europe/Lisbon', office_opens: 9, office_closes: 17 }, { time_zone: '' }])
    expect(await save(data)).toBe('saved');
  const publish = (data: Record<string, unknown>) =>
    cms.admin('POST', `${SITE}/actions/publish`, data).then(() => 'published', String);
  for (const time_zone of ['', null]) expect(await publish({ time_zone })).toContain('Time zone is empty.');
  expect(await publish({ time_zone: 'Europe/Berlin' })).toBe('published');
});

describe('invalid formats are rejected with an explanation', () => {
  const HOME = singleTypePath('home');
  const publishWith = (type: string, data: Record<string, unknown>) =>
    cms.admin('POST', `${type}/actions/publish`, data).then(() => 'published', String);

  it('the phone number of the site', async () => {
    expect(await publishWith(SITE, { phone: 'call us: 0800-NORTH' })).toContain(
      'Telephone does not match its hint: The number alone: +49 40 123 45 67.',
    );
    for (const phone of ['+49 40 123 45 67', '(040) 123/45-67', ''])
      expect(await publishWith(SITE, { phone })).toBe('published');
  });

  it('an option of a form and a path that don’t exist', async () => {
    const form = { __component: 'sections.form', heading: 'Write to us', budget: 'A handful of coins' };
    expect(await publishWith(HOME, { blocks: [form] })).toContain('“A handful of coins” is not in Form options.');
    const industry = { name: 'Shipyards', slug: 'shipyards', summary: 'Hulls and cranes', leads_to: '/no/such/page' };
    const entry = await create(collectionPath('industry'), industry);
    expect(await publish(collectionPath('industry'), entry).catch(String)).toContain('no page at /no/such/page');
  });

  it('a link in a named section, and texts that are too short or too long', async () => {
    const refusal = await publishWith(HOME, {
      blocks: [
        { __component: 'sections.partners' },
        { __component: 'sections.projects', link: { label: '', url: 'contact' } },
      ],
    });
    expect(refusal).toContain(
      'Target (Sections 2, Link) does not match its hint: A path on this site such as /contact',
    );
    expect(refusal).toContain('Text (Sections 2, Link)');
    expect(refusal).not.toMatch(/\^|must match/);
    const title = 'A title that never ends, '.repeat(5);
    expect(await create(ARTICLES, article(title)).catch(String)).toContain('"Title must be at most 90 characters."');
  });
});
