import { useEffect, useId, useRef } from 'react';
import { withFallback } from '#app/content/client.server.ts';
import { findLikes } from '#app/content/likes.server.ts';
import { countServices } from '#app/content/services.server.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { PAGES } from '#app/page-addresses.ts';
import { Highlighted } from '#app/search/highlighted.tsx';
import { recordIfMissed } from '#app/search/missed-search.server.ts';
import { SearchForm } from '#app/search/search-form.tsx';
import { groupByMatch, type ResultKind } from '#app/search/search-result.ts';
import { searchSite } from '#app/search/search-site.server.ts';
import { useSummary } from '#app/search/use-summary.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import type { PageKind, SitePage } from '#app/site-map/site-page.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { Cover } from '#app/ui/art.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { DateText } from '#app/ui/date.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Route } from './+types/search-page';

const MAX_RESULTS = 60;
/** More results are in a `<details>`. */
const VISIBLE_RESULTS = 12;
/** Kinds that have no image, and whose title says enough: listed as links after the other results. */
const SHORT_KINDS: ReadonlySet<ResultKind> = new Set(['page', 'author', 'technology', 'industry', 'topic']);

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
  const [result, pages, likes, serviceCount] = await Promise.all([
    searchSite(searchParams.get('q') ?? '', MAX_RESULTS, locale),
    listSitePages(locale),
    findLikes(),
    withFallback('number of services', 0, countServices),
  ]);
  recordIfMissed(result);
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const shown = new Set<string>();
  const results = result.results.map((found) => {
    // An answer has the cover of its page.
    const page = pageAt.get(found.path.split('#')[0] ?? '');
    const cover = page?.cover ?? null;
    // Each cover is shown once, at the first result that has it.
    const isShown = cover !== null && !SHORT_KINDS.has(found.kind) && !shown.has(cover.src);
    if (isShown) shown.add(cover.src);
    return {
      ...found,
      cover: isShown ? cover : null,
      likes: found.kind === 'byte' && page ? (likes[page.slug] ?? null) : null,
    };
  });
  const lists = LISTS.map(([kind, path]) => ({
    kind,
    path,
    count: kind === 'service' ? serviceCount : pages.filter(isListedAt(kind, path)).length,
  }));
  const published = new Set(pages.map(({ path }) => path));
  return { ...result, results, lists: lists.filter(({ path, count }) => count > 0 && published.has(path)) };
}

const isListedAt = (kind: PageKind, path: string) => (page: SitePage) =>
  page.kind === kind && page.listedAt.includes(path);

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

type Found = Route.ComponentProps['loaderData']['results'][number];

export default function SearchPage({ loaderData: { lists, ...result } }: Route.ComponentProps) {
  const { search, nav } = useMessages();
  const summarize = useSummary();
  const plural = usePlural();
  const { query, match, total, results } = result;
  const { matching, partial } = groupByMatch(result);
  const id = useId();
  const crumbs = [{ label: search.title }];
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const shownQuery = useRef(query);
  // A new search replaces the form, which had the focus.
  useEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    (summary.current ?? heading.current)?.focus({ preventScroll: true });
  }, [query]);
  return (
    <>
      <PageMeta
        title={query ? interpolate(search.titleFor, { query }) : search.title}
        description={search.lead}
        crumbs={crumbs}
        isListed={false}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap grid gap-y-4 pt-8 pb-8 md:pt-6">
        <h1 ref={heading} tabIndex={-1} className="mb-4">
          {search.title}
        </h1>
        <search className="max-w-[48rem]">
          <SearchForm defaultValue={query} />
        </search>
        {query && (
          <p ref={summary} tabIndex={-1} className="muted">
            {match === 'none' ? `${summarize(result)} ${search.nothingHint}` : summarize(result)}
          </p>
        )}
      </div>
      {matching.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className="sr-only">
            {search.results}
          </h2>
          <div className="wrap">
            <div className="border-t border-line">
              <Results results={matching} hasBest />
            </div>
          </div>
        </section>
      )}
      {partial.length > 0 && (
        <section className="wrap mt-10" aria-labelledby="search-partial">
          <h2 id="search-partial" className="border-t-2 border-ink pt-5 text-h3">
            {search.partial}
          </h2>
          <Results results={partial} />
        </section>
      )}
      {total > results.length && <p className="wrap small muted pt-5">{plural(search.more, total - results.length)}</p>}
      {lists.length > 0 && <MainLists lists={lists} isFirst={matching.length === 0} />}
      <CallToActionSection
        id="search-contact"
        {...search.ask}
        link={{ label: nav.contact, url: PAGES.contact }}
        tone="strong"
      />
    </>
  );
}

type MainListsProps = { lists: { kind: PageKind; path: string; count: number }[]; isFirst: boolean };

