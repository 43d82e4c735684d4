import { withFallback } from '#app/content/client.server.ts';
import type { Highlight } from '#app/content/fields.server.ts';
import type { Image as Source } from '#app/content/media.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { listProjectsBuiltWith, listProjectTechnologies } from '#app/content/projects.server.ts';
import { findTechnology, type Technology } from '#app/content/technologies.server.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject, useContactLink } from '#app/sections/contact-subject.tsx';
import { Bars } from '#app/sections/highlights.tsx';
import { MeasuredResult, resultText } from '#app/sections/measured-result.tsx';
import { BREADCRUMBS_OVERLAY, SplitHead } from '#app/sections/page-header.tsx';
import { ProjectMosaic, pairsOf } from '#app/sections/project-mosaic.tsx';
import { technologySubject } from '#app/structured-data/work.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/technology-page';
import { withChosenFirst } from './most-used.ts';
import { Passages } from './passages.tsx';
import { TechnologyTiles } from './technology-tiles.tsx';

const PROJECTS_SHOWN = 3;
/** In the list beside the name. */
const CLIENTS_SHOWN = 6;

export async function loader({ params }: Route.LoaderArgs) {
  const [technology, all, projects] = await Promise.all([
    findTechnology(params.slug).then((found) => requirePublished(found, 'technologies', params.slug)),
    withFallback('projects with their technologies', [], listProjectTechnologies),
    withFallback('projects built with a technology', [], () => listProjectsBuiltWith(params.slug)),
  ]);
  return {
    technology,
    projects: withChosenFirst(projects, technology.featuredProject).slice(0, PROJECTS_SHOWN),
    builtWith: all
      .filter(({ technologies }) => technologies.includes(technology.documentId))
      .map(({ path, client, year }) => ({ path, client, year })),
    total: all.length,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function TechnologyPage({ loaderData }: Route.ComponentProps) {
  const { technology, projects, builtWith, total } = loaderData;
  const { nav, technology: texts, project } = useMessages();
  const { name, summary, body, figure, technologies, callToAction, seo } = technology;
  const lead = technology.lead || summary;
  const count = builtWith.length;
  const crumbs = [{ label: nav.technologies, to: '/tech' }, { label: name }];
  return (
    <ContactSubject value={name}>
      <PageMeta title={name} description={lead} seo={seo} crumbs={crumbs} subject={technologySubject(technology)} />
      <div className={BREADCRUMBS_OVERLAY}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <SplitHead
        besideClass="bg-accent-soft lg:min-h-[clamp(24rem,36vw,34rem)]"
        beside={<TechnologyPanel technology={technology} projects={builtWith} total={total} />}
        image={figure?.image && <Illustration image={figure.image} caption={figure.caption} />}
      >
        <h1 className="text-title">{name}</h1>
        <NoBreak as="p" className="lead mt-0 max-w-[34rem]" text={lead} />
        <Actions technology={technology} hasProjects={projects.length > 0} />
      </SplitHead>
      <Passages passages={body} />
      {projects.length > 0 && (
        <section className="section wrap" aria-labelledby="projects">
          <SectionHead id="projects" heading={interpolate(texts.projects, { name })}>
            {count > PROJECTS_SHOWN ? (
              <MoreLink to={`/projects?technology=${technology.slug}`}>{interpolate(texts.all, { count })}</MoreLink>
            ) : (
              <MoreLink to="/projects">{project.allProjects}</MoreLink>
            )}
          </SectionHead>
          <ProjectMosaic projects={projects} columns={pairsOf(projects.length, true)} />
        </section>
      )}
      {technologies.length > 0 && (
        <section className="section wrap" aria-labelledby="related">
          <SectionHead id="related" heading={texts.related} />
          <TechnologyTiles technologies={technologies} />
        </section>
      )}
      {callToAction && <CallToActionSection id="call-to-action" {...callToAction} />}
    </ContactSubject>
  );
}

function Illustration({ image, caption }: { image: Source; caption: string }) {
  const { figure } = useMessages();
  return (
    <figure>
      <Link to={fullSizeOf(image)} className="block cursor-zoom-in overflow-hidden">
        <span className="sr-only">{figure.fullSize}</span>
        <Image
          image={image}
          width={1600}
          sizes="100vw"
          className="w-full object-cover lg:aspect-2/1 lg:max-h-[80vh]"
          eager
        />
      </Link>
      {caption && (
        <figcaption className="wrap">
          <NoBreak as="p" className="cap" text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

type ActionsProps = { technology: Technology; hasProjects: boolean };

function Actions({ technology: { name, callToAction }, hasProjects }: ActionsProps) {
  const { technology: texts } = useMessages();
  const contactLink = useContactLink();
  const link = callToAction?.link;
  if (!link && !hasProjects) return null;
  return (
    <p className="actions">
      {link && (
        <ButtonLink to={contactLink(link.url)} external arrow>
          {link.label}
        </ButtonLink>
      )}
      {hasProjects && <MoreLink to="#projects">{interpolate(texts.projects, { name })}</MoreLink>}
    </p>
  );
}

type TechnologyPanelProps = {
  technology: Technology;
  projects: Route.ComponentProps['loaderData']['builtWith'];
  total: number;
};

/** The highlight, else the symbol and the number of projects that use it; below, their clients, latest first. */
function TechnologyPanel({ technology: { image, figure, symbol, highlight }, projects, total }: TechnologyPanelProps) {
  const { technology: texts } = useMessages();
  const plural = usePlural();
  return (
    <div className="grid h-full content-center gap-8 px-gutter py-6 md:py-12 lg:py-10 lg:pr-edge lg:pl-10">
      {highlight ? (
        <Measured highlight={highlight} />
      ) : image ? (
        <Image
          image={image}
          width={176}
          alt=""
          // On phones the figure is above it.
          eager={!figure?.image}
          className="h-auto w-[clamp(3.5rem,2rem+4vw,6rem)] rounded-plate bg-mark p-2 lg:p-3"
        />
      ) : (
        <span className="font-display text-[clamp(3rem,2rem+3.5vw,5.5rem)] leading-none font-medium" aria-hidden="true">
          {symbol}
        </span>
      )}
      {projects.length > 0 && (
        <div>
          {highlight ? (
            <p className="font-semibold">
              {projects.length === total
                ? plural(texts.inAll, total)
                : `${projects.length} ${plural(texts.ofAll, total)}`}
              {projects.length > CLIENTS_SHOWN && texts.amongThem}
            </p>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-4">
              <b className="font-display text-[clamp(5rem,12vw,10rem)] leading-[0.9] font-medium tracking-[-0.055em]">
                {projects.length}
              </b>
              <span className="lead">{plural(texts.ofAll, total)}</span>
            </p>
          )}
          <ul
            className={`mt-4 grid gap-x-(--gap) border-t border-line-strong pt-2 text-sm ${projects.length > 3 ? 'grid-cols-2' : ''}`}
          >
            {projects.slice(0, CLIENTS_SHOWN).map(({ path, client, year }) => (
              <li key={path} className="flex items-baseline gap-3">
                <Link to={path} className="py-1">
                  {client}
                </Link>
                <span className="tnum text-ink-2 max-sm:hidden">{year}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Measured({ highlight }: { highlight: Highlight }) {
  const { bars } = highlight;
  return (
    <dl className="flex flex-col-reverse [--mark:var(--mark-on-soft)]">
      <dt className="lead mt-3 text-balance">
        <NoBreak text={resultText(highlight)} />
      </dt>
      {bars && <Bars bars={bars} size="medium" />}
      <dd className="font-display text-[min(11vw,5rem)] leading-none font-medium tracking-[-0.04em] lg:text-[clamp(3.25rem,5.4vw,5.5rem)]">
        <MeasuredResult highlight={highlight} />
      </dd>
    </dl>
  );
}
