import { useLocation } from 'react-router';
import { requirePublishedPage } from '../../content/not-found-response.server.ts';
import { findPageAt } from '../../content/pages.server.ts';
import { readLocale } from '../../i18n/locale-path';
import { LOCALES } from '../../i18n/locales';
import { type Messages, messagesAt } from '../../i18n/messages';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { SERVICES } from '../../page-addresses';
import { Blocks } from '../../sections/blocks';
import { EngagementFacts } from '../../sections/engagement-facts';
import { PageTop } from '../../sections/page-top';
import { faqSubject } from '../../structured-data/faq';
import { serviceSubject } from '../../structured-data/work';
import type { Crumb } from '../../ui/breadcrumbs';
import type { Route } from './+types/content-page';

/** Parents in the breadcrumbs. */
function parentOf(slug: string, { nav }: Messages): Crumb | null {
  switch (slug) {
    case 'product-discovery-workshop':
    case 'managed-projects':
    case 'dedicated-team':
    case 'custom-healthcare-software-development':
      return { label: nav.allServices, to: '/services' };
    case 'custom-warehouse-management-system':
      return { label: nav.logistics, to: '/logistics' };
    default:
      return null;
  }
}

export async function loader({ url }: Route.LoaderArgs) {
  const { path } = readLocale(url.pathname, LOCALES);
  const page = await requirePublishedPage(await findPageAt(path), path);
  return { page, parent: parentOf(page.slug, messagesAt(url.pathname)) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ContentPage({ loaderData: { page, parent } }: Route.ComponentProps) {
  const { hero, title, engagement, blocks, seo } = page;
  const crumbs = [...(parent ? [parent] : []), { label: title }];
  const { pathname: path } = useLocation();
  const subject = {
    ...faqSubject(blocks),
    ...(SERVICES.has(page.slug)
      ? serviceSubject({ path, name: title, description: seo.description || hero.lead })
      : {}),
  };
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={subject} />
      <PageTop
        hero={hero}
        crumbs={crumbs}
        layout="freight"
        aside={engagement && <EngagementFacts engagement={engagement} />}
      />
      <Blocks blocks={blocks} />
    </>
  );
}
