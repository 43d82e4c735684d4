import { withFallback } from '#app/content/client.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { listProjectsBuiltWith } from '#app/content/projects.server.ts';
import { findTechnology, type Technology } from '#app/content/technologies.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ProjectMosaic } from '#app/sections/project-mosaic.tsx';
import { TechnologyTiles } from '#app/sections/technologies.tsx';
import { technologySubject } from '#app/structured-data/work.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/technology-page';

const PROJECTS_SHOWN = 4;

export async function loader({ params }: Route.LoaderArgs) {
  const [technology, projects] = await Promise.all([
    findTechnology(params.slug),
    withFallback('projects built with a technology', [], () => listProjectsBuiltWith(params.slug)),
  ]);
  return { technology: requireFound(technology), projects: projects.slice(0, PROJECTS_SHOWN) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function TechnologyPage({ loaderData: { technology, projects } }: Route.ComponentProps) {
  const { nav, technology: texts, project } = useMessages();
  const { name, summary, body, technologies, callToAction, seo } = technology;
  const lead = technology.lead || summary;
  const crumbs = [{ label: nav.technologies }, { label: name }];
  return (
    <>
      <PageMeta title={name} description={lead} seo={seo} crumbs={crumbs} subject={technologySubject(technology)} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns items-end gap-y-8 pb-0">
        <div className="c-1-7 pb-4 md:pb-16">
          <h1>{name}</h1>
          <p className="lead">
            <NoBreak text={lead} />
          </p>
        </div>
        <div className="c-8-12 tech-crate">
          <Mark technology={technology} />
        </div>
      </div>
      <div className="edge" />
      {body.words > 0 && (
        <div className="section wrap">
          <Prose text={body} className="prose--split" />
        </div>
      )}
      {technologies.length > 0 && (
        <section className="section wrap" aria-labelledby="related">
          <SectionHead id="related" heading={texts.related} />
          <TechnologyTiles technologies={technologies} />
        </section>
      )}
      {projects.length > 0 && (
        <section className="section wrap" aria-labelledby="projects">
          <SectionHead id="projects" heading={interpolate(texts.projects, { name })}>
            <MoreLink to="/projects">{project.allProjects}</MoreLink>
          </SectionHead>
          <ProjectMosaic projects={projects} isEven />
        </section>
      )}
      {callToAction && <CallToActionSection id="call-to-action" {...callToAction} />}
    </>
  );
}

function Mark({ technology: { image, symbol, category } }: { technology: Technology }) {
  const { technology: texts } = useMessages();
  return (
    <div className="tech-crate__box">
      {image ? (
        <Image image={image} width={176} alt="" eager />
      ) : (
        <span className="tech-crate__symbol" aria-hidden="true">
          {symbol}
        </span>
      )}
      <p>{texts.categories[category]}</p>
    </div>
  );
}
