import type { ReactNode } from 'react';
import { withFallback } from '#app/content/client.server.ts';
import type { RichText } from '#app/content/markdown.server.ts';
import { requireFound, requirePublished } from '#app/content/not-found-response.server.ts';
import { findProject, listProjects, type Project } from '#app/content/projects.server.ts';
import { neighboursOf } from '#app/content/related.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { FeaturesSection } from '#app/sections/features.tsx';
import { FigureRow } from '#app/sections/figure.tsx';
import { HighlightsSection } from '#app/sections/highlights.tsx';
import { TechnologyTiles } from '#app/sections/technologies.tsx';
import { Quote } from '#app/sections/testimonials.tsx';
import { projectSubject } from '#app/structured-data/work.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Flags } from '#app/ui/flags.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/project-page';

const ENGAGEMENT_PATHS = {
  dedicated_team: '/dedicated-team',
  managed_project: '/managed-projects',
  product_discovery_workshop: '/product-discovery-workshop',
} as const;
/** Longer titles are one size smaller: in display type they would fill the first screen. */
const DISPLAY_TITLE_CHARACTERS = 60;

export async function loader({ params }: Route.LoaderArgs) {
  const [project, projects] = await Promise.all([
    findProject(params.industry, params.slug),
    withFallback('neighbours of a project', [], () => listProjects()),
  ]);
  const targets = projects.flatMap(({ slug, title, path, cover }) => (path ? [{ slug, title, to: path, cover }] : []));
  // 404 instead of 410 if the project is published in other industries.
  const isElsewhere = projects.some(({ slug }) => slug === params.slug);
  const found = isElsewhere
    ? requireFound(project)
    : await requirePublished(project, 'projects', params.slug, { industries: { slug: { $eq: params.industry } } });
  return { project: found, neighbours: neighboursOf(targets, params.slug) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ProjectPage({ params, loaderData: { project, neighbours } }: Route.ComponentProps) {
  const { project: texts } = useMessages();
  const { contentLocale } = useLanguage().locale;
  const industry = project.industries.find(({ slug }) => slug === params.industry);
  const crumbs = [
    { label: texts.title, to: '/projects' },
    ...(industry ? [{ label: industry.name, to: `/projects/${industry.slug}` }] : []),
    { label: project.client },
  ];
  return (
    <>
      <PageMeta
        title={project.title}
        description={project.lead}
        seo={project.seo}
        canonical={project.path}
        crumbs={crumbs}
        subject={projectSubject(project, contentLocale)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <article>
        <div className="wrap page-head columns gap-y-6 lg:gap-y-10">
          <h1 className={project.title.length > DISPLAY_TITLE_CHARACTERS ? 'c-1-10' : 'display'}>{project.title}</h1>
          <p className="lead c-6-12 mt-0">{project.lead}</p>
        </div>
        <div className="wrap">
          <Cover project={project} />
          <Particulars project={project} />
        </div>
        <div className="wrap passages">
          <Passage id="overview" heading={texts.overview} text={project.overview} startsLarge />
          <Passage id="solution" heading={texts.solution} text={project.solution} />
          <FigureRow figures={project.figures} />
        </div>
        {project.keyHighlights.length > 0 && (
          <HighlightsSection
            id="highlights"
            heading={texts.keyHighlights}
            items={project.keyHighlights}
            source={project.numbersSource}
          />
        )}
        {project.mainFeatures.length > 0 && (
          <FeaturesSection id="features" heading={texts.mainFeatures} text="" items={project.mainFeatures} />
        )}
        {project.builtWith.length > 0 && (
          <section className="section wrap" aria-labelledby="built-with">
            <SectionHead id="built-with" heading={texts.builtWith} />
            <TechnologyTiles technologies={project.builtWith} />
          </section>
        )}
        {project.testimonial && (
          <section className="section wrap columns" aria-label={texts.testimonial}>
            <div className="c-1-9">
              <Quote testimonial={project.testimonial} />
            </div>
          </section>
        )}
      </article>
      {neighbours && (
        <div className="section wrap">
          <Pager
            label={texts.pager}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            previous={{ ...neighbours.previous, image: neighbours.previous.cover }}
            next={{ ...neighbours.next, image: neighbours.next.cover }}
          />
        </div>
      )}
      {project.callToAction && <CallToActionSection id="call-to-action" {...project.callToAction} />}
    </>
  );
}

function Cover({ project: { cover, title } }: { project: Project }) {
  return (
    <div className={cover ? 'cover' : 'cover cover--flags'}>
      {cover ? (
        <Image image={cover} width={1344} className="cover__img" eager />
      ) : (
        <Flags text={title} count={12} columns={6} />
      )}
    </div>
  );
}

function Particulars({ project }: { project: Project }) {
  const { project: texts } = useMessages();
  const facts: [term: string, value: ReactNode][] = [
    [texts.client, project.client],
    [texts.country, project.country],
    [texts.duration, project.duration],
    [texts.team, project.team],
    [
      texts.engagementModel,
      <Link key="model" to={ENGAGEMENT_PATHS[project.engagementModel]}>
        {texts[project.engagementModel]}
      </Link>,
    ],
    [
      project.industries.length > 1 ? texts.industries : texts.industry,
      project.industries.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={`/projects/${slug}`}>{name}</Link>
        </span>
      )),
    ],
  ];
  return (
    <dl className="particulars particulars--strip">
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Passage({
  id,
  heading,
  text,
  startsLarge = false,
}: {
  id: string;
  heading: string;
  text: RichText;
  startsLarge?: boolean;
}) {
  if (text.words === 0) return null;
  return (
    <section className="columns gap-y-5" aria-labelledby={id}>
      <div className="c-1-4">
        <h2 id={id}>{heading}</h2>
      </div>
      <div className="c-6-12">
        <Prose text={text} className={startsLarge ? 'prose--lead' : ''} />
      </div>
    </section>
  );
}
