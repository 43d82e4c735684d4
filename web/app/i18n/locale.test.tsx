import { rmSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, createStaticHandler, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '#app/content/form-options.server.ts';
import { findJob, summariseJob } from '#app/content/jobs.server.ts';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import { getFooterOrDefault, getSiteOrDefault } from '#app/content/site.server.ts';
import { LocaleSwitch } from '#app/layout/locale-switch.tsx';
import PageBoundary from '#app/layout/page-boundary.tsx';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { ContactForm } from '#app/leads/contact-form/contact-form.tsx';
import { LikeButton } from '#app/likes/like-button.tsx';
import { localisedRoutes } from '#app/localised-routes.ts';
import { JobApplicationForm } from '#app/pages/careers/job-application-form.tsx';
import { action as sendContact } from '#app/pages/contact/contact-page.tsx';
import { FilterForm } from '#app/pages/projects/filter-form.tsx';
import { ApplicationStep } from '#app/pages/startups/application-step.tsx';
import { changeStep } from '#app/pages/startups/receive-application.server.ts';
import { RootDataContext } from '#app/root-data/root-data.ts';
import { SearchForm } from '#app/search/search-form.tsx';
import { ByteRow } from '#app/sections/byte-row.tsx';
import { OpenPositions } from '#app/sections/open-positions.tsx';
import { DateText } from '#app/ui/date.tsx';
import { weekdayTimeText } from '#app/ui/dates.ts';
import { Link } from '#app/ui/link.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { localeCookie, readLocaleCookie } from './locale-cookie.ts';
import { detectLocale, localePath, readLocale } from './locale-path.ts';
import { ENGLISH, LOCALES, type Locale } from './locales.ts';
import { type Messages, useMessages, usePlural } from './messages.ts';
import { useLanguage } from './use-locale.ts';

/** A second language for this test: a catalogue and a line in LOCALES, which is all that a real one needs. */
const { POLISH, catalogue } = await vi.hoisted(async () => {
  const { en } = await import('./en.ts');
  const catalogue: Messages = {
    ...en,
    nav: { ...en.nav, contact: 'Kontakt', homeCrumb: 'Strona główna' },
    validation: { ...en.validation, name: 'Proszę podać imię.', required: 'To pole jest wymagane.' },
    project: { ...en.project, count: { one: '{count} projekt', few: '{count} projekty', other: '{count} projektów' } },
  };
  const POLISH: Locale = {
    code: 'pl',
    iso: 'pl-PL',
    formats: 'pl-PL',
    name: 'Polski',
    dir: 'ltr',
  };
  return { POLISH, catalogue };
});
vi.mock('./locales.ts', async (original) => {
  const real = await original<typeof import('./locales.ts')>();
  return { ...real, LOCALES: [real.ENGLISH, POLISH] };
});
vi.mock('./catalogues.ts', async (original) => {
  const { CATALOGUES } = await original<typeof import('./catalogues.ts')>();
  return { CATALOGUES: { ...CATALOGUES, pl: catalogue } };
});

// Nothing listens at STRAPI_URL, so all content is its default. Set before the imports, because they read the environment.
const dir = await vi.hoisted(async () => {
  const [{ mkdtempSync }, os, path] = await Promise.all([import('node:fs'), import('node:os'), import('node:path')]);
  const dir = mkdtempSync(path.join(os.tmpdir(), 'locale-'));
  Object.assign(process.env, {
    DATA_DIR: dir,
    STRAPI_URL: 'http://127.0.0.1:9',
    STRAPI_TOKEN: 'a-token-of-more-than-20-letters',
  });
  return dir;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const [site, footer] = await Promise.all([getSiteOrDefault(), getFooterOrDefault()]);
const rootData = {
  origin: 'https://example.com',
  site,
  footer,
  navigation: [],
  footerColumns: [],
  unpublishedPages: [],
  copyrightYears: '',
  replyPromise: '',
  notTranslated: 'Only in English.',
  brand: { name: 'plain' as const, backgrounds: { light: '', dark: '' }, fonts: [] },
  preview: null,
};

function render(at: string, node: React.ReactNode): string {
  const element = (
    <LanguageProvider>
      <RootDataContext value={rootData}>{node}</RootDataContext>
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The targets of all links and forms in HTML. */
const targetsIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|action|formAction)="([^"]*)"/g)].flatMap(([, to]) => to ?? []);

describe('a second language', () => {
  it('has a prefix; the default language has none', () => {
    expect(readLocale('/pl/careers', LOCALES)).toEqual({ locale: POLISH, path: '/careers' });
    expect(readLocale('/pl', LOCALES)).toEqual({ locale: POLISH, path: '/' });
    expect(readLocale('/careers', LOCALES)).toEqual({ locale: ENGLISH, path: '/careers' });
    expect(readLocale('/place', LOCALES).locale).toBe(ENGLISH);
    expect(localePath('/careers?a=1#b', POLISH, LOCALES)).toBe('/pl/careers?a=1#b');
    expect(localePath('/', POLISH, LOCALES)).toBe('/pl');
    expect(localePath('/?a=1', POLISH, LOCALES)).toBe('/pl?a=1');
    expect(localePath('/careers', ENGLISH, LOCALES)).toBe('/careers');
    expect(localePath('#main', POLISH, LOCALES)).toBe('#main');
  });

  it('has every route under its prefix with a unique id', () => {
    const pages = [
      { file: 'home.tsx', index: true },
      { id: 'a', file: 'page.tsx', path: 'a' },
      { file: 'none.tsx', path: '*' },
    ];
    expect(localisedRoutes(pages, LOCALES)).toEqual([
      ...pages,
      { id: 'pl/home', file: 'home.tsx', path: 'pl' },
      { id: 'pl/a', file: 'page.tsx', path: 'pl/a' },
    ]);
    expect(localisedRoutes(pages, [ENGLISH])).toEqual(pages);
  });

  it('links to its own pages, also in texts', () => {
    const html =
      '<a href="/contact">a</a> <a class="x" href="/blog#b">b</a> <a href="/uploads/c.pdf">c</a> <a href="https://d.example">d</a>';
    const links = (
      <>
        <Link to="/contact">x</Link>
        <Prose text={{ html, headings: [], words: 4 }} />
      </>
    );
    const files = ['/uploads/c.pdf', 'https://d.example'];
    expect(targetsIn(render('/pl/careers', links))).toEqual(['/pl/contact', '/pl/contact', '/pl/blog#b', ...files]);
    expect(targetsIn(render('/careers', links))).toEqual(['/contact', '/contact', '/blog#b', ...files]);
  });

  const protection = { timestamp: 'timestamp', isChallenged: false };
  it.each([
    ['/search', <SearchForm key="" />],
    [
      '/contact',
      <ContactForm
        key=""
        options={DEFAULT_OPTIONS}
        protection={protection}
        chosen={{}}
        sentAt={null}
        wording={{ title: '', text: '', mail: '' }}
        privacyNote=""
      />,
    ],
    ['/careers/a/apply', <JobApplicationForm key="" slug="a" protection={protection} keepMonths={6} privacyNote="" />],
    [
      '/startups/apply/idea-and-team',
      <ApplicationStep
        key=""
        step="about-you"
        tips={[]}
        options={DEFAULT_OPTIONS}
        privacyNote=""
        protection={protection}
        answers={{}}
      />,
    ],
    [
      '/startups/apply/review?send',
      <ApplicationStep
        key=""
        step="review"
        tips={[]}
        options={DEFAULT_OPTIONS}
        privacyNote=""
        protection={protection}
        answers={{}}
      />,
    ],
    ['/technical-bytes/a/like', <LikeButton key="" slug="a" likes={1} outcome={null} />],
    [
      '/projects',
      <FilterForm
        key=""
        path="/projects"
        shown={5}
        chosen={{ technology: null, country: null }}
        options={{ technology: [], country: [] }}
      />,
    ],
  ])('submits the form for %s to its own pages', (target, form) => {
    const targets = targetsIn(render('/pl', form));
    expect(targets).toContain(`/pl${target}`);
    expect(targets.filter((to) => !to.startsWith('/pl/'))).toEqual([]);
    expect(targetsIn(render('/', form))).toContain(target);
  });

  it('shows its own texts', () => {
    const Label = () => useMessages().nav.contact;
    expect(render('/pl/careers', <Label />)).toBe('Kontakt');
    expect(render('/careers', <Label />)).toBe('Contact');
  });

  it('has its own plural rules', () => {
    const Counts = () => {
      const plural = usePlural();
      const { project } = useMessages();
      return [1, 2, 5, 22].map((count) => plural(project.count, count)).join(', ');
    };
    expect(render('/pl', <Counts />)).toBe('1 projekt, 2 projekty, 5 projektów, 22 projekty');
    expect(render('/', <Counts />)).toBe('1 project, 2 projects, 5 projects, 22 projects');
  });

  it('has its own formats of dates and times', () => {
    const Moment = () => {
      const { locale } = useLanguage();
      return weekdayTimeText(new Date('2026-11-23T10:00:00Z'), 'UTC', locale);
    };
    const dates = (
      <>
        <DateText day="2026-11-22" /> <Moment />
      </>
    );
    const polish = render('/pl', dates);
    expect(polish).toContain('22 listopada 2026');
    expect(polish).toContain('poniedziałek 23 listopada, 10:00');
    const english = render('/', dates);
    expect(english).toContain('22 November 2026');
    expect(english).toContain('Monday 23 November, 10:00');
  });

  describe('of jobs', () => {
    const job = {
      slug: 'a',
      title: 'A',
      lead: 'A',
      career_level: 'Senior',
      location: 'Warsaw',
      country: 'Poland',
      position_type: 'full_time',
      salary_min: 50_000,
      salary_max: 60_000,
      opened_on: '2026-11-22',
      locale: 'pl',
    };
    const jobAt = (pathname: string) => runInScope(newScope({ pathname }), () => findJob('a'));
    beforeEach(() => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [job] }));
    });
    afterEach(() => vi.restoreAllMocks());

    it('has its own format of salaries', async () => {
      const payOn = async (pathname: string) => (await jobAt(pathname))?.salary?.words.from;
      expect(await payOn('/pl/careers/a')).toMatch(/^50\s000\s€$/);
      expect(await payOn('/careers/a')).toBe('€50,000');
    });

    it('is marked in lists', async () => {
      const found = await jobAt('/pl/careers');
      const jobs = found ? [summariseJob(found)] : [];
      expect(render('/pl/careers', <OpenPositions jobs={jobs} />)).toMatch(/<article[^>]*lang="pl"/);
    });
  });

  it.each(['pl', null])('marks questions in lists: %s', (locale) => {
    const byte = { slug: 'a', title: 'A', shortAnswer: 'A', likes: 1, publishedOn: '2026-11-22', topics: [], locale };
    const rows = (['full', 'compact'] as const).map((variant) => (
      <ByteRow key={variant} byte={byte} variant={variant} />
    ));
    expect(render('/pl', rows).match(new RegExp(`<article[^>]*lang="${locale ?? 'en'}"`, 'g'))).toHaveLength(2);
  });

  it('is the language of structured data and meta tags', () => {
    const meta = (
      <PageMeta title="A" crumbs={[{ label: 'Projects', to: '/projects' }, { label: 'A' }]} canonical="/projects/x/a" />
    );
    const html = render('/pl/projects/y/a', meta);
    expect(html).toContain('property="og:locale" content="pl_PL"');
    expect(html).toContain('rel="canonical" href="https://example.com/pl/projects/x/a"');
    expect(html).toContain('"inLanguage":"pl"');
    expect(html).toContain('"name":"Strona główna","item":"https://example.com/pl"');
    expect(html).toContain('"name":"Projects","item":"https://example.com/pl/projects"');
    const english = render('/projects/y/a', meta);
    expect(english).toContain('property="og:locale" content="en_US"');
    expect(english).toContain('rel="canonical" href="https://example.com/projects/x/a"');
    expect(english).toContain('"inLanguage":"en"');
    expect(english).toContain('"name":"Home","item":"https://example.com/"');
  });

  it('is the language of form responses and redirects', async () => {
    const complete = { name: 'Dana', email: 'dana@example.org', company: 'Hillside', budget: 'not_sure' };
    expect(await send('/pl/contact', { ...complete, name: '' })).toMatchObject({
      errors: { name: 'Proszę podać imię.' },
    });
    expect(await send('/contact', { ...complete, name: '' })).toMatchObject({
      errors: { name: 'Please provide your name.' },
    });
    expect(await send('/pl/contact', complete)).toMatch(/^\/pl\/contact\?sent=[^#]+#sent$/);
    expect(await send('/contact', { ...complete, subject: 'Again' })).toMatch(/^\/contact\?sent=/);

    const request = formRequest('/pl/startups/apply/idea-and-team', { from: 'about-you', email: 'dana@example.org' });
    expect(await changeStep(request, 'idea-and-team')).toMatchObject({
      result: { errors: { name: 'To pole jest wymagane.' } },
    });
  });

  it('reads content in its own locale, and shared content in the default one', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Away'));
    for (const pathname of ['/pl/careers', '/careers', null])
      await runInScope(newScope({ pathname }), getSiteOrDefault);
    expect(fetchSpy.mock.calls.map(([to]) => new URL(String(to)).searchParams.get('locale'))).toEqual([
      'pl',
      'en',
      'en',
    ]);
    fetchSpy.mockRestore();
  });

  it('adds the language switch, which keeps path and query', () => {
    const html = render('/pl/careers', <LocaleSwitch />);
    expect(html).toContain('href="/careers"');
    expect(html).toMatch(/href="\/pl\/careers"[^>]*aria-current="true"/);
    const filtered = render('/pl/projects?technology=react&country=Poland', <LocaleSwitch />);
    expect(targetsIn(filtered)).toEqual([
      '/projects?technology=react&amp;country=Poland',
      '/pl/projects?technology=react&amp;country=Poland',
    ]);
  });

  it('marks a page without a translation, whose labels and dates are then in the default language', () => {
    const page = (locale: string) => {
      const element = (
        <LanguageProvider>
          <RootDataContext value={rootData}>
            <PageBoundary />
          </RootDataContext>
        </LanguageProvider>
      );
      const children = [{ id: 'page', path: '*', loader: () => null, element: <Texts /> }];
      const router = createMemoryRouter([{ element, children }], {
        initialEntries: ['/pl/blog/a'],
        hydrationData: { loaderData: { page: { article: { seo: {}, locale }, more: [] } } },
      });
      return renderToStaticMarkup(<RouterProvider router={router} />);
    };
    const Texts = () => (
      <>
        {useMessages().nav.contact} <DateText day="2026-11-20" /> <Link to="/careers">a</Link>
        <PageMeta title="A" />
      </>
    );
    const original = page('en');
    expect(original).toContain('Only in English.</p><div lang="en-US" dir="ltr">Contact ');
    expect(original).toContain('20 November 2026');
    expect(original).toContain('href="/pl/careers"');
    expect(original).toContain('<link rel="canonical" href="https://example.com/blog/a"/>');
    const translation = page('pl');
    expect(translation).not.toContain('Only in English');
    expect(translation).toContain('Kontakt');
    expect(translation).toContain('<link rel="canonical" href="https://example.com/pl/blog/a"/>');
  });

  it('is detected by the cookie, then by the browser’s languages', () => {
    expect(detectLocale(null, ['fr-FR', 'pl', 'en'], LOCALES)).toBe(POLISH);
    expect(detectLocale('en', ['pl'], LOCALES)).toBe(ENGLISH);
    expect(detectLocale('xx', ['xx'], LOCALES)).toBe(ENGLISH);
  });
});

it('the cookie lasts 365 days and is valid for the whole site', () => {
  expect(localeCookie('en')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(readLocaleCookie('a=1; i18n_redirected=pl; b=2')).toBe('pl');
  expect(readLocaleCookie('not_i18n_redirected=pl')).toBeNull();
});

const formRequest = (at: string, fields: Record<string, string>) =>
  new Request(`http://localhost${at}`, { method: 'POST', body: new URLSearchParams(fields) });

/** Submits the contact form without JavaScript. Returns the result, or the URL of a redirect. */
async function send(at: string, fields: Record<string, string>): Promise<unknown> {
  const { query } = createStaticHandler([{ id: 'contact', path: at, action: sendContact }]);
  const response = await query(formRequest(at, fields));
  return response instanceof Response ? response.headers.get('location') : response.actionData?.contact;
}
