import * as library from 'vanilla-cookieconsent';
import { format, type Messages } from '../locale/messages';
import { ANALYTICS_CATEGORY, CONSENT_COOKIE, CONSENT_DAYS } from './consent-cookie';
import { CONSENT_PLACE } from './consent-place';
import { keepFocusInSight } from './keep-focus-in-sight';
import { PRIVACY_PATH } from './privacy-path';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';

type Options = {
  revision: number;
  isAnalyticsOnByDefault: boolean;
  isAgainstSignal: boolean;
  messages: Messages['consent'];
  /** To an address in the page's language. */
  toLocale: (path: string) => string;
  navigate: (path: string) => void;
  onDecision: () => void;
  onBanner: (isOpen: boolean) => void;
};

export type Dialogs = { showBanner: () => void; showPreferences: () => void; remove: () => void };

const CONTACT_PATH = '/contact';
const ANALYTICS_COOKIES = /^ph_phc_/;

/** The banner and the preferences. This module and the library are loaded on demand, never with the page. */
export async function createDialogs(options: Options): Promise<Dialogs> {
  const { messages, revision, isAgainstSignal, onDecision, onBanner } = options;
  const host = placeHost(options.navigate);
  const decide = () => {
    library.setCookieData({ value: { againstSignal: isAgainstSignal } });
    onDecision();
  };
  let releaseFocus = () => {};

  await library.run({
    root: host,
    autoShow: false,
    revision,
    // Robots that run scripts see what people see; the banner is marked as no snippet.
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'cloud', position: 'bottom center', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      [ANALYTICS_CATEGORY]: {
        enabled: options.isAnalyticsOnByDefault,
        autoClear: { cookies: [{ name: ANALYTICS_COOKIES }] },
      },
    },
    language: { default: 'en', translations: { en: translate(messages, options.toLocale) } },
    onFirstConsent: decide,
    onChange: decide,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') makeNonModal(modal);
    },
    onModalShow: ({ modalName }) => {
      if (modalName !== 'consentModal') return;
      const banner = host.querySelector<HTMLElement>('.cm');
      if (banner) releaseFocus = keepFocusInSight(banner);
      onBanner(true);
    },
    onModalHide: ({ modalName }) => {
      if (modalName !== 'consentModal') return;
      releaseFocus();
      onBanner(false);
    },
  });

  return {
    showBanner: () => library.show(true),
    showPreferences: () => library.showPreferences(),
    remove: () => {
      releaseFocus();
      onBanner(false);
      library.reset(false);
      host.remove();
    },
  };
}

/** An element of its own in the place that the page keeps for the dialogs. */
function placeHost(navigate: (path: string) => void): HTMLElement {
  const host = document.createElement('div');
  const place = document.getElementById(CONSENT_PLACE);
  if (place) place.append(host);
  else document.body.prepend(host);
  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    library.hidePreferences();
    navigate(path);
  });
  return host;
}

/** The library treats its banner as modal although the page stays usable. Ours neither takes the focus nor keeps it. */
function makeNonModal(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal');
  // The element that the library would focus; without a tabindex it cannot be.
  banner.firstElementChild?.removeAttribute('tabindex');
  banner.addEventListener('keydown', (event) => {
    const isBehindPreferences = document.documentElement.classList.contains('show--preferences');
    if (event.key === 'Tab' && !isBehindPreferences) event.stopPropagation();
  });
}

function translate({ banner, preferences }: Messages['consent'], toLocale: Options['toLocale']): library.Translation {
  const contactPath = toLocale(CONTACT_PATH);
  const privacyPath = toLocale(PRIVACY_PATH);
  const choose = `<button type="button" class="cc__link" data-cc="show-preferencesModal">${banner.choose}</button>`;
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
    consentModal: {
      title: banner.title,
      description: `{{revisionMessage}}${banner.text} ${choose}`,
      revisionMessage: `${banner.changed} `,
      acceptAllBtn: banner.acceptAll,
      acceptNecessaryBtn: banner.rejectAll,
      footer: `<a href="${contactPath}">${banner.contact}</a><a href="${privacyPath}">${banner.privacy}</a>`,
    },
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
        { title: preferences.more, description: format(preferences.moreText, { contact, privacy }) },
      ],
    },
  };
}
