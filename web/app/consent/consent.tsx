import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { Banner } from './banner.tsx';
import { CONSENT_ROOT_ID, type ConsentOptions, consentStore, watchConsent } from './consent-state.ts';

export const useConsent = () =>
  useSyncExternalStore(consentStore.subscribe, consentStore.read, consentStore.readOnServer);

/**
 * Renders the banner and announces it to screen readers. It comes early in the document, and so in the tab order,
 * because the banner does not take the focus. The container is always rendered: inserting an element later would make
 * browsers recalculate the styles of everything after it.
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
  const isOpen = question === 'open' || hasFailed;
  const news = hasFailed ? banner.failed : announcement;
  return (
    <>
      <div id={CONSENT_ROOT_ID}>
        {question !== 'hidden' && <Banner isOpen={isOpen} hasFailed={hasFailed} revision={options.revision} />}
      </div>
      <p className="sr-only" role="status">
        {isOpen ? news : ''}
      </p>
    </>
  );
}
