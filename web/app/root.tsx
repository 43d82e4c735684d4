import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { AnalyticsWatch } from '#app/analytics/analytics-watch.tsx';
import { clientSettings } from '#app/consent/client-settings.server.ts';
import { Consent } from '#app/consent/consent.tsx';
import { previewMode, withFallback } from '#app/content/client.server.ts';
import { listIndustries } from '#app/content/industries.server.ts';
import { countOpenJobs } from '#app/content/jobs.server.ts';
import { listFixedPaths } from '#app/content/paths.server.ts';
import { getFooterOrDefault, getSiteOrDefault, siteOrigin } from '#app/content/site.server.ts';
import { listTechnologies } from '#app/content/technologies.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { LanguageOfAddress } from '#app/i18n/language-of-address.tsx';
import { type Messages, messagesAt, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { ErrorPage } from '#app/layout/error-page.tsx';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { AlternateLinks } from '#app/layout/locale-links.tsx';
import { NavigationEffects } from '#app/layout/navigation-effects.tsx';
import { OfflineNotice } from '#app/layout/online.tsx';
import { PreviewBanner } from '#app/layout/preview-banner.tsx';
import { ScrollFocusIntoView } from '#app/layout/scroll-into-view.tsx';
import { buildNavigation } from '#app/root-data/navigation.ts';
import { type RootData, RootDataContext } from '#app/root-data/root-data.ts';
import { IconLinks } from '#app/site-icon/icon-links.tsx';
import css from '#app/styles/app.css?inline';
import print from '#app/styles/print.css?url';
import { ThemeHead } from '#app/theme/theme-head.tsx';
import type { Route } from './+types/root';

const feeds = ({ nav, careers }: Messages) =>
  [
    ['/blog/feed.xml', nav.blog],
    ['/technical-bytes/feed.xml', nav.overflow],
    ['/careers/feed.xml', careers.openPositions],
  ] as const;

export async function loader({ url }: Route.LoaderArgs): Promise<RootData & ReturnType<typeof clientSettings>> {
  const messages = messagesAt(url.pathname);
  const [site, footer, wording, published, technologies, industries, openJobs] = await Promise.all([
    getSiteOrDefault(),
    getFooterOrDefault(),
    getUiTextsOrDefault(),
    withFallback('pages of the menu', null, listFixedPaths),
    withFallback('technologies of the menu', [], listTechnologies),
    withFallback('industries of the menu', [], listIndustries),
    withFallback('number of open jobs', 0, countOpenJobs),
  ]);
  const { name: siteName, about } = site;
  const navigation = buildNavigation({ messages, published, technologies, industries, openJobs, siteName, about });
  return {
    origin: siteOrigin(),
    site,
    footer,
    navigation,
    copyrightYears: yearsSince(site.founded),
    replyPromise: wording.replyPromise,
    preview: previewMode(),
    ...clientSettings(),
  };
}

/** The same on every page. */
export const shouldRevalidate = () => false;

/** The style sheet is inlined in the document; the client bundle does not contain it again. */
const styles =
  import.meta.env.SSR || import.meta.env.DEV ? css : (document.getElementById('styles')?.textContent ?? '');

export function Layout({ children }: { children: ReactNode }) {
  return (
    <LanguageOfAddress>
      <Document>{children}</Document>
    </LanguageOfAddress>
  );
}

function Document({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>('root');
  const { locale, toLocale } = useLanguage();
  const messages = useMessages();
  // The unavailable page is rendered at other pages' URLs, which React Router would not recognize.
  const hasScripts = !useMatches().some(({ id }) => id === 'unavailable');
  return (
    <html lang={locale.iso} dir={locale.dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeHead />
        {rootData && <IconLinks icon={rootData.site.icon} />}
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={besley} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        {feeds(messages).map(([path, title]) => (
          <link key={path} rel="alternate" type="application/rss+xml" href={toLocale(path)} title={title} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
        <style id="styles" dangerouslySetInnerHTML={{ __html: styles }} suppressHydrationWarning />
        <link rel="stylesheet" href={print} media="print" />
        <Meta />
        {/* Otherwise they would carry the nonce of the scripts, of which the browser knows nothing. */}
        <Links nonce="" />
      </head>
      <body>
        <RootDataContext value={rootData ?? null}>
          {rootData && (
            <a className="skip" href="#main">
              {messages.skipToContent}
            </a>
          )}
          {rootData && <Consent options={rootData.consent} />}
          {rootData?.preview && <PreviewBanner mode={rootData.preview} />}
          <div className="page-container">
            {rootData && <Header />}
            <main id="main">{children}</main>
            {rootData && <Footer />}
          </div>
          {rootData && <AnalyticsWatch settings={rootData.analytics} />}
          <AlternateLinks origin={rootData?.origin ?? ''} />
          {rootData && <OfflineNotice text={messages.offline} />}
          <NavigationEffects />
          <ScrollFocusIntoView />
        </RootDataContext>
        {hasScripts && <ScrollRestoration />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
}

function yearsSince(founded: number): string {
  const year = new Date().getFullYear();
  return founded < year ? `${founded}–${year}` : String(year);
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
