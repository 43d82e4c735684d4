import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { type PostgresServer, postgresBin, startPostgres } from './postgres-server.ts';
import { listFromCms } from './stack.ts';

describe.skipIf(!postgresBin)('the same import on PostgreSQL', () => {
  let database: PostgresServer;
  let cms: EditingCms;

  beforeAll(async () => {
    database = await startPostgres();
    cms = await startEditingCms({ copyOfStack: false, env: { DATABASE_URL: database.url } });
  });
  afterAll(async () => {
    await cms?.remove();
    await database?.stop();
  });

  it.each([
    'articles',
    'projects',
    'jobs',
    'technical-bytes',
    'free-resources',
    'technologies',
    'testimonials',
    'industries',
    'pages',
  ])('%s are all there and published', async (type) => {
    const expected = await listFromCms<{ slug?: string; author_name?: string }>(type);
    const response = await fetch(`${cms.url}/api/${type}?pagination[limit]=100`);
    const { data } = (await response.json()) as { data: typeof expected };
    const names = (entries: typeof expected) =>
      entries.map(({ slug, author_name }) => slug ?? author_name ?? '').sort();
    expect(names(data)).toEqual(names(expected));
  });

  it('relations and pictures are the same', async () => {
    const query =
      'filters[slug][$eq]=cash-logistics&populate[industries]=true&populate[built_with][sort]=name&populate[cover]=true';
    const read = async (base: string) => {
      const { data } = (await (await fetch(`${base}/api/projects?${query}`)).json()) as {
        data: { industries: { slug: string }[]; built_with: { name: string }[]; cover: { alternativeText: string } }[];
      };
      const [project] = data;
      return {
        industries: project?.industries.map(({ slug }) => slug),
        technologies: project?.built_with.map(({ name }) => name),
        alt: project?.cover.alternativeText,
      };
    };
    expect(await read(cms.url)).toEqual(await read(process.env.STRAPI_URL ?? ''));
  });

  it('100 likes at the same moment are 100, 20 of one visitor are one, and taking back is counted too', async () => {
    const [byte] = await listFromCms<{ slug: string }>('technical-bytes', 'sort=slug');
    const change = async (method: 'PUT' | 'DELETE', receipt: string) => {
      const response = await fetch(`${cms.url}/api/likes/${byte?.slug}/${receipt}`, {
        method,
        headers: { authorization: `Bearer ${cms.token}` },
      });
      return ((await response.json()) as { data: { likes: number } }).data.likes;
    };
    const before = await change('DELETE', 'a-receipt-that-nobody-has');
    const receipts = Array.from({ length: 100 }, (_, at) => `receipt-of-visitor-${at}`);
    await Promise.all(receipts.map((receipt) => change('PUT', receipt)));
    await Promise.all(Array.from({ length: 20 }, () => change('PUT', 'one-and-the-same-visitor')));
    expect(await change('PUT', 'one-and-the-same-visitor')).toBe(before + 101);
    await Promise.all(receipts.slice(0, 50).map((receipt) => change('DELETE', receipt)));
    expect(await change('PUT', 'one-and-the-same-visitor')).toBe(before + 51);
  });
});
