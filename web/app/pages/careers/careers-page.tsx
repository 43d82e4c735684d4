import { listOpenJobs, summariseJob } from '../../content/jobs.server.ts';
import { requirePage } from '../../content/pages.server.ts';
import { getUiTextsOrDefault } from '../../content/ui-texts.server.ts';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { Blocks } from '../../sections/blocks';
import { faqSubject } from '../../structured-data/faq';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { NoBreak } from '../../ui/no-break';
import type { Route } from './+types/careers-page';
import { OpenPositions } from './open-positions';

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
