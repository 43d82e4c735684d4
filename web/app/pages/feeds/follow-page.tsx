import { withFallback } from '#app/content/client.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { FEEDS } from '#app/page-addresses.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Route } from './+types/follow-page';

export async function loader() {
  return { page: await withFallback('words about feeds', null, () => findPage('follow')) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function FollowPage({ loaderData: { page } }: Route.ComponentProps) {
  const { follow, kinds } = useMessages();
  const { toLocale } = useLanguage();
  const { origin } = useRootData();
  const title = page?.title ?? follow.title;
  const hero = page?.hero ?? { heading: title, lead: follow.lead };
  const crumbs = [{ label: title }];
  return (
    <>
      <PageMeta title={title} description={hero.lead} crumbs={crumbs} {...(page && { seo: page.seo })} />
      <PageHeader hero={hero} crumbs={crumbs} layout="split" />
      <ul className={`wrap ${page?.blocks.length ? '' : 'pb-section'}`}>
        {Object.entries(FEEDS).map(([list, kind]) => {
          const feed = toLocale(`${list}/feed.xml`);
          return (
            <li key={list} className="columns items-baseline gap-y-2 border-t border-line py-6">
              <h2 className="h4 c-1-4">
                <Link to={list}>{kinds[kind].many}</Link>
              </h2>
              <div className="c-6-12">
                <p className="muted">{follow.about[kind]}</p>
                <a href={feed} className="break-all">
                  {origin + feed}
                </a>
                {/* The button comes with the scripts: last, so that nothing moves. */}
                <p className="flex flex-wrap items-center gap-x-2 -ml-2.5">
                  <a className="copy" href={toLocale(`${list}/atom.xml`)}>
                    Atom<span className="sr"> {kinds[kind].many}</span>
                  </a>
                  <CopyButton what={kinds[kind].many} read={() => origin + feed} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {page && <Blocks blocks={page.blocks} />}
    </>
  );
}