/** Links to the main lists, in one row if they follow results. */
function MainLists({ lists, isFirst }: MainListsProps) {
  const { kinds, search } = useMessages();
  return (
    <section className={`wrap ${isFirst ? 'pb-section' : 'pt-10 pb-section'}`} aria-labelledby="search-lists">
      <div className={isFirst ? '' : 'columns items-baseline border-t-2 border-ink pt-4'}>
        <h2 id="search-lists" className={isFirst ? 'rule pt-5 pb-6 text-h3' : 'text-h3 lg:col-[1/4]'}>
          {search.lists}
        </h2>
        <ul
          className={
            isFirst
              ? 'grid gap-x-[var(--gap)] border-b border-line sm:grid-cols-2 lg:grid-cols-3'
              : 'grid grid-cols-2 gap-x-(--gap) max-lg:mt-2 sm:grid-cols-3 lg:col-[4/13] lg:flex lg:flex-wrap'
          }
        >
          {lists.map(({ kind, path, count }) => (
            <li key={kind}>
              <Link
                to={path}
                className={`flex items-baseline ${
                  isFirst
                    ? 'gap-3 no-underline hover:text-inherit hover:underline hover:decoration-2 border-t border-line py-4 font-display text-[clamp(1.625rem,1.3rem+1.1vw,2.375rem)] leading-[1.2] font-medium tracking-[-0.02em] max-[15rem]:text-[1.25rem] lg:py-6'
                    : 'gap-1.5 py-2 font-semibold no-underline'
                }`}
              >
                <span className={isFirst ? '' : 'link'}>{kinds[kind].many}</span> <Count number={count} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Count({ number }: { number: number }) {
  return <span className="tnum font-sans text-sm font-normal tracking-normal text-ink-2">{number}</span>;
}

function Results({ results, hasBest = false }: { results: Found[]; hasBest?: boolean }) {
  const { search } = useMessages();
  const plural = usePlural();
  const { ranked = [], short = [] } = Object.groupBy(results, ({ kind }) =>
    SHORT_KINDS.has(kind) ? 'short' : 'ranked',
  );
  const rest = ranked.slice(VISIBLE_RESULTS);
  return (
    <>
      <RankedResults results={ranked.slice(0, VISIBLE_RESULTS)} hasBest={hasBest && ranked[0] === results[0]} />
      {rest.length > 0 && (
        <details className="group border-t border-line pt-5 pb-4">
          <summary className="btn btn--line btn--sm list-none [&::-webkit-details-marker]:hidden">
            {plural(search.moreResults, rest.length)}
            <Icon name="chevron" className="group-open:rotate-180" />
          </summary>
          <RankedResults results={rest} />
        </details>
      )}
      <ShortResults results={short} />
    </>
  );
}

const COVER =
  'row-[1/3] max-md:row-[2] max-md:mt-3.5 aspect-3/2 w-full rounded-plate object-cover max-md:col-[2] max-[15rem]:hidden md:col-[10/13] lg:col-[11/13]';
const textOf = (segments: Found['title']) => segments.map(({ text }) => text).join('');

/** If some results have a cover, questions have their likes in its place, and the brand draws one for each of the others. */
function RankedResults({ results, hasBest = false }: { results: Found[]; hasBest?: boolean }) {
  const { kinds, search, bytes } = useMessages();
  const plural = usePlural();
  const isBest = (index: number) => hasBest && index === 0;
  const haveCovers = results.some(({ cover }) => cover);
  const place = haveCovers ? 'md:max-lg:col-[1/10]' : 'md:max-lg:max-w-[42rem]';
  return (
    <ol>
      {results.map(({ path, lang, kind, title, excerpt, facts, date, cover, likes }, index) => (
        <li key={path} lang={lang} className="border-t border-line py-5 first:border-t-0 md:py-6">
          <article className="columns relative grid-rows-[auto_1fr] items-start max-md:grid-cols-[minmax(0,1fr)_5rem] max-[15rem]:block">
            {cover ? (
              <Image image={cover} width={204} sizes="(width < 48rem) 9rem, 13rem" alt="" className={COVER} />
            ) : haveCovers && likes !== null ? (
              <p className={`${COVER} grid place-content-center bg-plate text-center text-sm leading-[1.3] text-ink-2`}>
                <b className="font-display text-[1.5rem] leading-none font-medium text-ink md:text-[2.5rem]">{likes}</b>{' '}
                {plural(bytes.likes, likes)}
              </p>
            ) : (
              haveCovers && <Cover text={textOf(title)} columns={3} rows={2} className={COVER} />
            )}
            <p
              className={`meta max-md:col-span-full lg:col-[1/4] lg:row-[1/3] lg:flex-col lg:items-start lg:pt-1.5 ${place}`}
            >
              <span className="font-semibold text-ink">
                {kinds[kind].one}
                {isBest(index) && <span className="ml-3 text-accent-text">{search.best}</span>}
              </span>
              {facts.length > 0 && (
                <span>
                  <Highlighted segments={facts} />
                </span>
              )}
              {date && <DateText day={date} />}
            </p>
            <div className={`lg:col-[4/11] ${haveCovers ? 'max-md:col-[1]' : ''} ${place}`}>
              <h3 className="max-lg:mt-2 max-md:text-[1.1875rem]">
                <Link to={path} className="card-link">
                  <Highlighted segments={title} isTitle />
                </Link>
              </h3>
              <p className="muted mt-2 max-md:text-sm">
                <Highlighted segments={excerpt} />
              </p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function ShortResults({ results }: { results: Found[] }) {
  const { kinds, search } = useMessages();
  if (results.length === 0) return null;
  return (
    <div className="columns mt-6 gap-y-3 border-t-2 border-ink pt-5">
      <h3 className="lg:col-[1/4]">{search.short}</h3>
      <ul
        className={`gap-x-(--gap) sm:columns-2 md:col-span-full lg:col-[4/13] ${results.length % 3 === 1 ? '' : 'md:columns-3'}`}
      >
        {results.map(({ path, lang, kind, title }) => (
          <li key={path} lang={lang} className="break-inside-avoid border-b border-line">
            <Link to={path} className="plain flex min-h-11 items-baseline justify-between gap-x-4 py-2.5">
              <span className="font-display text-[1.125rem] leading-[1.25] font-medium">
                <Highlighted segments={title} isTitle />
              </span>
              <span className="text-sm text-ink-2">{kinds[kind].one}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
