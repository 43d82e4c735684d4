import { orDefault } from '../../content/client.server.ts';
import { listIndustries } from '../../content/industries.server.ts';
import { requirePage } from '../../content/pages.server.ts';
import { listProjects } from '../../content/projects.server.ts';
import { PageMeta } from '../../layout/page-meta';
import { Blocks } from '../../sections/blocks';
import { PageTop } from '../../sections/page-top';
import { ProjectMosaic } from '../../sections/project-mosaic';
import { listSubject } from '../../structured-data/lists';
import type { Route } from './+types/projects-page';
import { countByIndustry } from './by-industry.ts';
import { IndustryFilter } from './industry-filter';

export async function loader() {
  const [page, projects, industries] = await Promise.all([
    requirePage('projects'),
    listProjects(),
    orDefault('industries of the filter', [], listIndustries),
  ]);
  return { page, projects, industries: countByIndustry(industries, projects) };
}

export default function ProjectsPage({ loaderData: { page, projects, industries } }: Route.ComponentProps) {
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
      <PageTop hero={hero} crumbs={[{ label: title }]} layout="split" />
      <div className="section wrap pt-0">
        <IndustryFilter industries={industries} total={projects.length} />
        <ProjectMosaic projects={projects} level="h2" firstIsEager={!hero.image} />
      </div>
      <Blocks blocks={blocks} />
    </>
  );
}
