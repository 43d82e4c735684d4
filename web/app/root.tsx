import { type ReactNode, use } from 'react';
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { AnalyticsWatch } from '#app/analytics/analytics-watch.tsx';
import { clientSettings } from '#app/consent/client-settings.server.ts';
import { Consent } from '#app/consent/consent.tsx';
import { previewMode, withFallback } from '#app/content/client.server.ts';
import { listIndustries } from '#app/content/industries.server.ts';
import { countOpenJobs } from '#app/content/jobs.server.ts';
import { findNavigation } from '#app/content/navigation.server.ts';
import { listFixedPaths } from '#app/content/paths.server.ts';
import { listProjects } from '#app/content/projects.server.ts';
import { getFooterOrDefault, getSiteOrDefault, siteOrigin } from '#app/content/site.server.ts';
import { listTechnologies } from '#app/content/technologies.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { LanguageProvider } from '#app/i18n/language-provider.tsx';
import { messagesAt, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { ErrorPage } from '#app/layout/error-page.tsx';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { ImageDialog } from '#app/layout/image-dialog.tsx';
import { NavigationEffects } from '#app/layout/navigation-effects.tsx';
import { OfflineNotice } from '#app/layout/online.tsx';
import { PreviewBanner } from '#app/layout/preview-banner.tsx';
import { ScrollFocusIntoView } from '#app/layout/scroll-into-view.tsx';
import { FEEDS, LISTS, PAGES } from '#app/page-addresses.ts';
import { buildNavigation, listsLatestWork } from '#app/root-data/build-navigation.ts';
import { type RootData, RootDataContext } from '#app/root-data/root-data.ts';
import { IconLinks } from '#app/site-icon/icon-links.tsx';
import css from '#app/styles/app.css?inline';
import print from '#app/styles/print.css?url';
import { ThemeHead } from '#app/theme/theme-head.tsx';
import { UnpublishedPages } from '#app/ui/unpublished-pages.ts';
import { brandName, fontUrls, pageBackgrounds } from '#brand/brand.server.ts';
import { BrandContext, BrandStyles } from '#brand/brand-context.ts';
import type { Route } from './+types/root';

export async function loader({ url }: Route.LoaderArgs): Promise<RootData & ReturnType<typeof clientSettings>> {
  const messages = messagesAt(url.pathname);
  const navigation = withFallback('navigation', null, findNavigation);
  const [site, footer, uiTexts, content, published, technologies, industries, projects, openJobs] = await Promise.all([
    getSiteOrDefault(),
    getFooterOrDefault(),
    getUiTextsOrDefault(),
    navigation,
    withFallback('pages of the menu', null, listFixedPaths),
    withFallback('technologies of the menu', [], listTechnologies),
    withFallback('industries of the menu', [], listIndustries),
    navigation.then((content) =>
      content && listsLatestWork(content) ? withFallback('projects of the menu', [], listProjects) : [],
    ),
    withFallback('number of open jobs', 0, countOpenJobs),
  ]);
  const { about } = site;
  return {
    origin: siteOrigin(),
    site,
    footer,
    ...buildNavigation({ messages, content, published, technologies, industries, projects, openJobs, about }),
    unpublishedPages: Object.values(PAGES).filter((path) => published?.has(path) === false),
    copyrightYears: yearsSince(site.founded),
    replyPromise: uiTexts.replyPromise,
    notTranslated: uiTexts.notTranslated,
    brand: { name: brandName(), backgrounds: pageBackgrounds(site.look), fonts: fontUrls(site.look) },
    preview: previewMode(),
    ...clientSettings(),
  };
}

/** Not loaded again on navigations, because the root's data is the same on every page. */
export const shouldRevalidate = () => false;

/** The style sheet is inlined in the document. Browsers read it from there, so that the bundle does not contain it again. */
const styles =
  import.meta.env.SSR || import.meta.env.DEV ? css : (document.getElementById('styles')?.textContent ?? '');

export function Layout({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <Document>{children}</Document>
    </LanguageProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>('root');
  const { locale, toLocale } = useLanguage();
  const messages = useMessages();
  const brandStyles = use(BrandStyles)(rootData?.site.look);
  // The unavailable page is served at other pages' URLs, so React Router could not hydrate it.
  const hasScripts = !useMatches().some(({ id }) => id === 'unavailable');
  return (
    <html lang={locale.iso} dir={locale.dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeHead backgrounds={rootData?.brand.backgrounds} />
        {rootData && <IconLinks icon={rootData.site.icon} />}
        <link rel="manifest" href="/site.webmanifest" />
        {rootData?.brand.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {rootData &&
          LISTS.filter((list) => !rootData.unpublishedPages.includes(list)).map((list) => (
            <link
              key={list}
              rel="alternate"
              type="application/rss+xml"
              href={toLocale(`${list}/feed.xml`)}
              title={messages.kinds[FEEDS[list]].many}
            />
          ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
        <style id="styles" dangerouslySetInnerHTML={{ __html: styles }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: derived from validated colours */}
        <style id="brand" dangerouslySetInnerHTML={{ __html: brandStyles }} suppressHydrationWarning />
        <link rel="stylesheet" href={print} media="print" />
        <Meta />
        {/* By default links get the scripts' nonce. The browser does not know it, so the rendered markup would differ. */}
        <Links nonce="" />
      </head>
      <body>
        <RootDataContext value={rootData ?? null}>
          <UnpublishedPages value={rootData?.unpublishedPages ?? []}>
            <BrandContext value={rootData?.brand.name ?? 'plain'}>
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
              {rootData && <OfflineNotice text={messages.offline} />}
              <NavigationEffects />
              <ScrollFocusIntoView />
              <ImageDialog />
            </BrandContext>
          </UnpublishedPages>
        </RootDataContext>
        {hasScripts && <ScrollRestoration getKey={scrollKey} />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
}

/** The browser follows links within a page itself, and the entries that it adds to the history have no key. */
const scrollKey = ({ key, pathname, hash }: Location) => (hash && key === 'default' ? pathname + hash : key);

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
