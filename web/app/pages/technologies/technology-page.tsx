import { withFallback } from '#app/content/client.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { listProjectsBuiltWith } from '#app/content/projects.server.ts';
import { findTechnology, type Technology } from '#app/content/technologies.server.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject } from '#app/sections/contact-subject.tsx';
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
    findTechnology(params.slug).then((found) => requirePublished(found, 'technologies', params.slug)),
    withFallback('projects built with a technology', [], () => listProjectsBuiltWith(params.slug)),
  ]);
  return { technology, projects: projects.slice(0, PROJECTS_SHOWN), count: projects.length };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function TechnologyPage({ loaderData: { technology, projects, count } }: Route.ComponentProps) {
  const { nav, technology: texts, project } = useMessages();
  const { name, summary, body, technologies, callToAction, seo } = technology;
  const lead = technology.lead || summary;
  const crumbs = [{ label: nav.technologies, to: '/tech' }, { label: name }];
  return (
    <>
      <PageMeta title={name} description={lead} seo={seo} crumbs={crumbs} subject={technologySubject(technology)} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns items-end gap-y-8 pb-0">
        <div className="md:col-[1/8] md:pb-16">
          <h1>{name}</h1>
          <NoBreak as="p" className="lead" text={lead} />
        </div>
        <Mark technology={technology} count={count} />
      </div>
      {body.words > 0 && (
        <div className="section wrap">
          <div className="rule pt-8">
            <Prose text={body} className="prose--split lg:[&>.code]:max-w-none" />
          </div>
        </div>
      )}
      {projects.length > 0 && (
        <section className="section wrap" aria-labelledby="projects">
          <SectionHead id="projects" heading={interpolate(texts.projects, { name })}>
            {count > PROJECTS_SHOWN ? (
              <MoreLink to={`/projects?technology=${technology.slug}`}>{interpolate(texts.all, { count })}</MoreLink>
            ) : (
              <MoreLink to="/projects">{project.allProjects}</MoreLink>
            )}
          </SectionHead>
          <ProjectMosaic projects={projects} />
        </section>
      )}
      {technologies.length > 0 && (
        <section className="section wrap" aria-labelledby="related">
          <SectionHead id="related" heading={texts.related} />
          <TechnologyTiles technologies={technologies} />
        </section>
      )}
      <ContactSubject value={name}>
        {callToAction && <CallToActionSection id="call-to-action" {...callToAction} />}
      </ContactSubject>
    </>
  );
}

type MarkProps = { technology: Technology; count: number };

function Mark({ technology: { image, symbol, category }, count }: MarkProps) {
  const { technology: texts } = useMessages();
  const plural = usePlural();
  return (
    <div className="relative grid h-[clamp(11rem,6rem+17vw,20rem)] place-items-center rounded-t-plate bg-mark pb-5 text-on-mark md:col-[8/13] forced-color-adjust-none">
      {image ? (
        <Image image={image} width={176} alt="" eager className="h-auto w-[clamp(6rem,4rem+9vw,11rem)]" />
      ) : (
        <span
          className="font-display text-[clamp(4.5rem,2.5rem+7vw,8.5rem)] leading-none font-medium tracking-[-0.04em]"
          aria-hidden="true"
        >
          {symbol}
        </span>
      )}
      <p className="absolute inset-x-4 bottom-3 flex justify-between gap-4 text-sm leading-[1.4] font-medium">
        <span>{texts.categories[category]}</span>
        {count > 0 && (
          <span className="tnum">
            {count} {plural(texts.usedIn, count)}
          </span>
        )}
      </p>
    </div>
  );
}
