import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Lead } from '#app/leads/lead.server.ts';
import type { EditingCms } from './editing-cms.ts';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { listFromCms } from './stack.ts';
import { startTranslatedCms } from './translated-cms.ts';

const GERMAN = vi.hoisted((): Locale => ({ code: 'de', iso: 'de-DE', formats: 'de-DE', name: 'Deutsch', dir: 'ltr' }));
vi.mock('#app/i18n/locales.ts', async (original) => {
  const real = await original<typeof import('#app/i18n/locales.ts')>();
  const LOCALES: [Locale, ...Locale[]] = [real.ENGLISH, GERMAN];
  return { ...real, LOCALES };
});

type Entry = { documentId: string; slug: string; title: string };
const LEAD = 'Eine Einleitung, die lang genug ist, um sie zu speichern und anzuzeigen.';

let cms: EditingCms;
let articles: Entry[];
/** Runs `work` in a request scope with a content version, so that responses are shared as on the site. */
const at = <T>(pathname: string, work: () => Promise<T>) =>
  runInScope(newScope({ pathname, version: 'translated' }), work);
const inGerman = <T>(work: () => Promise<T>) => at('/de', work);
const inEnglish = <T>(work: () => Promise<T>) => at('/', work);
const translate = async (type: string, entry: Entry | undefined, data: Record<string, unknown>) => {
  const path = `${collectionPath(type)}/${entry?.documentId}`;
  await cms.admin('PUT', `${path}?locale=de`, data);
  await cms.admin('POST', `${path}/actions/publish?locale=de`, {});
};

beforeAll(async () => {
  const SITE_URL = 'https://example.com';
  cms = await startTranslatedCms(['article', 'page', 'navigation', 'ui-texts'], { SITE_URL });
  Object.assign(process.env, { STRAPI_URL: cms.url, STRAPI_TOKEN: cms.token, SITE_URL });
  await cms.admin('POST', '/i18n/locales', { code: 'de', name: 'Deutsch', isDefault: false });
  articles = await listFromCms<Entry>('articles', 'sort=published_on:desc');
  // The panel offers translators a slug made from the translated title.
  await translate('article', articles[0], {
    title: 'Warum wir Montag ausliefern',
    slug: 'warum-wir-montag-ausliefern',
    lead: LEAD,
    body: 'Am Freitag ist niemand da.',
  });
  const [company] = await listFromCms<Entry>('pages', 'filters[slug][$eq]=company');
  await translate('page', company, {
    title: 'Das Studio',
    hero: { heading: 'Wir bauen Werkzeuge', lead: LEAD },
    blocks: [{ __component: 'sections.prose', heading: 'Woher wir kommen', body: 'Aus dem Hafen.' }],
  });
  const entries = [{ kind: 'address', label: 'Das Studio', url: '/company' }];
  await cms.admin('PUT', `${singleTypePath('navigation')}?locale=de`, { groups: [{ label: 'Studio', entries }] });
  const texts = singleTypePath('ui-texts');
  await cms.admin('PUT', `${texts}?locale=de`, { contact_mail: 'Ihre Nachricht ist angekommen.' });
  await cms.admin('POST', `${texts}/actions/publish?locale=de`, {});
});
afterAll(() => cms?.remove());

it('an article has the original’s address and its own words', async () => {
  const { findArticle, listArticles } = await import('#app/content/articles.server.ts');
  const [translated, untranslated] = articles;
  const german = await inGerman(() => findArticle(translated?.slug ?? ''));
  expect(german).toMatchObject({ title: 'Warum wir Montag ausliefern', slug: translated?.slug, locale: 'de' });
  const original = await inEnglish(() => findArticle(translated?.slug ?? ''));
  expect(original).toMatchObject({ title: translated?.title, locale: 'en' });
  expect(await inGerman(() => findArticle('warum-wir-montag-ausliefern'))).toBeNull();
  expect(await inGerman(() => findArticle(untranslated?.slug ?? ''))).toMatchObject({
    title: untranslated?.title,
    locale: 'en',
  });
  const listed = await inGerman(listArticles);
  expect(listed.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug));
  expect(listed.map(({ locale }) => locale)).toEqual(['de', ...articles.slice(1).map(() => 'en')]);
});

it('a page and the menu are in its language; missing translations are shown in the default language', async () => {
  const { findPage } = await import('#app/content/pages.server.ts');
  const { findNavigation } = await import('#app/content/navigation.server.ts');
  const { listOpenJobs } = await import('#app/content/jobs.server.ts');
  expect(await inGerman(() => findPage('company'))).toMatchObject({ title: 'Das Studio', locale: 'de' });
  expect(await inGerman(() => findPage('contact'))).toMatchObject({ locale: 'en' });
  expect((await inGerman(findNavigation))?.groups).toMatchObject([{ entries: [{ label: 'Das Studio' }] }]);
  const titles = (jobs: { title: string }[]) => jobs.map(({ title }) => title);
  expect(titles(await inGerman(listOpenJobs))).toEqual(titles(await inEnglish(listOpenJobs)));
});

