import { withFallback } from '#app/content/client.server.ts';
import { fillPlaceholders } from '#app/content/fill-placeholders.ts';
import { findIndustry, listIndustries } from '#app/content/industries.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { listFilterableProjects } from '#app/content/projects.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { ContactSubject, useContactLink } from '#app/sections/contact-subject.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { ProjectMosaic } from '#app/sections/project-mosaic.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import type { Route } from './+types/industry-page';
import { countByIndustry, projectsOf } from './by-industry.ts';
import { FilterBar, FilterForm } from './filter-form.tsx';
import { IndustryFilter } from './industry-filter.tsx';
import { columnsOf } from './project-columns.ts';
import { filterProjects, needsFilters, optionsOf, readFilters } from './project-filters.ts';

export async function loader({ params, request }: Route.LoaderArgs) {
  const [industry, all, industries, { none }] = await Promise.all([
    findIndustry(params.industry),
    listFilterableProjects(),
    withFallback('industries of the filter', [], listIndustries),
    getUiTextsOrDefault(),
  ]);
  const found = requireFound(industry);
  const ofIndustry = projectsOf(all, found.slug);
  const chosen = readFilters(new URL(request.url).search, ofIndustry);
  const projects = filterProjects(ofIndustry, chosen).map(({ technologies, ...shown }) => shown);
  return {
    industry: found,
    projects,
    chosen,
    options: {
      technology: optionsOf('technology', ofIndustry, chosen),
      country: optionsOf('country', ofIndustry, chosen),
    },
    ofIndustry: ofIndustry.length,
    none: ofIndustry.length ? '' : fillPlaceholders(none.projects, { industry: found.name }),
    total: all.length,
    industries: countByIndustry(industries, all),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function IndustryPage({ loaderData }: Route.ComponentProps) {
  const { industry, projects, ofIndustry, none, total, chosen, options, industries } = loaderData;
  const { project: texts } = useMessages();
  const crumbs = [{ label: texts.title, to: '/projects' }, { label: industry.name }];
  return (
    <ContactSubject value={industry.name}>
      <PageMeta
        title={industry.heading}
        description={industry.lead}
        seo={industry.seo}
        crumbs={crumbs}
        subject={listSubject(projects)}
      />
      <PageHeader hero={industry} crumbs={crumbs} layout="split" />
      <div className="section wrap pt-0">
        <FilterBar>
          <IndustryFilter industries={industries} total={total} current={industry.slug} />
          {needsFilters(ofIndustry, chosen) && (
            <FilterForm path={`/projects/${industry.slug}`} shown={projects.length} chosen={chosen} options={options} />
          )}
        </FilterBar>
        {projects.length > 0 ? (
          <ProjectMosaic
            projects={projects}
            columns={columnsOf(projects.length)}
            level="h2"
            firstIsEager
            isOfIndustry
          />
        ) : ofIndustry > 0 ? (
          <p className="lead">{texts.noneFits}</p>
        ) : (
          <NoProjects text={none} />
        )}
      </div>
      <Blocks blocks={industry.blocks} />
    </ContactSubject>
  );
}

function NoProjects({ text }: { text: string }) {
  const contactLink = useContactLink();
  const { project: texts } = useMessages();
  return (
    <div className="columns gap-y-5">
      <h2 className="md:col-[1/5]">{texts.none}</h2>
      <div className="md:col-[6/13] grid gap-6 justify-items-start">
        {text && <p className="lead">{text}</p>}
        <p className="actions">
          <ButtonLink to={contactLink('/contact')} arrow>
            {texts.writeToUs}
          </ButtonLink>
          <MoreLink to="/projects">{texts.allProjects}</MoreLink>
        </p>
      </div>
    </div>
  );
}
