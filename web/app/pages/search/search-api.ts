import { languageAt } from '#app/i18n/use-locale.ts';
import { recordIfMissed } from '#app/search/missed-search.server.ts';
import { searchSite } from '#app/search/search-site.server.ts';
import type { Route } from './+types/search-api';

const MAX_RESULTS = 8;
const MAX_AGE_S = 10;

export async function loader({ request }: Route.LoaderArgs) {
  return Response.json(await search(request, MAX_RESULTS), {
    headers: { 'cache-control': `private, max-age=${MAX_AGE_S}` },
  });
}

/** The dialog posts a query here once the visitor stops typing, so that unfinished words are not recorded as misses. */
export async function action({ request }: Route.ActionArgs) {
  recordIfMissed(await search(request, 0));
  return new Response(null, { status: 204 });
}

function search(request: Request, limit: number) {
  const { pathname, searchParams } = new URL(request.url);
  return searchSite(searchParams.get('q') ?? '', limit, languageAt(pathname).locale);
}
