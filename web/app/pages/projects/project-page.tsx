import type { ReactNode } from 'react';
import { withFallback } from '../../content/client.server.ts';
import type { RichText } from '../../content/markdown.server.ts';
import { neighboursOf } from '../../content/neighbours.ts';
import { requirePublished } from '../../content/not-found-response.server.ts';
import { requireFound } from '../../content/or-not-found.ts';
import { findProject, listProjects, type Project } from '../../content/projects.server.ts';
import { useMessages } from '../../i18n/messages';
import { useLanguage } from '../../i18n/use-locale';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { CallToActionSection } from '../../sections/call-to-action';
import { FeaturesSection } from '../../sections/features';
import { FigureRow } from '../../sections/figure';
import { HighlightsSection } from '../../sections/highlights';
import { TechnologyTiles } from '../../sections/technologies';
import { Quote } from '../../sections/testimonials';
import { projectSubject } from '../../structured-data/work';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Flags } from '../../ui/flags';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import { Pager } from '../../ui/pager';
import { Prose } from '../../ui/prose';
import { SectionHead } from '../../ui/section-head';
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
