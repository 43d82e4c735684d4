import { afterAll, expect, it } from 'vitest';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { ARTICLES, newArticle, startPublishing } from './publishing-site.ts';
import { waitFor } from './wait-for.ts';

const REDIRECTS = collectionPath('redirect');

const { cms, site, get, shows, find, create, publish, unpublish, change } = await startPublishing();
afterAll(() => site.stop());

it('a redirect is added when the slug of a published entry changes, and updated with the next change', async () => {
  const article = await create(ARTICLES, newArticle('first-name'));
  await publish(ARTICLES, article);
  await shows('/blog/first-name', 'It begins here.');
  for (const slug of ['second-name', 'third-name']) {
    await change(ARTICLES, article, { slug });
    await publish(ARTICLES, article);
    await waitFor(
      `first-name leads to ${slug}`,
      async () => (await get('/blog/first-name')).headers.get('location') === `/blog/${slug}`,
    );
  }
  expect((await get('/blog/first-name')).status).toBe(308);
  expect((await get('/blog/second-name?utm_source=x')).headers.get('location')).toBe('/blog/third-name?utm_source=x');
  expect((await get('/blog/third-name')).status).toBe(200);
  // Back to the first slug: no loop, and no redirect that hides the page.
  await change(ARTICLES, article, { slug: 'first-name' });
  await publish(ARTICLES, article);
  await waitFor('the first path is a page again', async () => (await get('/blog/first-name')).status === 200);
  expect((await get('/blog/third-name')).headers.get('location')).toBe('/blog/first-name');
});

it('a redirect is added when the slug changes while the entry is unpublished, unless its old path has another use', async () => {
  const rename = async (from: string, to: string, meanwhile = async () => {}) => {
    const article = await create(ARTICLES, newArticle(from));
    await publish(ARTICLES, article);
    await unpublish(ARTICLES, article);
    await meanwhile();
    await change(ARTICLES, article, { slug: to });
    await publish(ARTICLES, article);
    await shows(`/blog/${to}`, 'It begins here.');
  };
  await rename('paused', 'resumed');
  expect((await get('/blog/paused')).headers.get('location')).toBe('/blog/resumed');
  await rename('handed-over', 'left', async () => {
    await publish(ARTICLES, await create(ARTICLES, newArticle('handed-over')));
  });
  expect((await get('/blog/handed-over')).status).toBe(200);
  await rename('sent-on', 'kept', () =>
    create(REDIRECTS, { from: '/blog/sent-on', to: '/company', code: 'moved_301' }).then(() => {}),
  );
  expect((await get('/blog/sent-on')).headers.get('location')).toBe('/company');
});

it('an editor’s redirect to an anchor is updated and keeps the anchor', async () => {
  const article = await create(ARTICLES, newArticle('whole'));
  await publish(ARTICLES, article);
  await shows('/blog/whole', 'It begins here.');
  await create(REDIRECTS, { from: '/über-uns', to: '/blog/whole/?a=ä#start', code: 'moved_301' });
  const leadsTo = (to: string) =>
    waitFor(`/über-uns leads to ${to}`, async () => (await get('/über-uns')).headers.get('location') === to);
  await leadsTo('/blog/whole?a=%C3%A4#start');
  await change(ARTICLES, article, { slug: 'renamed' });
  await publish(ARTICLES, article);
  await leadsTo('/blog/renamed?a=%C3%A4#start');
  expect((await get('/blog/whole')).headers.get('location')).toBe('/blog/renamed');
});

it('a renamed industry redirects its projects', async () => {
  const INDUSTRIES = collectionPath('industry');
  const energy = await find(INDUSTRIES, 'filters[slug][$eq]=energy');
  const html = (await get('/projects/energy')).text;
  const project = /href="\/projects\/energy\/([a-z0-9-]+)"/.exec(html)?.[1] ?? '';
  await change(INDUSTRIES, energy, { slug: 'power' });
  await publish(INDUSTRIES, energy);
  await waitFor(
    'the project is under the new industry',
    async () => (await get(`/projects/power/${project}`)).status === 200,
  );
  for (const rest of ['', `/${project}`])
    await waitFor(
      `energy${rest} leads to power`,
      async () => (await get(`/projects/energy${rest}`)).headers.get('location') === `/projects/power${rest}`,
    );
});

it('an editor’s redirect works; loops and chains are rejected with a reason', async () => {
  await create(REDIRECTS, { from: '/old-page/', to: '/company', code: 'moved_301' });
  await waitFor('the redirect works', async () => (await get('/old-page')).status === 301);
  // A click on an old link requests only the payload.
  const clicked = await get('/old-page/_payload.json');
  expect([clicked.status, JSON.parse(clicked.text).redirect]).toEqual([200, { to: '/company', status: 301 }]);
  // The redirect replaces a cached page, whatever its query.
  expect((await get('/brand?sort=liked')).status).toBe(200);
  await cms.admin('POST', `${singleTypePath('brand')}/actions/unpublish`, {});
  await create(REDIRECTS, { from: '/brand', to: '/company', code: 'found_302' });
  await waitFor('the temporary redirect works', async () => (await get('/brand?sort=liked')).status === 302);
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
