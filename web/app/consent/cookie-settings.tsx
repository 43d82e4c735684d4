import { useMessages } from '../i18n/messages';
import { Link } from '../ui/link';
import { useHydrated } from '../ui/use-hydrated';
import { openCookieSettings } from './consent-state';
import { PRIVACY_PATH } from './privacy-path';

/** Without JavaScript nothing is ever tracked, and the link leads to the privacy policy. */
export function CookieSettings() {
  const { consent } = useMessages();
  const isHydrated = useHydrated();
  if (!isHydrated) return <Link to={PRIVACY_PATH}>{consent.settings}</Link>;
  return (
    <button type="button" className="cookie-settings" aria-haspopup="dialog" onClick={() => void openCookieSettings()}>
      {consent.settings}
    </button>
  );
}
