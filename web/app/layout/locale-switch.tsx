import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { localeCookie } from '#app/i18n/locale-cookie.ts';
import { localePath } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

export function LocaleSwitch() {
  return LOCALES.length < 2 ? null : <LocaleLinks />;
}

function LocaleLinks() {
  const { locale: current, path } = useLocale();
  const { search } = useLocation();
  const { localeSwitch } = useMessages();
  const choose = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>, code: string) => {
    // The server does not know the hash, and cached pages lack parameters that are not part of the cache key.
    link.search = window.location.search;
    link.hash = window.location.hash;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
    document.cookie = localeCookie(code);
  };
  return (
    <nav aria-label={localeSwitch}>
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {LOCALES.map((locale) => (
          <li key={locale.code}>
            {/* A plain link, because header and footer change their language with the document. */}
            <a
              href={localePath(path, locale, LOCALES) + search}
              hrefLang={locale.iso}
              lang={locale.iso}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => choose(event, locale.code)}
            >
              {locale.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
