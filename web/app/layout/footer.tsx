import { memo } from 'react';
import { CookieSettings } from '../consent/cookie-settings';
import { PRIVACY_PATH } from '../consent/privacy-path';
import { useScenery } from '../scenery/scenery';
import { ThemeSwitch } from '../theme/theme-switch';
import { Link } from '../ui/link';
import { onDemand } from '../ui/on-demand';
import { LocaleSwitch } from './locale-switch';

const FooterContent = onDemand(() => import('./footer-content').then(({ FooterContent }) => FooterContent));

/** Address, links, badges and the legal row. */
export const Footer = memo(function Footer() {
  const { site, footer, texts } = useScenery();
  return (
    <footer className="footer on-water">
      <div className="wrap">
        <FooterContent />
        <LocaleSwitch />
        <div className="legal">
          <span>{texts.copyright}</span>
          <div className="legal__links">
            <Link to="/impressum">{texts.nav.impressum}</Link>
            <Link to={PRIVACY_PATH}>{texts.consent.privacy}</Link>
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
