import { localeCookie } from '../locale/locale-cookie';
import { localePath } from '../locale/locale-path';
import { LOCALES } from '../locale/locales';
import { useLocale } from '../locale/use-locale';
import { useScenery } from '../scenery/scenery';

/** Leads to the same page in another language and keeps the choice. Nothing while there is only one. */
export function LocaleSwitch() {
  return LOCALES.length < 2 ? null : <Languages />;
}

function Languages() {
  const { locale: current, path } = useLocale();
  const { localeSwitch } = useScenery().texts;
  return (
    <nav aria-label={localeSwitch}>
      <ul className="footer__social">
        {LOCALES.map((locale) => (
          <li key={locale.code}>
            {/* A full page load: the frame around the page is in the other language too. */}
            <a
              href={localePath(path, locale, LOCALES)}
              hrefLang={locale.iso}
              lang={locale.iso}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => {
                // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
                document.cookie = localeCookie(locale.code);
              }}
            >
              {locale.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
