import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { collectionPath } from './panel-paths.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const QUESTIONS = collectionPath('faq');
const PARTNERS = collectionPath('partner');
const TOPICS = collectionPath('topic');

type File = { id: number; name: string };
type SiteCheck = {
  brokenLinks: { address: string; linkedFrom: { title: string }[]; missed: { requests: number } | null }[];
  missedSearches: { words: string; requests: number }[];
  undescribed: File[];
  unused: File[];
};
type Entry = { documentId: string };

let cms: WorkerCms;
beforeAll(async () => {
  cms = await restoreWorkerCms();
});

const check = () => cms.admin('GET', '/site-check') as Promise<unknown> as Promise<SiteCheck>;
const publishNew = async (collection: string, fields: Record<string, unknown>) => {
  const { data } = (await cms.admin('POST', collection, fields)) as { data: Entry };
  await cms.admin('POST', `${collection}/${data.documentId}/actions/publish`, {});
  return data;
};
async function countMissed(data: { path: string; count: number }[]): Promise<void> {
  const { status } = await fetch(`${cms.url}/api/not-founds/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify({ data }),
  });
  expect(status).toBe(204);
}

it('the demo has no broken link, no image without a description and no unused file', async () => {
  expect(await check()).toEqual({ brokenLinks: [], missedSearches: [], undescribed: [], unused: [] });
});

it('the demo’s files are in folders', async () => {
  const { data: folders } = (await cms.admin('GET', '/upload/folder-structure')) as { data: { name: string }[] };
  expect(folders.map(({ name }) => name)).toEqual(expect.arrayContaining(['Covers', 'People', 'Scenes']));
  const outside = await cms.admin('GET', '/upload/files?filters[folder][id][$null]=true');
  expect(outside).toMatchObject({ results: [] });
});

it('lists URLs that content links to or visitors requested several times, until there is a redirect', async () => {
  await publishNew(QUESTIONS, {
    question: 'Where is the price list?',
    answer: 'It was [here](/prices?year=2019), beside [our services](/services#prices) and [a job](/careers/apply).',
  });
  await publishNew(QUESTIONS, {
    question: 'Where is the catalogue?',
    answer: `[There](http://127.0.0.1:${cms.sitePort}/catalogue#top), [not here](https://example.com/catalogue-of-others).`,
  });
  await cms.admin('POST', QUESTIONS, { question: 'A draft?', answer: 'With [a link](/from-a-draft).' });
  await countMissed([
    { path: '/old-brochure', count: 7 },
    { path: '/prices', count: 5 },
    { path: '/mistyped', count: 2 },
    { path: '/wp-login.php', count: 900 },
    { path: '/search?q=sunday', count: 9 },
    { path: '/search?q=mondai', count: 2 },
    { path: '/services', count: 9 },
  ]);
  const { brokenLinks, missedSearches } = await check();
  expect(missedSearches).toMatchObject([{ words: 'sunday', requests: 9 }]);
  expect(
    brokenLinks.map(({ address, linkedFrom, missed }) => [
      address,
      linkedFrom.map(({ title }) => title),
      missed?.requests,
    ]),
  ).toEqual([
    ['/prices', ['Where is the price list?'], 5],
    ['/old-brochure', [], 7],
    ['/careers/apply', ['Where is the price list?'], undefined],
    ['/catalogue', ['Where is the catalogue?'], undefined],
  ]);
  await cms.admin('POST', collectionPath('redirect'), { from: '/old-brochure', to: '/company', code: 'moved_301' });
  expect((await check()).brokenLinks.map(({ address }) => address)).toEqual([
    '/prices',
    '/careers/apply',
    '/catalogue',
  ]);
});

it('lists the target of a redirect that was deleted later', async () => {
  const topic = await publishNew(TOPICS, { name: 'Tides', slug: 'tides' });
  const target = '/topics/tides';
  await cms.admin('POST', collectionPath('redirect'), { from: '/which-tide', to: target, code: 'moved_301' });
  const found = async () => (await check()).brokenLinks.find(({ address }) => address === target);
  expect(await found()).toBeUndefined();
  await cms.admin('DELETE', `${TOPICS}/${topic.documentId}`);
  expect(await found()).toMatchObject({ linkedFrom: [{ title: '/which-tide' }] });
});

it('lists images without a description that are in use, and files that are not', async () => {
  const upload = async (name: string) => {
    const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(image)], { type: 'image/png' }), name);
    const response = await fetch(`${cms.url}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await session}` },
      body: form,
    });
    const [file] = (await response.json()) as (File & { url: string })[];
    if (!file) throw new Error(`${name} was not uploaded`);
    return file;
  };
  const session = cms.signUp('Editor', 'pictures@example.com');
  const [logo, inText] = [await upload('logo.png'), await upload('in-text.png')];
  await upload('spare.png');
  await cms.admin('POST', PARTNERS, { name: 'Brightwick', logo: logo.id });
  await cms.admin('POST', QUESTIONS, { question: 'With an image?', answer: `![A square](${inText.url})` });
  const names = (files: File[]) => files.map(({ name }) => name);
  const { undescribed, unused } = await check();
  expect([names(undescribed), names(unused)]).toEqual([['in-text.png', 'logo.png'], ['spare.png']]);
});

it('is only for users who may add redirects', async () => {
  const session = await cms.signUp('Author', 'author@example.com');
  const { status } = await fetch(`${cms.url}/site-check`, { headers: { authorization: `Bearer ${session}` } });
  expect(status).toBe(403);
});
