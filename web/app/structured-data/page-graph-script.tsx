import { useMessages } from '../i18n/messages';
import { useLanguage } from '../i18n/use-locale';
import { useRootData } from '../root-data/root-data';
import type { Crumb } from '../ui/breadcrumbs';
import { type PageFacts, writePageGraph } from './page-graph';

type Props = Pick<PageFacts, 'siteUrl' | 'path' | 'title' | 'description' | 'image' | 'subject'> & {
  crumbs: Crumb[];
};

export function PageGraphScript({ crumbs, ...facts }: Props) {
  const { nav } = useMessages();
  const { locale, toLocale } = useLanguage();
  const { site } = useRootData();
  const __html = writePageGraph({
    ...facts,
    site,
    inLanguage: locale.code,
    crumbs: [{ label: nav.homeCrumb, to: '/' }, ...crumbs].map(({ label, to }) => ({ label, to: to && toLocale(to) })),
  });
  // The JSON has no `<`, so it cannot end the element.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
