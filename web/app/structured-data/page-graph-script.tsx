import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import type { Crumb } from '#app/ui/breadcrumbs.tsx';
import { useIsPublished } from '#app/ui/unpublished-pages.ts';
import { type PageFacts, writePageGraph } from './page-graph.ts';

type Props = Pick<PageFacts, 'siteUrl' | 'path' | 'title' | 'description' | 'image' | 'subject'> & {
  crumbs: Crumb[];
};

/** Written by the server only: search engines read the document, so browsers don't load the code. */
export function PageGraphScript({ crumbs, ...facts }: Props) {
  const { nav } = useMessages();
  const { locale, toLocale } = useLanguage();
  const { site } = useRootData();
  const isPublished = useIsPublished();
  const __html = import.meta.env.SSR
    ? writePageGraph({
        ...facts,
        site,
        inLanguage: locale.code,
        crumbs: [{ label: nav.homeCrumb, to: '/' }, ...crumbs]
          .filter(({ to }) => !to || isPublished(to))
          .map(({ label, to }) => ({ label, to: to && toLocale(to) })),
      })
    : '';
  // The JSON contains no `<`, so it cannot end the element.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
