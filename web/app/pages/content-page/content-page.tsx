import { useLocation } from 'react-router';
import { orNotFound } from '../../content/or-not-found.ts';
import { findPage } from '../../content/pages.server.ts';
import { PageMeta } from '../../layout/page-meta';
import { SERVICES } from '../../registry/page-addresses';
import { Blocks } from '../../sections/blocks';
import { EngagementFacts } from '../../sections/engagement-facts';
import { PageTop } from '../../sections/page-top';
import { faqSubject } from '../../structured-data/faq';
import { serviceSubject } from '../../structured-data/work';
import type { Crumb } from '../../ui/breadcrumbs';
import type { Route } from './+types/content-page';

/** Pages that stand below another one in the breadcrumbs. */
const PARENTS: Record<string, Crumb> = {
  'product-discovery-workshop': { label: 'Services', to: '/services' },
  'managed-projects': { label: 'Services', to: '/services' },
  'dedicated-team': { label: 'Services', to: '/services' },
  'custom-healthcare-software-development': { label: 'Services', to: '/services' },
  'custom-warehouse-management-system': { label: 'Logistics', to: '/logistics' },
};

/** A page that an editor composes of sections; the last part of the address is its slug. */
export async function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split('/').pop() ?? '';
  const page = orNotFound(await findPage(slug));
  return { page, parent: PARENTS[slug] ?? null };
}

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
