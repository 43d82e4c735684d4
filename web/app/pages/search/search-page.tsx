import { useId } from 'react';
import { withFallback } from '#app/content/client.server.ts';
import { findLikes } from '#app/content/likes.server.ts';
import { listServices } from '#app/content/services.server.ts';
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

const RESULTS = 60;
/** The others open below. */
const SHOWN = 12;
/** They have no pictures, and their name says what they are: they come last, as a list of links. */
const SHORT_KINDS: ReadonlySet<ResultKind> = new Set(['page', 'author', 'technology', 'industry', 'topic']);

/** In place of a picture: the drawings of a brand are never used for a person, a job or a message. */
const SIGNS: Partial<Record<ResultKind, string>> = { answer: '?', byte: '?', job: '+', author: '+' };

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
  const [result, pages, services] = await Promise.all([
    searchSite(searchParams.get('q') ?? '', RESULTS, locale),
    listSitePages(locale),
    withFallback('number of services', [], listServices),
  ]);
  recordIfMissed(result);
  const covers = new Map(pages.map(({ path, cover }) => [path, cover]));
  const likes = result.results.some(({ kind }) => kind === 'byte') ? await findLikes() : {};
  const results = result.results.map((found) => ({
    ...found,
    cover: covers.get(found.path) ?? null,
    likes: found.kind === 'byte' ? (likes[found.path.split('/').at(-1) ?? ''] ?? 0) : 0,
  }));
  const lists = LISTS.map(([kind, path]) => ({
    kind,
    path,
    count: kind === 'service' ? services.length : pages.filter(isListedAt(kind, path)).length,
  }));
  return { ...result, results, lists: lists.filter(({ count }) => count > 0) };
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
        <h1 className="mb-4">{search.title}</h1>
        <search>
          <SearchForm defaultValue={query} isLarge={query !== ''} />
        </search>
        {query && (
          <p className="muted" role="status">
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
      {lists.length > 0 && <WaysIn lists={lists} isFirst={matching.length === 0} />}
      <CallToActionSection
        id="search-contact"
        {...search.ask}
        link={{ label: nav.contact, url: PAGES.contact }}
        tone="strong"
        image={null}
        steps={[]}
      />
    </>
  );
}

type WaysInProps = { lists: { kind: PageKind; path: string; count: number }[]; isFirst: boolean };

