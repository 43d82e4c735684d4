import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';

const SECRET = 'Not published yet: the secret draft';

let cms: EditingCms;
let draftId: string;

beforeAll(async () => {
  cms = await startEditingCms();
  const { data } = (await cms.admin('POST', '/content-manager/collection-types/api::article.article', {
    title: SECRET,
    slug: 'secret-draft',
    lead: 'A text that nobody outside may read before it is published.',
    body: 'Secret body',
    published_on: '2026-11-20',
  })) as { data: { documentId: string } };
  draftId = data.documentId;
  // A published entry whose draft has changed, and published entries that point to the draft.
  const published = (await cms.admin(
    'GET',
    '/content-manager/collection-types/api::technology.technology?filters[slug][$eq]=react',
  )) as { results: { documentId: string }[] };
  await cms.admin(
    'PUT',
    `/content-manager/collection-types/api::technology.technology/${published.results[0]?.documentId}`,
    { summary: SECRET },
  );
  await cms.admin('PUT', '/content-manager/single-types/api::footer.footer', {
    articles: { connect: [{ documentId: draftId }] },
  });
  await cms.admin('POST', '/content-manager/single-types/api::footer.footer/actions/publish', {});
});
afterAll(() => cms?.remove());

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
  ])('what became of drafts is not told either: %s', async (query) => {
    expect((await read(`/api/articles?${query}`)).status).toBe(403);
    expect((await read(`/api/articles?${query}`, { authorization: `Bearer ${cms.token}` })).status).not.toBe(403);
  });

  it('a token that is not the site’s does not help', async () => {
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

describe('the inbox', () => {
  it.each([
    'contact-messages',
    'startup-applications',
    'job-applications',
  ])('%s can be read by nobody from outside', async (type) => {
    expect((await read(`/api/${type}`)).status).toBe(403);
    expect((await read(`/api/${type}`, { authorization: `Bearer ${cms.token}` })).status).toBe(403);
  });

  it('visitors cannot write into it, the site can', async () => {
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
