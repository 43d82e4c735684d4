import { useLocation } from 'react-router';
import { requirePublishedPage } from '#app/content/not-found-response.server.ts';
import { findPageAt } from '#app/content/pages.server.ts';
import { readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { type Messages, messagesAt } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { SERVICES } from '#app/page-addresses.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { EngagementFacts } from '#app/sections/engagement-facts.tsx';
import { PageTop } from '#app/sections/page-top.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { serviceSubject } from '#app/structured-data/work.ts';
import type { Crumb } from '#app/ui/breadcrumbs.tsx';
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
