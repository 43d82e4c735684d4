import { withFallback } from '#app/content/client.server.ts';
import { listIndustries } from '#app/content/industries.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { listFilterableProjects } from '#app/content/projects.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { FoldedList } from '#app/sections/folded-list.tsx';
import { FollowLink } from '#app/sections/follow-link.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ProjectMosaic } from '#app/sections/project-mosaic.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import type { Route } from './+types/projects-page';
import { countByIndustry } from './by-industry.ts';
import { FilterBar, FilterForm } from './filter-form.tsx';
import { IndustryFilter } from './industry-filter.tsx';
import { columnsOf } from './project-columns.ts';
import { filterProjects, needsFilters, optionsOf, readFilters } from './project-filters.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const [page, all, industries] = await Promise.all([
    requirePage('projects'),
    listFilterableProjects(),
    withFallback('industries of the filter', [], listIndustries),
  ]);
  const chosen = readFilters(new URL(request.url).search, all);
  const projects = filterProjects(all, chosen).map(({ technologies, ...shown }) => shown);
  const options = { technology: optionsOf('technology', all, chosen), country: optionsOf('country', all, chosen) };
  return { page, projects, total: all.length, chosen, options, industries: countByIndustry(industries, all) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { page, projects, total, chosen, options, industries } = loaderData;
  const { project: texts } = useMessages();
  const { hero, title, blocks, seo } = page;
  return (
    <>
      <PageMeta
        title={title}
        description={hero.lead}
        seo={seo}
        crumbs={[{ label: title }]}
        subject={listSubject(projects)}
      />
      <PageHeader hero={hero} crumbs={[{ label: title }]} layout="split" />
      <div className="section wrap pt-0">
        <FilterBar>
          <IndustryFilter industries={industries} total={total} />
          {needsFilters(total, chosen) && (
            <FilterForm path="/projects" shown={projects.length} chosen={chosen} options={options} />
          )}
        </FilterBar>
        {projects.length === 0 && total > 0 && <p className="lead">{texts.noneFits}</p>}
        <FoldedList id="all-projects" count={projects.length}>
          <ProjectMosaic
            projects={projects}
            columns={columnsOf(projects.length)}
            level="h2"
            firstIsEager={!hero.image}
          />
        </FoldedList>
        <div className="mt-10">
          <FollowLink />
        </div>
      </div>
      <Blocks blocks={blocks} />
    </>
  );
}
