import { withFallback } from '#app/content/client.server.ts';
import { findOpenApplication, listOpenJobs, summariseJob } from '#app/content/jobs.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { CountsSection } from '#app/sections/counts.tsx';
import { FollowLink } from '#app/sections/follow-link.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import type { Route } from './+types/careers-page';
import { OpenPositions } from './open-positions.tsx';

export async function loader() {
  const [page, jobs, { none }, openApplication] = await Promise.all([
    requirePage('careers'),
    listOpenJobs(),
    getUiTextsOrDefault(),
    withFallback('open application', null, findOpenApplication),
  ]);
  return { page, jobs: jobs.map(summariseJob), none: jobs.length ? '' : none.jobs, openApplication };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function CareersPage({ loaderData: { page, jobs, none, openApplication } }: Route.ComponentProps) {
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  // Why to work here comes before where.
  const [first, ...others] = blocks;
  const promise = first?.__component === 'sections.counts' ? first : null;
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={faqSubject(blocks)} />
      <PageHeader hero={hero} crumbs={crumbs} />
      {promise && <CountsSection {...promise} id="promise" />}
      <OpenPositions jobs={jobs} none={none} openApplication={openApplication}>
        <FollowLink />
      </OpenPositions>
      <Blocks blocks={promise ? others : blocks} />
    </>
  );
}
