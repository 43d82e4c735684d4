import type { Site } from '#app/content/site.server.ts';
import { type Node, type Subject, WEBSITE, writeGraph } from './node.ts';
import { organizationNode, websiteNode } from './organization.ts';

export type PageFacts = {
  siteUrl: string;
  site: Site;
  path: string;
  title: string;
  description: string;
  image: string | undefined;
  inLanguage: string;
  /** Breadcrumbs from the home page to this page. An entry without `to` has no page. */
  crumbs: { label: string; to?: string | undefined }[];
  subject: Subject;
};

export function writePageGraph(facts: PageFacts): string {
  const { siteUrl, site, path, title, description, image, inLanguage, crumbs, subject } = facts;
  const breadcrumbs: Node = {
    '@type': 'BreadcrumbList',
    '@id': `${path}#breadcrumbs`,
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: index === crumbs.length - 1 ? path : to,
    })),
  };
  const page: Node = {
    '@type': subject.pageType ?? 'WebPage',
    '@id': path,
    url: path,
    name: title,
    description: description || undefined,
    inLanguage,
    isPartOf: { ...WEBSITE },
    primaryImageOfPage: image
      ? { '@type': 'ImageObject', url: image.startsWith('/') ? siteUrl + image : image, width: 1200, height: 630 }
      : undefined,
    breadcrumb: crumbs.length > 1 ? { '@type': 'BreadcrumbList', '@id': `${path}#breadcrumbs` } : undefined,
    mainEntity: subject.mainEntity,
  };
  return writeGraph(siteUrl, [
    websiteNode(site, inLanguage),
    organizationNode(site),
    page,
    ...(crumbs.length > 1 ? [breadcrumbs] : []),
    ...(subject.nodes ?? []),
  ]);
}
