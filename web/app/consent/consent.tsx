import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../locale/use-locale';
import { CONSENT_PLACE } from './consent-place';
import { type ConsentOptions, consentStore, watchConsent } from './consent-state';

/** What the visitor has decided, on the server always `undecided`. */
export const useConsent = () =>
  useSyncExternalStore(consentStore.subscribe, consentStore.read, consentStore.readOnServer);

/**
 * Asks for consent when it is due. Shows nothing by itself but says to screen readers that the banner has come up, and keeps
 * a place for the dialogs: early in the order of the keyboard and of the screen reader, because the banner does not take
 * the focus; and there from the beginning, because an element that comes between others has all that follow styled anew.
 */
export function Consent({ options }: { options: ConsentOptions }) {
  const { locale, toLocale } = useLanguage();
  const { consent: messages } = locale.messages;
  const navigate = useNavigate();
  const { isBannerOpen } = useConsent();
  useEffect(
    () => watchConsent({ options, messages, toLocale, navigate: (path) => void navigate(path) }),
    [options, messages, toLocale, navigate],
  );
  return (
    <>
      <div id={CONSENT_PLACE} />
      <p className="sr" role="status">
        {isBannerOpen ? messages.announcement : ''}
      </p>
    </>
  );
}
