import { useId } from 'react';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PAGES } from '#app/page-addresses.ts';
import { Highlighted } from '#app/search/highlighted.tsx';
import { recordIfMissed } from '#app/search/missed-search.server.ts';
import { SearchForm } from '#app/search/search-form.tsx';
import { groupByMatch, type SearchResult } from '#app/search/search-result.ts';
import { searchSite } from '#app/search/search-site.server.ts';
import { useSummary } from '#app/search/use-summary.ts';
import type { PageKind } from '#app/site-map/site-page.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Route } from './+types/search-page';

const RESULTS = 60;
/** Of each kind; the others open below. */
const GROUP_SHOWN = 4;

const LISTS = [
  ['project', PAGES.projects],
  ['article', PAGES.blog],
  ['byte', PAGES['technical-bytes']],
  ['service', PAGES.services],
  ['resource', PAGES['free-resources']],
  ['job', PAGES.careers],
] as const satisfies [PageKind, string][];

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = languageAt(pathname);
  const result = await searchSite(searchParams.get('q') ?? '', RESULTS, locale);
  recordIfMissed(result);
  if (result.total > 0) return { ...result, lists: [] };
  const pages = await listSitePages(locale);
  const lists = LISTS.map(([kind, path]) => ({ kind, path, count: pages.filter((page) => page.kind === kind).length }));
  return { ...result, lists: lists.filter(({ count }) => count > 0) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function SearchPage({ loaderData: { lists, ...result } }: Route.ComponentProps) {
  const { search } = useMessages();
  const summarize = useSummary();
  const plural = usePlural();
  const { query, match, total, results } = result;
  const { matching, partial } = groupByMatch(result);
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
        <h1 className="md:col-[1/11]">{search.title}</h1>
        <search className="md:col-[1/9]">
          <SearchForm defaultValue={query} />
        </search>
        {query && (
          <p className="md:col-[1/11] muted" role="status">
            {match === 'none' ? `${summarize(result)} ${search.nothingHint}` : summarize(result)}
          </p>
        )}
      </div>
      <div className="wrap pb-section">
        {matching.length > 0 && <Results results={matching} heading={search.results} className="sr-only" />}
        {partial.length > 0 && <Results results={partial} heading={search.partial} className="h4 py-4" />}
        {total > results.length && <p className="small muted mt-5">{plural(search.more, total - results.length)}</p>}
        {lists.length > 0 && <WaysIn lists={lists} />}
      </div>
    </>
  );
}

function WaysIn({ lists }: { lists: { kind: PageKind; path: string; count: number }[] }) {
  const { kinds, search } = useMessages();
  return (
    <section aria-labelledby="search-lists">
      <h2 id="search-lists" className="h4 mb-4">
        {search.lists}
      </h2>
      <ul className="grid gap-x-[var(--gap)] border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {lists.map(({ kind, path, count }) => (
          <li key={kind}>
            <Link
              to={path}
              className="flex items-baseline gap-3 border-t border-line py-3.5 font-display text-h3 font-medium no-underline hover:text-inherit hover:underline hover:decoration-2"
            >
              {kinds[kind].many}{' '}
              <sup className="tnum font-sans text-sm/none font-normal tracking-normal text-ink-2">{count}</sup>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ResultsProps = { results: SearchResult[]; heading: string; className: string };

/** By kind, the kind of the best match first. */
function Results({ results, heading, className }: ResultsProps) {
  const { kinds } = useMessages();
  const id = useId();
  return (
    <section className="mb-14 border-t-2 border-ink last:mb-0" aria-labelledby={id}>
      <h2 id={id} className={className}>
        {heading}
      </h2>
      {[...Map.groupBy(results, ({ kind }) => kind)].map(([kind, group]) => (
        <section key={kind} className="columns gap-y-4 border-t border-line pt-6 first-of-type:border-t-0">
          <h3 className="h4 col-span-full whitespace-nowrap md:col-[1/4] md:pt-1">
            {group.length > 1 ? kinds[kind].many : kinds[kind].one}{' '}
            {group.length > 1 && (
              <sup className="tnum font-sans text-sm/none font-normal text-ink-2">{group.length}</sup>
            )}
          </h3>
          <Group results={group} />
        </section>
      ))}
    </section>
  );
}

function Group({ results }: { results: SearchResult[] }) {
  const { search } = useMessages();
  const plural = usePlural();
  const rest = results.slice(GROUP_SHOWN);
  return (
    <div className="col-span-full pb-3 md:col-[4/13]">
      <ResultList results={results.slice(0, GROUP_SHOWN)} />
      {rest.length > 0 && (
        <details className="pb-6">
          <summary className="mb-5 w-max cursor-pointer py-1 font-semibold">
            {plural(search.moreOfKind, rest.length)}
          </summary>
          <ResultList results={rest} />
        </details>
      )}
    </div>
  );
}

function ResultList({ results }: { results: SearchResult[] }) {
  return (
    <ol className="max-w-[44rem]">
      {results.map(({ path, lang, title, excerpt, facts }) => (
        <li key={path} lang={lang} className="pb-6">
          <h4 className="font-display text-h3 font-medium">
            <Link to={path} className="plain">
              <Highlighted segments={title} />
            </Link>
          </h4>
          {facts.length > 0 && (
            <p className="small muted mt-0.5">
              <Highlighted segments={facts} />
            </p>
          )}
          <p className="mt-1 text-ink-2">
            <Highlighted segments={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}
