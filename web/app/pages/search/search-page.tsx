import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PAGES } from '#app/page-addresses.ts';
import { Highlighted } from '#app/search/highlighted.tsx';
import { SearchForm } from '#app/search/search-form.tsx';
import type { SearchGroup } from '#app/search/search-result.ts';
import { searchSite } from '#app/search/search-site.server.ts';
import { useSummary } from '#app/search/use-summary.ts';
import type { PageKind } from '#app/site-map/site-page.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Route } from './+types/search-page';

const RESULTS_A_GROUP = 10;

const WAYS = [
  ['project', PAGES.projects],
  ['article', PAGES.blog],
  ['byte', PAGES['technical-bytes']],
  ['service', PAGES.services],
  ['resource', PAGES['free-resources']],
  ['job', PAGES.careers],
] as const satisfies [PageKind, string][];

export async function loader({ request }: Route.LoaderArgs) {
  const result = await searchSite(new URL(request.url).searchParams.get('q') ?? '', RESULTS_A_GROUP);
  if (result.total > 0) return { ...result, ways: [] };
  const pages = await listSitePages();
  const ways = WAYS.map(([kind, path]) => ({ kind, path, count: pages.filter((page) => page.kind === kind).length }));
  return { ...result, ways: ways.filter(({ count }) => count > 0) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function SearchPage({ loaderData: { ways, ...result } }: Route.ComponentProps) {
  const { search } = useMessages();
  const summarize = useSummary();
  const { query, fit, groups } = result;
  const crumbs = [{ label: search.title }];
  return (
    <>
      <PageMeta
        title={query ? interpolate(search.titleFor, { query }) : search.title}
        description={search.lead}
        crumbs={crumbs}
        isListed={false}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns gap-y-7">
        <h1 className="c-1-10">{search.title}</h1>
        <search className="c-1-8">
          <SearchForm defaultValue={query} />
        </search>
        {query && (
          <p className="c-1-10 muted" role="status">
            {fit === 'none' ? `${summarize(result)} ${search.nothingHint}` : summarize(result)}
          </p>
        )}
      </div>
      <div className="wrap pb-section">
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
        {ways.length > 0 && <WaysIn ways={ways} />}
      </div>
    </>
  );
}

function WaysIn({ ways }: { ways: { kind: PageKind; path: string; count: number }[] }) {
  const { kinds, search } = useMessages();
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="h4 mb-4">
        {search.ways}
      </h2>
      <ul className="ways">
        {ways.map(({ kind, path, count }) => (
          <li key={kind}>
            <Link to={path}>
              {kinds[kind].many} <sup>{count}</sup>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ group: { kind, total, results } }: { group: SearchGroup }) {
  const { kinds, search } = useMessages();
  const plural = usePlural();
  const id = `found-${kind}`;
  return (
    <section className="columns found" aria-labelledby={id}>
      <h2 id={id} className="c-1-3">
        {kinds[kind].many} <sup className="found__count">{total}</sup>
      </h2>
      <div className="c-4-12">
        <ol className="found__list">
          {results.map(({ path, title, excerpt, facts }) => (
            <li key={path}>
              <h3>
                <Link to={path}>
                  <Highlighted segments={title} />
                </Link>
              </h3>
              {facts.length > 0 && (
                <p className="small muted">
                  <Highlighted segments={facts} />
                </p>
              )}
              <p>
                <Highlighted segments={excerpt} />
              </p>
            </li>
          ))}
        </ol>
        {total > results.length && <p className="small muted mt-5">{plural(search.more, total - results.length)}</p>}
      </div>
    </section>
  );
}
