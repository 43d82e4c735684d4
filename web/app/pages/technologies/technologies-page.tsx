import { withFallback } from '#app/content/client.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { listProjectTechnologies } from '#app/content/projects.server.ts';
import { listTechnologiesWithProject, type TechnologySummary } from '#app/content/technologies.server.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/technologies-page';
import { countProjects, listMostUsed, listUses } from './most-used.ts';

/** Standards and data first: they have to fit the client's systems, whereas the rest is our choice. */
const CATEGORIES: TechnologySummary['category'][] = [
  'standard',
  'data',
  'language',
  'framework',
  'infrastructure',
  'tool',
];

/** The projects are optional: without them the page still lists the technologies. */
export async function loader() {
  const [page, technologies, projects] = await Promise.all([
    requirePage('tech'),
    listTechnologiesWithProject(),
    withFallback('projects by technology', [], listProjectTechnologies),
  ]);
  const byCategory = CATEGORIES.flatMap((category) => technologies.filter((entry) => entry.category === category));
  const counted = countProjects(byCategory, projects);
  return {
    page,
    years: projects.length > 1 ? [projects.at(-1)?.year, projects[0]?.year] : [],
    technologies: counted.map(({ documentId, featuredProject, ...technology }) => ({
      ...technology,
      uses: listUses(documentId, projects),
    })),
    mostUsed: listMostUsed(counted, projects).map(({ name, slug, project }) => ({ name, slug, project })),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

type Data = Route.ComponentProps['loaderData'];

export default function TechnologiesPage({ loaderData }: Route.ComponentProps) {
  const { page, technologies, mostUsed, years } = loaderData;
  const { technology: texts } = useMessages();
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  const listed = technologies.map(({ name, slug }) => ({ title: name, path: slug && `/tech/${slug}` }));
  const [from, to] = years;
  const groups = [...Map.groupBy(technologies, ({ category }) => category)];
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={listSubject(listed)} />
      <PageHeader hero={hero} crumbs={crumbs} layout="split" />
      {mostUsed.length > 0 && <MostUsed technologies={mostUsed} />}
      {technologies.length > 0 && (
        <section className="section wrap" aria-labelledby="all">
          <SectionHead
            id="all"
            heading={interpolate(texts.allOfThem, { count: technologies.length })}
            text={
              from && to && technologies.some(({ count }) => count > 0) ? interpolate(texts.squares, { from, to }) : ''
            }
            hasRule={false}
          >
            {groups.length > 1 && <GroupLinks groups={groups} />}
          </SectionHead>
          <div className="grid gap-y-10">
            {groups.map(([category, entries]) => (
              <section key={category} className="columns gap-y-2" aria-labelledby={category}>
                <div className="col-span-full lg:col-[1/4]">
                  <h3
                    id={category}
                    className="stay border-t-2 border-ink pt-3.5 text-[1.75rem] lg:pt-1.5 xl:text-[2rem]"
                  >
                    {texts.categoriesMany[category]}
                  </h3>
                </div>
                <ul className="col-span-full max-lg:mt-1.5 max-lg:border-t max-lg:border-line lg:col-[4/13] lg:border-t-2 lg:border-ink">
                  {entries.map((technology) => (
                    <Entry key={technology.name} technology={technology} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}

function MostUsed({ technologies }: { technologies: Data['mostUsed'] }) {
  const { technology: texts } = useMessages();
  return (
    <section className="band on-dark section--band" aria-labelledby="most-used">
      <div className="wrap">
        <h2 id="most-used">{texts.mostUsed}</h2>
        <ul className="mt-8 grid gap-x-[var(--gap)] gap-y-12 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_1fr] lg:mt-12">
          {technologies.map(({ name, slug, project }) => (
            <li
              key={name}
              className="relative grid content-start border-t-2 border-ink pt-5 gap-y-0 md:row-span-3 md:grid-rows-subgrid"
            >
              <h3 className="text-[clamp(2.125rem,4vw,3.5rem)] leading-[1.05] tracking-[-0.03em] max-[15rem]:text-[1.5rem]">
                <TechnologyLink name={name} slug={slug} />
              </h3>
              <div className="relative mt-5 aspect-[16/9] self-start overflow-hidden rounded-plate bg-plate lg:mt-8">
                {project?.image && (
                  <Image
                    image={project.image}
                    width={432}
                    sizes="(min-width: 48rem) 30vw, 92vw"
                    alt=""
                    className="size-full object-cover"
                  />
                )}
              </div>
              {project && (
                <p className="mt-4">
                  <span className="muted text-sm">{interpolate(texts.projects, { name })}</span>
                  {/* z-1: above the link of the name, which covers the whole entry. */}
                  <span className="relative z-1 block">
                    <MoreLink to={project.path} arrow>
                      {project.title}
                    </MoreLink>
                  </span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Groups = [category: TechnologySummary['category'], entries: Data['technologies']][];

function GroupLinks({ groups }: { groups: Groups }) {
  const { prose, technology: texts } = useMessages();
  return (
    <nav aria-label={prose.contents} className="flex flex-wrap gap-x-7 md:max-lg:[grid-area:3/1/auto/-1]">
      {groups.map(([category, { length }]) => (
        <Link key={category} to={`#${category}`} className="py-2 font-semibold">
          {texts.categoriesMany[category]}
          {/* The space is inside, as the underline would run on below it. */}
          <span className="tnum inline-block font-normal text-ink-2">&nbsp;{length}</span>
        </Link>
      ))}
    </nav>
  );
}

type EntryProps = { technology: Data['technologies'][number] };

/** Has a square for each project, filled if the project uses it. The squares of all entries form a table. */
function Entry({ technology: { name, slug, summary, count, uses } }: EntryProps) {
  const { technology: texts } = useMessages();
  const plural = usePlural();
  return (
    <li className="relative grid items-baseline gap-x-6 border-t border-line gap-y-1.5 py-3.5 first:border-t-0 grid-cols-[minmax(0,1fr)_auto_1rem] max-md:gap-x-3 md:max-lg:gap-x-4 md:grid-cols-[10rem_minmax(0,1fr)_fit-content(16rem)_1rem] lg:grid-cols-[11rem_minmax(0,1fr)_fit-content(16rem)_1rem]">
      <h4 className="font-display text-[1.25rem] font-medium tracking-[-0.01em] lg:text-[1.375rem]">
        <TechnologyLink name={name} slug={slug} />
      </h4>
      <p className="text-sm text-ink-2 max-md:sr-only lg:text-body">{summary}</p>
      {count > 0 && (
        <p className="tnum contents items-baseline gap-2 text-sm font-semibold md:flex">
          <span className="flex flex-wrap gap-1.5 max-md:col-span-full md:gap-1" aria-hidden="true">
            {uses.map((isUsed, index) => (
              <i
                key={index}
                className={`aspect-square max-w-6 flex-[1_0_0.75rem] rounded-[1px] md:size-2.5 md:flex-none ${isUsed ? 'bg-accent' : 'bg-line'}`}
              />
            ))}
          </span>
          <span className="min-w-[2.5ch] text-right max-md:col-start-2 max-md:row-start-1">
            {count} <span className="sr-only">{plural(texts.usedIn, count)}</span>
          </span>
        </p>
      )}
      {slug && <Icon name="arrow-right" className="col-start-3 row-start-1 size-4 translate-y-0.5 md:col-start-4" />}
    </li>
  );
}

/** Covers the whole entry. */
function TechnologyLink({ name, slug }: { name: string; slug: string | null }) {
  if (!slug) return name;
  return (
    <Link
      to={`/tech/${slug}`}
      className="card-link no-underline hover:underline hover:decoration-accent hover:decoration-2"
    >
      {name}
    </Link>
  );
}
