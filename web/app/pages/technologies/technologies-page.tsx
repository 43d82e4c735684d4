import { withFallback } from '#app/content/client.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { listTechnologies } from '#app/content/technologies.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { TechnologyTiles } from '#app/sections/technologies.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import type { Route } from './+types/technologies-page';

/** The list needs no editorial text. */
export async function loader() {
  const [page, technologies] = await Promise.all([
    withFallback('words above the technologies', null, () => findPage('tech')),
    listTechnologies(),
  ]);
  return { page, technologies };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function TechnologiesPage({ loaderData: { page, technologies } }: Route.ComponentProps) {
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
      <div className="section wrap grid gap-y-14">
        {[...Map.groupBy(technologies, ({ category }) => category)].map(([category, entries]) => (
          <section key={category} className="rule columns gap-y-6 pt-5" aria-labelledby={category}>
            <h2 id={category} className="col-span-full lg:col-[1/5]">
              {texts.categoriesMany[category]}
            </h2>
            <div className="col-span-full lg:col-[5/13]">
              <TechnologyTiles technologies={entries} columns="two" />
            </div>
          </section>
        ))}
      </div>
      {page && <Blocks blocks={page.blocks} />}
    </>
  );
}
