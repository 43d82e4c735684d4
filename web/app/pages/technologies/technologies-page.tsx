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
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import type { Route } from './+types/technologies-page';
import { nameProjects } from './name-projects.ts';

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
  return { page, technologies: nameProjects(byCategory, projects), total: projects.length };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function TechnologiesPage({ loaderData: { page, technologies, total } }: Route.ComponentProps) {
  const { nav, technology: texts } = useMessages();
  const title = page?.title ?? nav.technologies;
  const hero = page?.hero ?? { heading: title, lead: '' };
  const crumbs = [{ label: title }];
  const listed = technologies.map(({ name, slug }) => ({ title: name, path: slug && `/tech/${slug}` }));
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
      <div className="section wrap grid gap-y-12 lg:gap-y-16">
        {[...Map.groupBy(technologies, ({ category }) => category)].map(([category, entries]) => (
          <section key={category} className="columns gap-y-3" aria-labelledby={category}>
            <div className="col-span-full lg:col-[1/4]">
              <h2 id={category} className="stay text-h3 lg:border-t-2 lg:border-ink lg:pt-5">
                {texts.categoriesMany[category]}
              </h2>
            </div>
            <ul className="col-span-full border-t-2 border-ink lg:col-[4/13]">
              {entries.map((technology) => (
                <TechnologyRow key={technology.name} technology={technology} total={total} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {page && <Blocks blocks={page.blocks} />}
    </>
  );
}

type RowProps = { technology: Route.ComponentProps['loaderData']['technologies'][number]; total: number };

function TechnologyRow({ technology, total }: RowProps) {
  const { technology: texts } = useMessages();
  const plural = usePlural();
  const { name, slug, summary, projects } = technology;
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 border-t border-line py-5 first:border-t-0 max-[15rem]:grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_6.5rem] lg:py-6">
      <h3 className="text-[clamp(1.625rem,1.3rem+1.1vw,2.375rem)] leading-[1.1] tracking-[-0.02em] max-[15rem]:text-[1.25rem]">
        {slug ? (
          <Link
            to={`/tech/${slug}`}
            className="card-link group-hover:underline group-hover:decoration-accent group-hover:decoration-2"
          >
            {name}{' '}
            <Icon
              name="arrow-right"
              className="inline-block size-[0.55em] text-accent transition-[translate] group-hover:translate-x-1"
            />
          </Link>
        ) : (
          name
        )}
      </h3>
      <div className="col-span-full grid content-start gap-2 lg:col-span-1 lg:pt-1">
        <p>{summary}</p>
        {projects.named.length > 0 && (
          <ul className="text-sm" aria-label={texts.usedInNames}>
            {projects.named.map(({ title, path }) => (
              <li key={path} className="mt-1">
                <Link
                  to={path}
                  className="relative z-1 text-ink-2 decoration-line-strong decoration-1 hover:decoration-accent"
                >
                  <NoBreak text={title} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {projects.count > 0 && (
        <p className="col-start-2 row-start-1 grid w-[7.5rem] content-start gap-y-1.5 max-[15rem]:col-start-1 lg:col-start-3 lg:w-auto max-[15rem]:row-start-auto">
          <span className="flex flex-wrap items-baseline justify-end gap-x-1.5 lg:block">
            <b className="block font-display text-[clamp(1.625rem,1.3rem+1.1vw,2.375rem)] leading-[1.1] font-medium tabular-nums">
              {projects.count}
            </b>{' '}
            <span className="text-xs text-ink-2">{plural(texts.usedIn, projects.count)}</span>
          </span>
          <span className="h-1.5 bg-plate" aria-hidden="true">
            <span className="block h-full bg-accent" style={{ width: `${(projects.count / total) * 100}%` }} />
          </span>
        </p>
      )}
    </li>
  );
}
