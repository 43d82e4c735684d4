import { listOpenJobs, summariseJob } from '#app/content/jobs.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import type { Route } from './+types/careers-page';
import { OpenPositions } from './open-positions.tsx';

export async function loader() {
  const [page, jobs, { none }] = await Promise.all([requirePage('careers'), listOpenJobs(), getUiTextsOrDefault()]);
  return { page, jobs: jobs.map(summariseJob), none: jobs.length ? '' : none.jobs };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function CareersPage({ loaderData: { page, jobs, none } }: Route.ComponentProps) {
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={faqSubject(blocks)} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns items-end gap-y-7">
        <h1 className="display c-1-9">
          <NoBreak text={hero.heading} />
        </h1>
        <p className="c-10-12">
          <NoBreak text={hero.lead} />
        </p>
      </div>
      <OpenPositions jobs={jobs} none={none} />
      <Blocks blocks={blocks} />
    </>
  );
}
