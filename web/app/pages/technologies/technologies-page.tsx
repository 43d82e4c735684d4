import { withFallback } from '#app/content/client.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { listProjectTechnologies } from '#app/content/projects.server.ts';
import { listTechnologies, type TechnologySummary } from '#app/content/technologies.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import type { Route } from './+types/technologies-page';
import { countProjects, listMostUsed, listUses } from './most-used.ts';
import { TechnologySymbol } from './technology-symbol.tsx';

/** What the systems of a visitor speak and store comes first: it has to fit, and the rest is ours to choose. */
const CATEGORIES: TechnologySummary['category'][] = [
  'standard',
  'data',
  'language',
  'framework',
  'infrastructure',
  'tool',
];

/** The list needs no editorial text. */
export async function loader() {
  const [page, technologies, projects] = await Promise.all([
    withFallback('words above the technologies', null, () => findPage('tech')),
    listTechnologies(),
    withFallback('projects by technology', [], listProjectTechnologies),
  ]);
  const byCategory = CATEGORIES.flatMap((category) => technologies.filter((entry) => entry.category === category));
  const counted = countProjects(byCategory, projects);
  return {
    page,
    technologies: counted.map((technology) => ({ ...technology, uses: listUses(technology.name, projects) })),
    mostUsed: listMostUsed(counted, projects),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

type Data = Route.ComponentProps['loaderData'];

export default function TechnologiesPage({ loaderData: { page, technologies, mostUsed } }: Route.ComponentProps) {
  const { nav, technology: texts } = useMessages();
  const title = page?.title ?? nav.technologies;
  const hero = page?.hero ?? { heading: title, lead: '' };
  const crumbs = [{ label: title }];
  const listed = technologies.map(({ name, slug }) => ({ title: name, path: slug && `/tech/${slug}` }));
  const groups = [...Map.groupBy(technologies, ({ category }) => category)];
  return (
    <>
      <PageMeta
        title={title}
        description={hero.lead}
        crumbs={crumbs}
        subject={listSubject(listed)}
        {...(page && { seo: page.seo })}
      />
      <PageHeader hero={hero} crumbs={crumbs} layout="split" />
      {mostUsed.length > 0 && <MostUsed technologies={mostUsed} />}
      <div className="section wrap">
        <div className="-mt-4 mb-12 flex flex-wrap items-baseline justify-between gap-x-[var(--gap)] gap-y-3 lg:mb-16">
          {groups.length > 1 && <GroupLinks groups={groups} />}
          {technologies.some(({ count }) => count > 0) && <p className="small text-ink-2">{texts.squares}</p>}
        </div>
        <div className="grid gap-y-12 lg:gap-y-16">
          {groups.map(([category, entries]) => (
            <section key={category} className="columns gap-y-5" aria-labelledby={category}>
              <div className="col-span-full lg:col-[1/4]">
                <h2
                  id={category}
                  className="stay border-t-2 border-ink pt-5 text-[clamp(1.75rem,0.7rem+2vw,2.5rem)] leading-[1.1] tracking-[-0.02em]"
                >
                  {texts.categoriesMany[category]}
                </h2>
              </div>
              <ul className="col-span-full grid content-start gap-x-[var(--gap)] md:grid-cols-2 lg:col-[4/13] lg:border-t-2 lg:border-ink">
                {entries.map((technology) => (
                  <Entry key={technology.name} technology={technology} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {page && <Blocks blocks={page.blocks} />}
    </>
  );
}

function MostUsed({ technologies }: { technologies: Data['mostUsed'] }) {
  const { technology: texts } = useMessages();
  return (
    <section className="band on-dark section--band" aria-labelledby="most-used">
      <div className="wrap">
        <h2 id="most-used">{texts.mostUsed}</h2>
        <ul className="mt-8 grid gap-x-[var(--gap)] gap-y-12 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_auto_1fr] lg:mt-12">
          {technologies.map(({ name, slug, image, symbol, summary, project }) => (
            <li
              key={name}
              className="grid content-start border-t-2 border-ink pt-5 gap-y-0 md:row-span-4 md:grid-rows-subgrid"
            >
              <h3 className="text-[clamp(2.125rem,-0.1rem+4.6vw,4rem)] leading-[1.05] tracking-[-0.03em] max-[15rem]:text-[1.5rem]">
                <TechnologyLink name={name} slug={slug} />
              </h3>
              <p className="muted mt-2 max-w-[24rem] lg:mt-4">
                <NoBreak text={summary} />
              </p>
              <p
                className="mt-5 grid aspect-[16/9] place-items-center rounded-plate bg-mark font-display text-title text-on-mark forced-color-adjust-none max-md:aspect-[3/1] lg:mt-8"
                aria-hidden="true"
              >
                {image ? (
                  <Image image={image} width={176} alt="" className="h-auto w-[clamp(4rem,9vw,8rem)]" />
                ) : (
                  symbol
                )}
              </p>
              {project && (
                <Link
                  to={project.path}
                  className="group mt-4 flex justify-between gap-4 self-start font-semibold no-underline hover:underline hover:decoration-2"
                >
                  <span>
                    <NoBreak text={project.title} />
                  </span>
                  <Icon
                    name="arrow-right"
                    className="mt-[0.3em] size-4 flex-none text-accent transition-[translate] group-hover:translate-x-1"
                  />
                </Link>
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
    <nav aria-label={prose.contents} className="flex flex-wrap gap-x-7">
      {groups.map(([category, { length }]) => (
        <Link
          key={category}
          to={`#${category}`}
          className="py-2 font-semibold no-underline hover:underline hover:decoration-accent hover:decoration-2"
        >
          {texts.categoriesMany[category]} <span className="tnum font-normal text-ink-2">{length}</span>
        </Link>
      ))}
    </nav>
  );
}

type EntryProps = { technology: Data['technologies'][number] };

/** A square for each project, filled for those it is used in. */
function Entry({ technology: { name, slug, symbol, summary, count, uses } }: EntryProps) {
  const { technology: texts } = useMessages();
  const plural = usePlural();
  return (
    <li className="relative flex gap-x-4 border-t border-line py-4 first:border-t-0 md:nth-2:border-t-0 lg:py-5">
      <div>
        <TechnologySymbol symbol={symbol} />
      </div>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto] items-baseline gap-x-[var(--gap)]">
        <h3 className="text-[1.25rem] lg:text-[1.375rem]">
          <TechnologyLink name={name} slug={slug} isCard />
        </h3>
        {count > 0 && (
          <p className="tnum text-sm font-semibold">
            {count} {plural(texts.usedIn, count)}
          </p>
        )}
        <p className="col-span-full mt-0.5 max-w-[30rem] text-sm text-ink-2">{summary}</p>
        {count > 0 && (
          <p className="col-span-full mt-3 flex gap-1" aria-hidden="true">
            {uses.map((isUsed, index) => (
              <i key={index} className={`size-2.5 rounded-[1px] ${isUsed ? 'bg-accent' : 'bg-line'}`} />
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

type LinkProps = { name: string; slug: string | null; isCard?: boolean };

function TechnologyLink({ name, slug, isCard = false }: LinkProps) {
  if (!slug) return name;
  return (
    <Link
      to={`/tech/${slug}`}
      className={`no-underline hover:underline hover:decoration-accent hover:decoration-2 ${isCard ? 'card-link' : ''}`}
    >
      {name}
    </Link>
  );
}
