import { useEffect, useRef } from 'react';
import { trackResourceDownloaded } from '#app/analytics/events.ts';
import { listResources } from '#app/content/free-resources.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ResourceCards } from '#app/sections/resource-card.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Route } from './+types/resources-page';
import { RESOURCES_PER_STEP, visibleCount } from './visible-count.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const [page, all, { none }] = await Promise.all([
    requirePage('free-resources'),
    listResources(),
    getUiTextsOrDefault(),
  ]);
  const shown = visibleCount(new URL(request.url).search, all.length);
  return {
    page,
    resources: all.slice(0, shown),
    next: all[shown]?.slug ?? null,
    total: all.length,
    none: all.length ? '' : none.resources,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ResourcesPage({ loaderData: { page, resources, next, total, none } }: Route.ComponentProps) {
  const { resources: texts, nav, list } = useMessages();
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  const listed = resources.map((resource) => ({ title: resource.title, path: `/free-resources/${resource.slug}` }));
  const isInteractive = useHydrated();
  const firstNew = useRef<string | null>(null);

  // After "Load more" the focus moves to the first new card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when cards have been added
  useEffect(() => {
    if (firstNew.current === null) return;
    document.getElementById(firstNew.current)?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [resources.length]);

  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={listSubject(listed)} />
      <PageHeader hero={hero} crumbs={crumbs} />
      {total === 0 ? (
        <EmptyList heading={texts.none} text={none}>
          <MoreLink to="/contact">{nav.contact}</MoreLink>
        </EmptyList>
      ) : (
        <section className="section wrap pt-12 lg:pt-16" aria-labelledby="all-resources">
          <SectionHead id="all-resources" heading={texts.all} hasRule={false} />
          <ResourceCards resources={resources} onDownload={trackResourceDownloaded} firstIsEager={!hero.image} />
          <div className="actions mt-10 empty:hidden lg:mt-12">
            {next && (
              <Link
                // Without JavaScript the fragment scrolls to the first new card.
                to={`/free-resources?shown=${resources.length + RESOURCES_PER_STEP}${isInteractive ? '' : `#${next}`}`}
                className="btn btn--line"
                inPlace
                onClick={() => {
                  firstNew.current = next;
                }}
              >
                {list.loadMore}
              </Link>
            )}
            {total > RESOURCES_PER_STEP && (
              <p className="small muted tnum">
                {total > resources.length && interpolate(list.left, { count: total - resources.length })}
                <span className="sr-only" role="status">
                  {interpolate(list.showing, { shown: resources.length, total })}
                </span>
              </p>
            )}
          </div>
        </section>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}
