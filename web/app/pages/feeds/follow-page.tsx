import { requirePage } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { FEEDS, LISTS } from '#app/page-addresses.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { useIsPublished } from '#app/ui/unpublished-pages.ts';
import type { Route } from './+types/follow-page';

export async function loader() {
  return { page: await requirePage('follow') };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function FollowPage({ loaderData: { page } }: Route.ComponentProps) {
  const { follow, kinds } = useMessages();
  const { toLocale } = useLanguage();
  const { origin } = useRootData();
  const isPublished = useIsPublished();
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} />
      <PageHeader hero={hero} crumbs={crumbs} layout="split" />
      <ul className={`wrap ${blocks.length ? '' : 'pb-section'}`}>
        {LISTS.filter(isPublished).map((list) => {
          const kind = FEEDS[list];
          const feed = toLocale(`${list}/feed.xml`);
          return (
            <li key={list} className="columns gap-y-4 border-t border-line py-7">
              <div className="md:col-[1/7]">
                <h2 className="text-h3">
                  <Link to={list} className="plain">
                    {kinds[kind].many}
                  </Link>
                </h2>
                <p className="muted mt-1">{follow.about[kind]}</p>
              </div>
              <div className="md:col-[7/13]">
                <a
                  href={feed}
                  className="block rounded-control border border-line-strong bg-surface px-4 py-3 font-mono text-sm wrap-anywhere no-underline hover:underline"
                >
                  {origin}
                  <wbr />
                  {feed}
                </a>
                {/* The button appears after hydration: it is last, so that nothing shifts. */}
                <p className="mt-1 flex flex-wrap items-center gap-x-4">
                  <a className="link text-sm font-semibold" href={toLocale(`${list}/atom.xml`)}>
                    Atom<span className="sr-only"> {kinds[kind].many}</span>
                  </a>
                  <CopyButton what={kinds[kind].many} read={() => origin + feed} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <Blocks blocks={blocks} />
    </>
  );
}
