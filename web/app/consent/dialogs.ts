import * as library from 'vanilla-cookieconsent';
import librarySheet from 'vanilla-cookieconsent/dist/cookieconsent.css?inline';
import type { Locale } from '#app/i18n/locales.ts';
import { interpolate, type Messages, messagesIn } from '#app/i18n/messages.ts';
import { PAGES, PRIVACY_PATH } from '#app/page-addresses.ts';
import { clickedPageLink } from '#app/ui/link-kind.ts';
import { COOKIE_DAYS } from '#platform/cookies.ts';
import type { Choice } from './consent-cookie.ts';
import { ANALYTICS_CATEGORY, CONSENT_COOKIE } from './consent-cookie.ts';
import ourSheet from './dialogs.css?inline';

type Options = {
  rootId: string;
  revision: number;
  isAnalyticsOnByDefault: boolean;
  isAgainstSignal: boolean;
  locale: Locale;
  toLocale: (path: string) => string;
  onDecision: () => void;
};

export type Dialogs = { decide: (choice: Choice) => void; showPreferences: () => void; remove: () => void };

const ANALYTICS_COOKIES = /^ph_phc_/;

// Styles are part of the script: browsers do not retry a style sheet that failed to load, but a script can be retried.
const sheet = new CSSStyleSheet();
sheet.replaceSync(librarySheet + ourSheet);
document.adoptedStyleSheets.push(sheet);

/**
 * vanilla-cookieconsent: stores the decision, shows the preferences and clears cookies. The banner is our own
 * (banner.tsx). Loaded on demand.
 */
export async function createDialogs(options: Options): Promise<Dialogs> {
  const { locale, revision, isAgainstSignal, onDecision } = options;
  const host = createHost(options.rootId);
  const decide = () => {
    library.setCookieData({ value: { againstSignal: isAgainstSignal } });
    onDecision();
  };

  await library.run({
    root: host,
    autoShow: false,
    revision,
    // By default the library stores no decision in automated browsers, which our tests use.
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: COOKIE_DAYS, sameSite: 'Lax' },
    guiOptions: {
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      [ANALYTICS_CATEGORY]: {
        enabled: options.isAnalyticsOnByDefault,
        autoClear: { cookies: [{ name: ANALYTICS_COOKIES }] },
      },
    },
    language: { default: 'en', translations: { en: translate(messagesIn(locale).consent, options.toLocale) } },
    onFirstConsent: decide,
    onChange: decide,
  });

  return {
    decide: (choice) => library.acceptCategory(choice === 'all' ? 'all' : []),
    showPreferences: () => library.showPreferences(),
    remove: () => {
      library.reset(false);
      host.remove();
    },
  };
}

function createHost(rootId: string): HTMLElement {
  const host = document.createElement('div');
  (document.getElementById(rootId) ?? document.body).append(host);
  host.addEventListener('click', (event) => {
    if (clickedPageLink(event)) library.hidePreferences();
  });
  return host;
}

function translate({ banner, preferences }: Messages['consent'], toLocale: Options['toLocale']): library.Translation {
  const contactPath = toLocale(PAGES.contact);
  const privacyPath = toLocale(PRIVACY_PATH);
  const contact = `<a class="cc__link" href="${contactPath}">${preferences.contact}</a>`;
  const privacy = `<a class="cc__link" href="${privacyPath}">${preferences.privacy}</a>`;
  const { columns } = preferences;
  const cookieTable = (rows: Record<string, { purpose: string; keptFor: string }>) => ({
    caption: preferences.cookies,
    headers: { name: columns.name, purpose: columns.purpose, keptFor: columns.keptFor },
    body: Object.entries(rows).map(([name, { purpose, keptFor }]) => ({
      name: `<code>${name}</code>`,
      purpose,
      keptFor,
    })),
  });
  return {
    // Required by the library, unused because the banner is our own.
    consentModal: {},
    preferencesModal: {
      title: preferences.title,
      acceptAllBtn: banner.acceptAll,
      acceptNecessaryBtn: banner.rejectAll,
      savePreferencesBtn: preferences.save,
      closeIconLabel: preferences.close,
      sections: [
        { description: preferences.intro },
        {
          title: preferences.necessary,
          description: preferences.necessaryText,
          linkedCategory: 'necessary',
          cookieTable: cookieTable(preferences.necessaryCookies),
        },
        {
          title: preferences.analytics,
          description: preferences.analyticsText,
          linkedCategory: ANALYTICS_CATEGORY,
          cookieTable: cookieTable(preferences.analyticsCookies),
        },
        { title: preferences.more, description: interpolate(preferences.moreText, { contact, privacy }) },
      ],
    },
  };
}
