import type { ReactNode } from 'react';
import { withFallback } from '#app/content/client.server.ts';
import type { Figure } from '#app/content/fields.server.ts';
import type { RichText } from '#app/content/markdown.server.ts';
import { requireFound, requirePublished } from '#app/content/not-found-response.server.ts';
import { findProject, listProjects, type Project } from '#app/content/projects.server.ts';
import { neighboursAround } from '#app/content/related.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactPerson } from '#app/sections/contact-person.tsx';
import { ContactSubject } from '#app/sections/contact-subject.tsx';
import { FeaturesSection } from '#app/sections/features.tsx';
import { CaptionedImage } from '#app/sections/figure.tsx';
import { HighlightsSection } from '#app/sections/highlights.tsx';
import { BESIDE_TEXT, TEXT } from '#app/sections/reading-columns.tsx';
import { TechnologyNames } from '#app/sections/technologies.tsx';
import { Quote } from '#app/sections/testimonials.tsx';
import { projectSubject } from '#app/structured-data/work.ts';
import { Ornament } from '#app/ui/art.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/project-page';

export async function loader({ params }: Route.LoaderArgs) {
  const [project, projects] = await Promise.all([
    findProject(params.industry, params.slug),
    withFallback('previous and next project', [], () => listProjects()),
  ]);
  const pagerLinks = projects.flatMap(({ slug, title, path, place, cover }) =>
    path ? [{ slug, title, to: path, image: place?.image ?? cover }] : [],
  );
  // A project that is published in another industry is not gone: 404 instead of 410.
  const isInOtherIndustry = projects.some(({ slug }) => slug === params.slug);
  const found = isInOtherIndustry
    ? requireFound(project)
    : await requirePublished(project, 'projects', params.slug, { industries: { slug: { $eq: params.industry } } });
  return { project: found, neighbours: neighboursAround(pagerLinks, params.slug) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

/** In characters. Longer titles are smaller on phones, where they would leave a single word on the last line. */
const LONG_TITLE = 40;

export default function ProjectPage({ params, loaderData: { project, neighbours } }: Route.ComponentProps) {
  const { project: texts } = useMessages();
  const { code } = useLanguage().locale;
  const industry = project.industries.find(({ slug }) => slug === params.industry);
  const screens = project.figures.filter(({ image }) => image);
  const [figure, ...figures] = project.place ? screens : screens.slice(1);
  const questions = project.contact && (
    <ContactPerson heading={texts.questions} person={project.contact} subject={project.title} />
  );
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
        subject={projectSubject(project, code)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <article>
        <div className="wrap page-head columns items-end gap-y-6">
          <h1
            className={`text-title md:col-span-full lg:col-[1/9] lg:pr-8 ${project.title.length > LONG_TITLE ? 'xs:max-sm:text-[min(2.375rem,8.7vw)]' : ''}`}
          >
            <NoBreak text={project.title} />
          </h1>
          <NoBreak as="p" className="lead mt-0 md:col-[1/11] lg:col-[9/13]" text={project.lead} />
        </div>
        <Opening project={project} screen={screens[0]} />
        {project.keyHighlights.length > 0 && (
          <HighlightsSection
            id="highlights"
            heading={texts.keyHighlights}
            items={project.keyHighlights}
            source={project.numbersSource}
          />
        )}
        <TextWithAside
          before={
            <aside className="grid gap-6" aria-label={texts.facts}>
              <ProjectFacts project={project} />
              <Share title={project.title} canonical={project.path} />
            </aside>
          }
        >
          <Passage id="overview" heading={texts.overview} text={project.overview} startsLarge />
        </TextWithAside>
        {figure && <Figures figures={[figure]} />}
        <TextWithAside after={questions}>
          <Passage id="solution" heading={texts.solution} text={project.solution} />
        </TextWithAside>
        {figures.length > 0 && <Figures figures={figures} />}
        {project.testimonial && (
          <section className="section--tight bg-accent-soft" aria-label={texts.testimonial}>
            <div className="wrap">
              <Quote testimonial={project.testimonial} />
            </div>
          </section>
        )}
        {project.mainFeatures.length > 0 && (
          <FeaturesSection
            id="features"
            heading={texts.mainFeatures}
            text=""
            items={project.mainFeatures}
            layout="columns"
          />
        )}
        {project.builtWith.length > 0 && (
          <section className="wrap columns gap-y-6" aria-labelledby="built-with">
            <h2 id="built-with" className="text-h3 lg:col-[1/4] lg:pt-1">
              {texts.builtWith}
            </h2>
            <TechnologyNames
              technologies={project.builtWith}
              className="text-[clamp(1.5rem,1.1rem+1.3vw,2.25rem)] lg:col-[4/13]"
            />
          </section>
        )}
        {questions && <div className="wrap pt-14 lg:hidden">{questions}</div>}
      </article>
      {neighbours && (
        <div className="section wrap">
          <Pager
            label={texts.pager}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            previous={neighbours.previous}
            next={neighbours.next}
          />
        </div>
      )}
      <ContactSubject value={project.title}>
        {project.callToAction && <CallToActionSection id="call-to-action" {...project.callToAction} />}
      </ContactSubject>
    </>
  );
}

/** A photo of the product in use, as wide as the window; without one, the first screenshot or the cover. */
function Opening({ project: { place, cover, title }, screen }: { project: Project; screen: Figure | undefined }) {
  if (!place && screen)
    return (
      <div className="opening wrap pb-10 md:pb-14">
        <CaptionedImage figure={screen} width={1344} eager />
      </div>
    );
  const image = place?.image ?? cover;
  return (
    <div className={place ? '' : 'wrap'}>
      <div className={`cover overflow-hidden bg-plate ${place ? '' : 'rounded-t-plate'}`}>
        {image ? (
          <Image
            image={image}
            width={image.width}
            sizes="100vw"
            className={`w-full object-cover sm:aspect-3/2 lg:aspect-2/1 ${place?.narrow ? '' : 'aspect-4/3'}`}
            eager
            crops={[{ image: place?.narrow, below: 'sm', sizes: '100vw' }]}
          />
        ) : (
          <Ornament text={title} columns={6} rows={2} className="aspect-3/1 w-full object-cover" />
        )}
      </div>
    </div>
  );
}

function ProjectFacts({ project }: { project: Project }) {
  const { project: texts } = useMessages();
  return (
    <FactList
      className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-[var(--gap)]"
      facts={[
        [texts.client, project.client],
        [texts.country, project.country],
        [texts.duration, project.duration],
        [texts.team, project.team],
        [
          texts.engagementModel,
          project.service?.path ? (
            <Link key="model" to={project.service.path}>
              {project.service.name}
            </Link>
          ) : (
            project.service?.name
          ),
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
      ]}
    />
  );
}

/** A text with an aside at its left. Narrow windows show `before` above the text, and `after` only at the end of the page. */
function TextWithAside({ before, after, children }: { before?: ReactNode; after?: ReactNode; children: ReactNode }) {
  const aside = <div className={`stay ${BESIDE_TEXT} ${after ? 'max-lg:hidden' : ''}`}>{before || after}</div>;
  return (
    <div className="wrap columns gap-y-14 py-section has-[+.section]:pb-0 print:gap-y-[14pt] print:py-[14pt]">
      {before && aside}
      <div className={TEXT}>{children}</div>
      {after && aside}
    </div>
  );
}

function Figures({ figures }: { figures: Figure[] }) {
  // Smaller in print, so that text fits on the same sheet.
  return (
    <div className="wrap grid gap-y-10 has-[+.section--tight]:pb-section print:w-3/5">
      {figures.map((figure, index) => (
        <CaptionedImage key={index} figure={figure} width={1344} />
      ))}
    </div>
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
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6">
        {heading}
      </h2>
      <Prose text={text} className={startsLarge ? 'prose--lead lg:[--fs-lead:clamp(1.25rem,1.8vw,1.625rem)]' : ''} />
    </section>
  );
}
