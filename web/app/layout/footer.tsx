import { memo } from 'react';
import { CookieSettings } from '../consent/cookie-settings';
import { PRIVACY_PATH } from '../consent/privacy-path';
import { format, useMessages } from '../i18n/messages';
import { useRootData } from '../root-data/root-data';
import { ThemeSwitch } from '../theme/theme-switch';
import { Link } from '../ui/link';
import { FooterContent } from './footer-content';
import { LocaleSwitch } from './locale-switch';

export const Footer = memo(function Footer() {
  const { site, footer, copyrightYears } = useRootData();
  const messages = useMessages();
  return (
    <footer className="footer on-water">
      <div className="wrap">
        <FooterContent />
        <LocaleSwitch />
        <div className="legal">
          <span>{format(messages.footer.copyright, { years: copyrightYears, name: site.legalName || site.name })}</span>
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
        {site.sampleNotice && <p className="muted mt-4">{site.sampleNotice}</p>}
      </div>
    </footer>
  );
});
