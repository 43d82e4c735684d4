import { beforeAll, describe, expect, it } from 'vitest';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const SECRET = 'Not published yet: the secret draft';

let cms: WorkerCms;
let draftId: string;

beforeAll(async () => {
  cms = await restoreWorkerCms();
  const { data } = (await cms.admin('POST', collectionPath('article'), {
    title: SECRET,
    slug: 'secret-draft',
    lead: 'A text that nobody outside may read before it is published.',
    body: 'Secret body',
    published_on: '2026-11-20',
  })) as { data: { documentId: string } };
  draftId = data.documentId;
  // A published entry with a changed draft, and published entries that relate to the draft.
  const published = (await cms.admin('GET', `${collectionPath('technology')}?filters[slug][$eq]=react`)) as {
    results: { documentId: string }[];
  };
  await cms.admin('PUT', `${collectionPath('technology')}/${published.results[0]?.documentId}`, { summary: SECRET });
  await cms.admin('PUT', singleTypePath('footer'), {
    articles: { connect: [{ documentId: draftId }] },
  });
  await cms.admin('POST', `${singleTypePath('footer')}/actions/publish`, {});
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(cms.url + path, { headers });
  return { status: response.status, text: await response.text() };
};

describe('a visitor never sees a draft', () => {
  const paths = [
    '/api/articles',
    '/api/articles?status=draft',
    '/api/articles?STATUS=draft',
    '/api/articles?status[]=draft',
    '/api/articles?status%5B0%5D=draft',
    '/api/articles?publicationState=preview',
    '/api/articles?_publicationState=preview',
    '/api/articles?filters[publishedAt][$null]=true',
    '/api/articles?filters[slug][$eq]=secret-draft',
    '/api/articles?hasPublishedVersion=false',
    '/api/articles?publicationFilter=modified',
    '/api/articles?populate[author][status]=draft',
    '/api/footer?populate[articles]=true',
    '/api/footer?populate[articles][status]=draft',
    '/api/footer?populate[articles][filters][publishedAt][$null]=true',
    '/api/footer?status=draft&populate=*',
    '/api/technologies?filters[slug][$eq]=react',
    '/api/technologies?filters[slug][$eq]=react&status=draft',
    '/api/projects?populate[built_with]=true',
    '/api/projects?populate[built_with][status]=draft',
    '/api/projects?populate[built_with][filters][publishedAt][$null]=true',
    '/api/people?populate=*',
  ];
  it.each(paths)('%s', async (path) => {
    const { status, text } = await read(path);
    expect([200, 400, 403]).toContain(status);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('Secret body');
  });

  it('findOne by document id is a 404, with status=draft a 403', async () => {
    expect((await read(`/api/articles/${draftId}`)).status).toBe(404);
    expect((await read(`/api/articles/${draftId}?status=draft`)).status).toBe(403);
  });

  it.each([
    'publicationFilter=never-published',
    'publicationFilter=has-published-version',
    'publicationFilter[]=never-published',
    'publicationFilter%5B0%5D=never-published',
    'PUBLICATIONFILTER=never-published',
    'populate[author][publicationFilter]=never-published',
    'hasPublishedVersion=true',
  ])('the history of a draft is not exposed: %s', async (query) => {
    expect((await read(`/api/articles?${query}`)).status).toBe(403);
    expect((await read(`/api/articles?${query}`, { authorization: `Bearer ${cms.token}` })).status).not.toBe(403);
  });

  it('another token doesn’t give access to drafts', async () => {
    const { status, text } = await read('/api/articles?status=draft', { authorization: 'Bearer something-else' });
    expect([401, 403]).toContain(status);
    expect(text).not.toContain(SECRET);
  });

  it('the site’s own token reads drafts', async () => {
    const { text } = await read('/api/articles?status=draft&filters[slug][$eq]=secret-draft', {
      authorization: `Bearer ${cms.token}`,
    });
    expect(text).toContain(SECRET);
  });
});

describe('a published entry does not expose its draft relations', () => {
  const PEOPLE = collectionPath('person');
  const PROJECTS = collectionPath('project');
  const TECHNOLOGIES = collectionPath('technology');
  const ARTICLES = collectionPath('article');

  beforeAll(async () => {
    const { results: articles } = (await cms.admin(
      'GET',
      `${ARTICLES}?pageSize=1&sort=slug:ASC&status=published&filters[cover][id][$notNull]=true&populate=*`,
    )) as { results: { documentId: string; cover: { id: number } }[] };
    const [article] = articles;
    const { results: technologies } = (await cms.admin('GET', `${TECHNOLOGIES}?filters[slug][$eq]=react`)) as {
      results: { documentId: string }[];
    };
    const [react] = technologies;
    const { data: person } = (await cms.admin('POST', PEOPLE, { name: SECRET, role: SECRET })) as {
      data: { documentId: string };
    };
    // A draft with the image of a published entry, a draft that a published technology relates to, and a published article whose author
    // is a draft.
    await cms.admin('PUT', `${ARTICLES}/${draftId}`, { cover: article?.cover.id });
    await cms.admin('POST', PROJECTS, {
      title: SECRET,
      slug: 'secret-project',
      cover: article?.cover.id,
      built_with: { connect: [{ documentId: react?.documentId }] },
    });
    await cms.admin('POST', `${TECHNOLOGIES}/${react?.documentId}/actions/publish`, { summary: 'Known to everybody' });
    await cms.admin('PUT', `${TECHNOLOGIES}/${react?.documentId}`, { summary: SECRET });
    await cms.admin('PUT', `${ARTICLES}/${article?.documentId}`, {
      author: { set: [{ documentId: person.documentId }] },
      technologies: { connect: [{ documentId: react?.documentId }] },
    });
    await cms.admin('POST', `${ARTICLES}/${article?.documentId}/actions/publish`, {});
    await cms.admin('PUT', `${ARTICLES}/${article?.documentId}`, { title: SECRET });
  });

  it.each([
    'articles?populate[cover][populate][related]=true',
    'articles?populate[cover][populate]=*',
    'articles?populate[cover][populate]=related',
    'articles?populate[cover][populate][0]=related',
    'articles?populate=cover.related',
    'articles?populate[0]=cover.related',
    'articles?populate[cover][populate][related][count]=true',
    'articles?populate[cover][populate][related][populate]=*',
    'articles?populate[cover][populate][related][on][api::article.article]=true',
    'articles?populate[cover][populate][related][on][api::article.article][fields][0]=title',
    'articles?populate[cover][populate][folder][populate]=files',
    'articles?populate[cover][populate]=createdBy',
    'articles/x?populate[cover][populate][related]=true',
    'site?populate[brand][populate][logo][populate][related]=true',
    'people?populate[photo][populate][related]=true',
    'articles?populate[author][populate]=photo.related',
    'technologies?populate[projects][populate][cover][populate][related]=true',
    'pages?populate[hero][populate]=image.related',
    'pages?populate[hero][populate][image][populate]=related',
    'pages?populate[blocks][on][sections.figure][populate][figure][populate][image][populate]=*',
    'pages?populate[blocks][on][sections.figure][populate]=figure.image.related',
  ])('through an image: %s', async (query) => {
    const { status, text } = await read(`/api/${query}`);
    expect([status, text]).toEqual([400, expect.stringContaining('populate ends at a file.')]);
  });

  it.each([
    'articles?populate=*',
    'articles?populate[author]=true&populate[technologies]=true',
    'articles?populate[author][populate]=*&populate[technologies][populate]=*',
    'articles?populate=localizations,createdBy,updatedBy',
    'articles?populate[localizations][fields][0]=title',
    'articles?populate[author][populate]=createdBy',
    'articles?populate[author][populate][localizations]=true',
    'technologies?populate[projects]=true',
    'technologies?populate[projects][populate][cover]=true',
    'technologies?populate[technologies][populate]=projects',
    'technologies?populate[projects][filters][publishedAt][$null]=true',
    'projects?populate[built_with][populate]=projects',
    'pages?populate[blocks][populate]=*',
    'pages?populate=blocks.image.related',
    'pages?populate[blocks][populate][image][populate]=related',
    'home?populate[featured_projects][populate][project][populate]=built_with',
    'footer?populate[articles][populate]=*',
    'articles?fields[0]=createdBy',
    'articles?_q=Secret',
  ])('through a relation: %s', async (query) => {
    const { status, text } = await read(`/api/${query}`);
    expect([200, 400]).toContain(status);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('secret-project');
    expect(text).not.toContain('eva@example.com');
  });

  it.each([
    'articles?filters[author][name][$startsWith]=Not',
    'articles?filters[author][publishedAt][$null]=true&filters[author][id][$notNull]=true',
    'articles?filters[technologies][summary][$startsWith]=Not',
    'articles?filters[technologies][projects][title][$startsWith]=Not',
    'articles?filters[$or][0][title][$startsWith]=Not',
    'articles?filters[$not][publishedAt][$notNull]=true',
    'articles?filters[localizations][title][$startsWith]=Not',
    'articles?filters[createdBy][email][$startsWith]=eva',
    'articles?filters[author][createdBy][email][$startsWith]=eva',
    'articles?filters[cover][related][title][$startsWith]=Not',
    'articles?filters[cover][createdBy][email][$startsWith]=eva',
    'articles?filters[cover][folder][name][$startsWith]=Not',
    'technologies?filters[projects][title][$startsWith]=Not',
    'technologies?filters[projects][slug][$eq]=secret-project',
    'technologies?filters[technologies][summary][$startsWith]=Not',
    'projects?filters[built_with][summary][$startsWith]=Not',
    'footer?filters[articles][title][$startsWith]=Not',
  ])('through a filter: %s', async (query) => {
    const { status, text } = await read(`/api/${query}`);
    if (status === 200) expect(JSON.parse(text)).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
    else expect([400, 404]).toContain(status);
  });

  it.each([
    'articles?sort=createdBy.email',
    'articles?sort=cover.related.title',
    'articles?sort=cover.createdBy.id',
  ])('through sorting: %s', async (query) => expect((await read(`/api/${query}`)).status).toBe(400));

  it.each([
    'sort=status',
    'sort=title,status:desc',
    'sort[0]=status:asc',
    'sort[status]=asc',
    'populate[author][sort]=status',
  ])('whether a draft has changed: %s', async (query) =>
    expect((await read(`/api/articles?${query}`)).status).toBe(403));
});

describe('the inbox', () => {
  it.each([
    'contact-messages',
    'startup-applications',
    'job-applications',
  ])('%s cannot be read over the API', async (type) => {
    expect((await read(`/api/${type}`)).status).toBe(403);
    expect((await read(`/api/${type}`, { authorization: `Bearer ${cms.token}` })).status).toBe(403);
  });

  it('can be written by the site, not by visitors', async () => {
    const message = {
      data: {
        name: 'A',
        email: 'a@example.com',
        company: 'B',
        budget: 'Not sure yet',
        submission_id: 'test-1',
        state: 'new',
      },
    };
    const post = (headers: Record<string, string>) =>
      fetch(`${cms.url}/api/contact-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(message),
      });
    expect((await post({})).status).toBe(403);
    expect((await post({ authorization: `Bearer ${cms.token}` })).status).toBe(201);
  });
});
