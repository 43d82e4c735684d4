import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AlternateLinks, LocaleSwitch } from '../layout/locale-links';
import { localisedRoutes } from '../localised-routes';
import { Link } from '../ui/link';
import { en } from './en';
import { LanguageOfAddress } from './language-of-address';
import { localeCookie, readLocaleCookie } from './locale-cookie';
import { detectLocale, localePath, readLocale } from './locale-path';
import { ENGLISH, LOCALES, type Locale } from './locales';
import { type Messages, useMessages } from './messages';
import { LocalesContext } from './use-locale';

/** A throw-away language: a catalogue and a line, which is all that a real one needs. */
const messages: Messages = { ...en, nav: { ...en.nav, contact: 'Kontakt' } };
const GERMAN: Locale = { code: 'de', iso: 'de-DE', name: 'Deutsch', dir: 'ltr', messages };
const both: readonly [Locale, ...Locale[]] = [ENGLISH, GERMAN];

const render = (path: string, node: React.ReactNode, locales = both) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <LocalesContext value={locales}>
        <LanguageOfAddress>{node}</LanguageOfAddress>
      </LocalesContext>
    </MemoryRouter>,
  );

describe('a second language', () => {
  it('has a prefix, the default one has none', () => {
    expect(readLocale('/de/careers', both)).toEqual({ locale: GERMAN, path: '/careers' });
    expect(readLocale('/de', both)).toEqual({ locale: GERMAN, path: '/' });
    expect(readLocale('/careers', both)).toEqual({ locale: ENGLISH, path: '/careers' });
    expect(readLocale('/demo', both).locale).toBe(ENGLISH);
    expect(localePath('/careers?a=1#b', GERMAN, both)).toBe('/de/careers?a=1#b');
    expect(localePath('/', GERMAN, both)).toBe('/de');
    expect(localePath('/?a=1', GERMAN, both)).toBe('/de?a=1');
    expect(localePath('/careers', ENGLISH, both)).toBe('/careers');
    expect(localePath('#main', GERMAN, both)).toBe('#main');
  });

  it('has each page under its prefix, with ids of its own', () => {
    const pages = [
      { file: 'home.tsx', index: true },
      { id: 'a', file: 'page.tsx', path: 'a' },
      { file: 'none.tsx', path: '*' },
    ];
    expect(localisedRoutes(pages, both)).toEqual([
      ...pages,
      { id: 'de/home', file: 'home.tsx', path: 'de' },
      { id: 'de/a', file: 'page.tsx', path: 'de/a' },
    ]);
    expect(localisedRoutes(pages, LOCALES)).toEqual(pages);
  });

  it('keeps its links among its pages', () => {
    expect(render('/de/careers', <Link to="/contact">x</Link>)).toContain('href="/de/contact"');
    expect(render('/careers', <Link to="/contact">x</Link>)).toContain('href="/contact"');
  });

  it('shows its own texts', () => {
    const Label = () => useMessages().nav.contact;
    expect(render('/de/careers', <Label />)).toBe('Kontakt');
    expect(render('/careers', <Label />)).toBe('Contact');
  });

  it('brings the switch and hreflang, both with the matching page', () => {
    const html = render('/de/careers', <LocaleSwitch />);
    expect(html).toContain('href="/careers"');
    expect(html).toMatch(/href="\/de\/careers"[^>]*aria-current="true"/);
    const links = render('/de/careers', <AlternateLinks origin="https://example.com" />);
    expect(links).toContain('hrefLang="de-DE" href="https://example.com/de/careers"');
    expect(links).toContain('hrefLang="x-default" href="https://example.com/careers"');
  });

  it('is found by the choice made before, then by the browser’s languages', () => {
    expect(detectLocale(null, ['fr-FR', 'de-AT', 'en'], both)).toBe(GERMAN);
    expect(detectLocale('en', ['de'], both)).toBe(ENGLISH);
    expect(detectLocale('xx', ['xx'], both)).toBe(ENGLISH);
  });
});

it('one language has neither switch nor hreflang', () => {
  expect(
    render(
      '/careers',
      <>
        <LocaleSwitch />
        <AlternateLinks origin="https://example.com" />
      </>,
      LOCALES,
    ),
  ).toBe('');
});

it('the cookie lasts 365 days, for the whole site', () => {
  expect(localeCookie('en')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(readLocaleCookie('a=1; i18n_redirected=de; b=2')).toBe('de');
  expect(readLocaleCookie('not_i18n_redirected=de')).toBeNull();
});