/** After results they are a line. */
function WaysIn({ lists, isFirst }: WaysInProps) {
  const { kinds, search } = useMessages();
  return (
    <section className={`wrap ${isFirst ? 'pb-section' : 'pt-10 pb-12 lg:pb-16'}`} aria-labelledby="search-lists">
      <div className={isFirst ? '' : 'items-baseline gap-x-8 border-t-2 border-ink pt-4 lg:flex'}>
        <h2 id="search-lists" className={isFirst ? 'rule pt-5 pb-6 text-h3' : 'text-h4'}>
          {search.lists}
        </h2>
        <ul
          className={
            isFirst
              ? 'grid gap-x-[var(--gap)] border-b border-line sm:grid-cols-2 lg:grid-cols-3'
              : 'grid grid-cols-2 gap-x-6 max-lg:mt-2 sm:grid-cols-3 lg:flex'
          }
        >
          {lists.map(({ kind, path, count }) => (
            <li key={kind}>
              <Link
                to={path}
                className={`flex items-baseline no-underline hover:text-inherit hover:underline hover:decoration-2 ${
                  isFirst
                    ? 'gap-3 border-t border-line py-4 font-display text-[clamp(1.625rem,1.3rem+1.1vw,2.375rem)] leading-[1.2] font-medium tracking-[-0.02em] max-[15rem]:text-[1.25rem] lg:py-6'
                    : 'gap-1.5 py-2 font-semibold'
                }`}
              >
                {kinds[kind].many} <Count number={count} />
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

/** Best match first. */
function Results({ results, hasBest = false }: { results: Found[]; hasBest?: boolean }) {
  const { search } = useMessages();
  const plural = usePlural();
  const { ranked = [], short = [] } = Object.groupBy(results, ({ kind }) =>
    SHORT_KINDS.has(kind) ? 'short' : 'ranked',
  );
  const rest = ranked.slice(SHOWN);
  return (
    <>
      <Ranked results={ranked.slice(0, SHOWN)} hasBest={hasBest && ranked[0] === results[0]} />
      {rest.length > 0 && (
        <details className="group border-t border-line pt-5 pb-4">
          <summary className="btn btn--line btn--sm list-none [&::-webkit-details-marker]:hidden">
            {plural(search.moreResults, rest.length)}
            <Icon name="chevron" className="group-open:rotate-180" />
          </summary>
          <Ranked results={rest} />
        </details>
      )}
      <Short results={short} />
    </>
  );
}

function Ranked({ results, hasBest = false }: { results: Found[]; hasBest?: boolean }) {
  const { bytes, kinds, search } = useMessages();
  const plural = usePlural();
  return (
    <ol>
      {results.map(({ path, lang, kind, title, excerpt, facts, date, cover, likes }, index) => (
        <li
          key={path}
          lang={lang}
          className="columns border-t border-line py-5 first:border-t-0 max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-[15rem]:block max-lg:grid-rows-[1fr_auto_auto_auto_auto_1fr] md:py-6 lg:grid-rows-[1fr_auto_auto_1fr]"
        >
          <p className="mb-1 text-sm font-semibold text-ink-2 max-md:col-[2] row-start-2 md:col-[4/13] lg:col-[10/13] lg:text-right">
            {hasBest && index === 0 ? interpolate(search.best, { kind: kinds[kind].one }) : kinds[kind].one}
          </p>
          <h3 className="font-display text-[1.25rem] leading-[1.2] font-medium tracking-[-0.012em] max-md:col-[2] row-start-3 md:col-[4/13] md:text-[1.5rem] lg:col-[3/10] lg:row-start-2">
            <Link to={path} className="plain">
              <Highlighted segments={title} />
            </Link>
          </h3>
          <p className="mt-2 text-ink-2 max-md:col-[2] row-start-4 max-md:text-sm md:col-[4/13] lg:col-[3/10] lg:row-start-3">
            <Highlighted segments={excerpt} />
          </p>
          <p className="mt-2 flex flex-wrap content-start gap-x-4 text-sm text-ink-2 empty:hidden max-md:col-[2] row-start-5 md:col-[4/13] lg:col-[10/13] lg:row-start-3 lg:mt-2.5 lg:justify-end lg:text-right">
            {facts.length > 0 && (
              <span>
                <Highlighted segments={facts} />
              </span>
            )}
            {date && <DateText day={date} />}
            {likes > 0 && (
              <span className="tnum md:sr-only">
                {likes} {plural(bytes.likes, likes)}
              </span>
            )}
          </p>
          <div className="max-md:col-[1] row-[1/-1] max-[15rem]:hidden md:col-[1/4] lg:col-[1/3]">
            {cover ? (
              <Image
                image={cover}
                width={212}
                sizes="14rem"
                alt=""
                className="aspect-square w-full rounded-plate object-cover md:aspect-[4/3]"
              />
            ) : likes > 0 || SIGNS[kind] ? (
              <p
                className="grid aspect-square content-end rounded-plate bg-accent-soft p-2 text-sm text-ink-2 md:aspect-[4/3] md:p-4"
                aria-hidden="true"
              >
                <b className="tnum font-display text-[1.75rem] md:text-[3rem] leading-none font-medium tracking-[-0.03em] text-ink">
                  {likes || SIGNS[kind]}
                </b>
                {likes > 0 && <span className="max-md:hidden">{plural(bytes.likes, likes)}</span>}
              </p>
            ) : (
              <Cover
                text={path}
                columns={4}
                rows={3}
                className="aspect-square w-full rounded-plate object-cover md:aspect-auto"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Short({ results }: { results: Found[] }) {
  const { kinds, search } = useMessages();
  if (results.length === 0) return null;
  return (
    <div className="columns mt-6 gap-y-3 border-t-2 border-ink pt-5">
      <h3 className="text-h4 lg:col-[1/3] lg:pt-1.5">{search.short}</h3>
      <ul
        className={`gap-x-(--gap) sm:columns-2 md:col-span-full lg:col-[3/13] ${results.length % 3 === 1 ? '' : 'lg:columns-3'}`}
      >
        {results.map(({ path, lang, kind, title }) => (
          <li key={path} lang={lang} className="break-inside-avoid border-b border-line">
            <Link to={path} className="plain flex min-h-11 items-baseline justify-between gap-x-4 py-2.5">
              <span className="font-display text-[1.125rem] leading-[1.25] font-medium">
                <Highlighted segments={title} />
              </span>
              <span className="text-sm text-ink-2">{kinds[kind].one}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
