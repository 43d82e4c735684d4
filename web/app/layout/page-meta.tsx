import type { Seo } from '#app/content/fields.server.ts';
import { localePath } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { markdownPath } from '#app/site-map/site-page.ts';
import type { Subject } from '#app/structured-data/node.ts';
import { PageGraphScript } from '#app/structured-data/page-graph-script.tsx';
import type { Crumb } from '#app/ui/breadcrumbs.tsx';
import { pageDescription, pageTitle } from './page-title.ts';

type Props = {
  title: string;
  description?: string;
  seo?: Seo;
  /** The canonical path of a page that has several URLs. */
  canonical?: string | null;
  crumbs?: Crumb[];
  subject?: Subject;
  /** False makes the page noindex. */
  isListed?: boolean;
};

export function PageMeta(props: Props) {
  const { title, seo, crumbs = [] } = props;
  const { site } = useRootData();
  const pageName = seo?.title || pageTitle({ title, siteName: site.name, part: crumbs.at(-2)?.label });
  return (
    <>
      <title>{pageName}</title>
      <MetaTags {...props} pageName={pageName} />
    </>
  );
}

function MetaTags({
  pageName,
  title,
  description = '',
  seo,
  canonical,
  crumbs = [],
  subject = {},
  isListed: isListedPage = true,
}: Props & { pageName: string }) {
  const { locale, path: pathHere } = useLocale();
  const { site, origin: siteUrl } = useRootData();
  const isListed = isListedPage && !site.isHidden;
  const pathWithoutPrefix = canonical ?? pathHere;
  // The canonical URL of an untranslated page is that of the original, because `locale` is then the default one.
  const path = localePath(pathWithoutPrefix, locale, LOCALES);
  const url = path === '/' ? `${siteUrl}/` : siteUrl + path;
  const text = seo?.description || pageDescription({ lead: description, tagline: site.tagline });
  const article = subject.nodes?.find((node) => node['@type'] === 'Article');
  return (
    <>
      {text && <meta name="description" content={text} />}
      <meta name="robots" content={isListed ? 'max-image-preview:large' : 'noindex'} />
      {isListed && (
        <>
          <link rel="canonical" href={url} />
          <link rel="alternate" type="text/markdown" href={markdownPath(pathWithoutPrefix)} />
        </>
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={locale.iso.replace('-', '_')} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={pageName} />
      {text && <meta property="og:description" content={text} />}
      {typeof article?.datePublished === 'string' && (
        <meta property="article:published_time" content={article.datePublished} />
      )}
      {typeof article?.dateModified === 'string' && (
        <meta property="article:modified_time" content={article.dateModified} />
      )}
      {seo && (
        <>
          <meta property="og:image" content={siteUrl + seo.image} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={seo ? 'summary_large_image' : 'summary'} />
      <PageGraphScript
        siteUrl={siteUrl}
        path={path}
        title={pageName}
        description={text}
        image={seo?.image}
        crumbs={crumbs}
        subject={subject}
      />
    </>
  );
}
