import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../i18n/messages';
import { useLanguage } from '../i18n/use-locale';
import { Banner } from './banner';
import { CONSENT_ROOT_ID } from './consent-place';
import { type ConsentOptions, consentStore, watchConsent } from './consent-state';

/** What the visitor has decided, on the server always `undecided`. */
export const useConsent = () =>
  useSyncExternalStore(consentStore.subscribe, consentStore.read, consentStore.readOnServer);

/**
 * Asks for consent when it is due: with the banner, about which screen readers are told. Banner and dialogs share a place
 * early in the order of the keyboard and of the screen reader, because the banner does not take the focus. The place is there
 * from the beginning, because an element that comes between others has all that follow styled anew.
 */
export function Consent({ options }: { options: ConsentOptions }) {
  const { locale, toLocale } = useLanguage();
  const { announcement, banner } = useMessages().consent;
  const navigate = useNavigate();
  const { question } = useConsent();
  useEffect(
    () => watchConsent({ options, locale, toLocale, navigate: (path) => void navigate(path) }),
    [options, locale, toLocale, navigate],
  );
  const hasFailed = question === 'failed';
  const isOpen = question === 'asked' || hasFailed;
  const news = hasFailed ? banner.failed : announcement;
  return (
    <>
      <div id={CONSENT_ROOT_ID}>
        {question !== 'not-asked' && <Banner isOpen={isOpen} hasFailed={hasFailed} revision={options.revision} />}
      </div>
      <p className="sr" role="status">
        {isOpen ? news : ''}
      </p>
    </>
  );
}