it('search finds words of both languages and marks which is which', async () => {
  const { searchSite } = await import('#app/search/search-site.server.ts');
  const [translated, untranslated] = articles;
  const found = async (words: string, locale?: Locale) => (await inEnglish(() => searchSite(words, 1, locale))).results;
  expect(await found('Montag ausliefern', GERMAN)).toMatchObject([{ path: `/blog/${translated?.slug}`, lang: 'de' }]);
  expect(await found(untranslated?.title ?? '', GERMAN)).toMatchObject([
    { path: `/blog/${untranslated?.slug}`, lang: 'en' },
  ]);
  expect(await found('Montag ausliefern')).not.toMatchObject([{ path: `/blog/${translated?.slug}` }]);
});

it('the sitemap lists translations only, each with its other languages', async () => {
  const { loader } = await import('#app/pages/crawlers/sitemap.ts');
  const text = await (await inEnglish(loader)).text();
  const [translated, untranslated] = articles.map(({ slug }) => `https://example.com/blog/${slug}`);
  const german = translated?.replace('.com/', '.com/de/');
  expect(text).toContain(`<loc>${german}</loc>`);
  const links = `<xhtml:link rel="alternate" hreflang="en-US" href="${translated}"/><xhtml:link rel="alternate" hreflang="de-DE" href="${german}"/>`;
  expect(text.split(links)).toHaveLength(3);
  expect(text).toContain(`<loc>${untranslated}</loc>`);
  expect(text).not.toContain(`${untranslated?.replace('.com/', '.com/de/')}</loc>`);
});

it('a feed says which entries are in which language', async () => {
  const { readFeed } = await import('#app/pages/feeds/read-feed.server.ts');
  const { language, entries } = await inGerman(() => readFeed('/de/blog/feed.xml'));
  expect(language).toBe('de');
  expect(entries).toHaveLength(articles.length);
  expect(entries.filter((entry) => entry.language === 'de')).toMatchObject([{ title: 'Warum wir Montag ausliefern' }]);
});

it('a confirmation is in the language of the page that the form was on', async () => {
  const { confirmation } = await import('#app/leads/mails.server.ts');
  const { loadStudio } = await import('#app/leads/delivery-worker.server.ts');
  const { env } = await import('#env.server.ts');
  const lead: Lead = {
    id: 'a',
    form: 'contact',
    state: 'new',
    suspicion: null,
    fields: {},
    sender: { name: 'Ada', email: 'ada@example.org' },
    file: null,
    job: null,
    sourcePage: '/de/contact',
    cameFrom: '',
    receivedAt: new Date().toISOString(),
    dueAt: null,
  };
  const queue = { setProgress: () => {}, readFile: () => Promise.reject(), removeFile: () => Promise.resolve() };
  const mailOf = async (sourcePage: string) => {
    const texts: string[] = [];
    const deliver = confirmation(env(), async ({ text }) => void texts.push(text), loadStudio);
    const delivery = { destination: 'confirmation' as const, attempts: 1, progress: null, queue };
    await deliver({ ...delivery, lead: { ...lead, sourcePage }, signal: new AbortController().signal });
    return texts.join();
  };
  expect(await mailOf('/de/contact')).toContain('Ihre Nachricht ist angekommen.');
  expect(await mailOf('/de/contact')).toContain('https://example.com/de\n');
  expect(await mailOf('/contact')).not.toContain('Ihre Nachricht');
});

it('the history of an entry is one for each language', async () => {
  const [translated] = articles;
  const entry = translated?.documentId ?? '';
  const address = `${collectionPath('article')}/${entry}`;
  const query = (language: string) => new URLSearchParams({ type: 'api::article.article', entry, language });
  const versions = async (language: string) =>
    ((await cms.admin('GET', `/history/?${query(language)}`)) as { versions: { id: number; event: string }[] })
      .versions;
  const titleIn = async (locale: string) =>
    ((await cms.admin('GET', `${address}?locale=${locale}`)) as { data: Entry }).data.title;
  expect((await versions('de')).map(({ event }) => event)).toEqual(['published']);
  expect(await versions('en')).toEqual([]);
  await translate('article', translated, { title: 'Warum wir dienstags ausliefern' });
  expect((await versions('de')).map(({ event }) => event)).toEqual(['published', 'published']);
  expect(await versions('en')).toEqual([]);
  await cms.admin('POST', `/history/${(await versions('de'))[1]?.id}/restore`);
  expect(await titleIn('de')).toBe('Warum wir Montag ausliefern');
  expect(await titleIn('en')).toBe(translated?.title);
});
