import { useMessages } from '#app/i18n/messages.ts';
import { PRIVACY_PATH } from '#app/page-addresses.ts';
import { Link } from '#app/ui/link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { openCookieSettings } from './consent-state.ts';

/** Opens the cookie preferences. Without JavaScript, where nothing is tracked, it links to the privacy policy. */
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
