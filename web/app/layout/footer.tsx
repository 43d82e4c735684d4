import { memo } from 'react';
import { CookieSettings } from '#app/consent/cookie-settings.tsx';
import { PRIVACY_PATH } from '#app/consent/privacy-path.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { ThemeSwitch } from '#app/theme/theme-switch.tsx';
import { Link } from '#app/ui/link.tsx';
import { FooterContent } from './footer-content.tsx';
import { LocaleSwitch } from './locale-switch.tsx';

export const Footer = memo(function Footer() {
  const { site, footer, copyrightYears } = useRootData();
  const messages = useMessages();
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <FooterContent />
        <LocaleSwitch />
        <div className="legal">
          <span>
            {interpolate(messages.footer.copyright, { years: copyrightYears, name: site.legalName || site.name })}
          </span>
          <div className="legal__links">
            <Link to="/impressum">{messages.nav.impressum}</Link>
            <Link to={PRIVACY_PATH}>{messages.consent.banner.privacy}</Link>
            {footer.legalLinks.map(({ label, url }) => (
              <Link key={url} to={url} external>
                {label}
              </Link>
            ))}
            <CookieSettings />
            <ThemeSwitch />
          </div>
        </div>
        {site.sampleNotice && <p className="muted mt-2">{site.sampleNotice}</p>}
      </div>
    </footer>
  );
});
