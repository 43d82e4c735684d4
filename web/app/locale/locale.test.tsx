import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { AlternateLinks, LocaleSwitch } from '../layout/locale-links';
import { localisedRoutes } from '../localised-routes';
import { Link } from '../ui/link';
import { LanguageOfAddress } from './language-of-address';
import { localeCookie, readLocaleCookie } from './locale-cookie';
import { detectLocale, localePath, readLocale } from './locale-path';
import { ENGLISH, LOCALES, type Locale } from './locales';
import { type Messages, useMessages, usePlural } from './messages';

/** A throw-away language: a catalogue and a line in LOCALES, which is all that a real one needs. */
const POLISH = await vi.hoisted(async (): Promise<Locale> => {
  const { en } = await import('./en');
  const messages: Messages = {
    ...en,
    nav: { ...en.nav, contact: 'Kontakt' },
    project: { ...en.project, count: { one: '{count} projekt', few: '{count} projekty', other: '{count} projektów' } },
  };
  return { code: 'pl', iso: 'pl-PL', name: 'Polski', dir: 'ltr', messages };
});
vi.mock('./locales', async (original) => {
  const real = await original<typeof import('./locales')>();
  return { ...real, LOCALES: [real.ENGLISH, POLISH] };
});

const render = (at: string, node: React.ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <LanguageOfAddress>{node}</LanguageOfAddress>
    </MemoryRouter>,
  );

describe('a second language', () => {
  it('has a prefix, the default one has none', () => {
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

  it('has each page under its prefix, with ids of its own', () => {
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

  it('keeps its links among its pages', () => {
    expect(render('/pl/careers', <Link to="/contact">x</Link>)).toContain('href="/pl/contact"');
    expect(render('/careers', <Link to="/contact">x</Link>)).toContain('href="/contact"');
  });

  it('shows its own texts', () => {
    const Label = () => useMessages().nav.contact;
    expect(render('/pl/careers', <Label />)).toBe('Kontakt');
    expect(render('/careers', <Label />)).toBe('Contact');
  });

  it('counts by its own rules', () => {
    const Counts = () => {
      const plural = usePlural();
      const { project } = useMessages();
      return [1, 2, 5, 22].map((count) => plural(project.count, count)).join(', ');
    };
    expect(render('/pl', <Counts />)).toBe('1 projekt, 2 projekty, 5 projektów, 22 projekty');
    expect(render('/', <Counts />)).toBe('1 project, 2 projects, 5 projects, 22 projects');
  });

  it('brings the switch and hreflang, both with the matching page', () => {
    const html = render('/pl/careers', <LocaleSwitch />);
    expect(html).toContain('href="/careers"');
    expect(html).toMatch(/href="\/pl\/careers"[^>]*aria-current="true"/);
    const links = render('/pl/careers', <AlternateLinks origin="https://example.com" />);
    expect(links).toContain('hrefLang="pl-PL" href="https://example.com/pl/careers"');
    expect(links).toContain('hrefLang="x-default" href="https://example.com/careers"');
  });

  it('is found by the choice made before, then by the browser’s languages', () => {
    expect(detectLocale(null, ['fr-FR', 'pl', 'en'], LOCALES)).toBe(POLISH);
    expect(detectLocale('en', ['pl'], LOCALES)).toBe(ENGLISH);
    expect(detectLocale('xx', ['xx'], LOCALES)).toBe(ENGLISH);
  });
});

it('the cookie lasts 365 days, for the whole site', () => {
  expect(localeCookie('en')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(readLocaleCookie('a=1; i18n_redirected=pl; b=2')).toBe('pl');
  expect(readLocaleCookie('not_i18n_redirected=pl')).toBeNull();
});
