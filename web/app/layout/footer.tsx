import { memo } from 'react';
import { CookieSettings } from '#app/consent/cookie-settings.tsx';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PRIVACY_PATH, SINGLES } from '#app/page-addresses.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { ThemeSwitch } from '#app/theme/theme-switch.tsx';
import { Link } from '#app/ui/link.tsx';
import { FooterContent } from './footer-content.tsx';
import { LocaleSwitch } from './locale-switch.tsx';

export const Footer = memo(function Footer() {
  const { site, footer, footerColumns, copyrightYears } = useRootData();
  const messages = useMessages();
  const hasBadges = footer.badges.length + footer.partnerBadges.length > 0;
  const isImpressumAbove = footerColumns.some(({ sections }) =>
    sections.some(({ links }) => links.some(({ to }) => to === SINGLES.impressum)),
  );
  return (
    <footer className="footer on-dark border-t border-(--footer-line) bg-(--footer) pt-8 pb-5 text-sm text-ink sm:pt-12 sm:pb-6">
      <div className="wrap [--bg:var(--footer)] [--line:var(--footer-line)]">
        <FooterContent />
        <LocaleSwitch />
        <div
          className={`flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-2 sm:flex-nowrap ${hasBadges ? 'mt-4' : 'mt-12 border-t border-line pt-6'}`}
        >
          <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <small className="text-sm">
              {interpolate(messages.footer.copyright, { years: copyrightYears, name: site.legalName || site.name })}
            </small>
            <div className="flex flex-wrap items-center gap-x-6">
              {!isImpressumAbove && <Link to={SINGLES.impressum}>{messages.nav.impressum}</Link>}
              <Link to={PRIVACY_PATH}>{messages.consent.banner.privacy}</Link>
              {footer.legalLinks.map(({ label, url }) => (
                <Link key={url} to={url} external>
                  {label}
                </Link>
              ))}
              <CookieSettings />
            </div>
          </div>
          <div className="sm:flex-none">
            <ThemeSwitch />
          </div>
        </div>
        {site.sampleNotice && <p className="muted mt-6 text-balance">{site.sampleNotice}</p>}
      </div>
    </footer>
  );
});
