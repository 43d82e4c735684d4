import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { AnalyticsWatch } from './analytics/analytics-watch';
import { clientSettings } from './consent/client-settings.server.ts';
import { Consent } from './consent/consent';
import { orDefault, previewMode } from './content/client.server.ts';
import { listIndustries } from './content/industries.server.ts';
import { countOpenJobs } from './content/jobs.server.ts';
import { listFixedPaths } from './content/paths.server.ts';
import { footerOrDefault, siteOrDefault, siteOrigin } from './content/site.server.ts';
import { listTechnologies } from './content/technologies.server.ts';
import { wordingOrDefault } from './content/wording.server.ts';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { AlternateLinks } from './layout/locale-links';
import { buildNavigation } from './layout/navigation';
import { OfflineNotice } from './layout/online';
import { PageChange } from './layout/page-change';
import { PageError } from './layout/page-error';
import { PreviewBanner } from './layout/preview-banner';
import { RowsInSight } from './layout/rows-in-sight';
import { type FrameTexts, frameTexts } from './locale/frame-texts';
import { LanguageOfAddress } from './locale/language-of-address';
import { messagesAt } from './locale/messages';
import { useLanguage } from './locale/use-locale';
import { type Scenery, SceneryContext } from './scenery/scenery';
import { IconLinks } from './site-icon/icon-links';
import { ThemeHead } from './theme/theme-head';
import './styles/app.css';
import fontFaces from './styles/fonts.css?inline';
import print from './styles/print.css?url';

/** The lists that feed readers can follow from any page. */
const feeds = ({ feeds: { blog, overflow, careers } }: FrameTexts) =>
  [
    ['/blog/feed.xml', blog],
    ['/technical-bytes/feed.xml', overflow],
    ['/careers/feed.xml', careers],
  ] as const;

/** Everything that stands on every page. It is scenery: a part that fails shows its default. */
export async function loader({ url }: Route.LoaderArgs): Promise<Scenery & ReturnType<typeof clientSettings>> {
  const messages = messagesAt(url.pathname);
  const [site, footer, wording, published, technologies, industries, openJobs] = await Promise.all([
    siteOrDefault(),
    footerOrDefault(),
    wordingOrDefault(),
    orDefault('pages of the menu', null, listFixedPaths),
    orDefault('technologies of the menu', [], listTechnologies),
    orDefault('industries of the menu', [], listIndustries),
    orDefault('number of open jobs', 0, countOpenJobs),
  ]);
  const { name: siteName, about } = site;
  const navigation = buildNavigation({ messages, published, technologies, industries, openJobs, siteName, about });
  return {
    origin: siteOrigin(),
    site,
    footer,
    navigation,
    texts: frameTexts(messages, site, wording),
    preview: previewMode(),
    ...clientSettings(),
  };
}

/** The scenery does not change from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <LanguageOfAddress>
      <Document>{children}</Document>
    </LanguageOfAddress>
  );
}

function Document({ children }: { children: ReactNode }) {
  const scenery = useRouteLoaderData<typeof loader>('root');
  const { locale, toLocale } = useLanguage();
  return (
    <html lang={locale.iso} dir={locale.dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeHead />
        {scenery && <IconLinks icon={scenery.site.icon} />}
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={besley} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        {(scenery ? feeds(scenery.texts) : []).map(([path, title]) => (
          <link key={path} rel="alternate" type="application/rss+xml" href={toLocale(path)} title={title} />
        ))}
        {/*
          The sheet arrives after the page has been painted: it comes last and declares no typeface, because otherwise the
          browser takes all of them up anew, and lays out all text once more.
        */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a sheet of our own */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
        <link rel="stylesheet" href={print} media="print" />
        <Meta />
        {/* Otherwise they would carry the mark of the scripts (app/csp-nonce.server.ts), of which the browser knows nothing. */}
        <Links nonce="" />
      </head>
      <body>
        <SceneryContext value={scenery ?? null}>
          {scenery && (
            <a className="skip" href="#main">
              {scenery.texts.skipToContent}
            </a>
          )}
          {scenery && <Consent options={scenery.consent} />}
          {scenery?.preview && <PreviewBanner mode={scenery.preview} />}
          <div className="page-container">
            {scenery && <Header />}
            <main id="main">{children}</main>
            {scenery && <Footer />}
          </div>
          {scenery && <AnalyticsWatch settings={scenery.analytics} />}
          <AlternateLinks origin={scenery?.origin ?? ''} />
          {scenery && <OfflineNotice text={scenery.texts.offline} />}
          <PageChange />
          <RowsInSight />
        </SceneryContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
