import { languageAt } from '#app/i18n/use-locale.ts';
import { searchSite } from '#app/search/search-site.server.ts';
import type { Route } from './+types/search-api';

const RESULTS = 8;
const MAX_AGE_S = 10;

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = searchParams.get('q') ?? '';
  const result = await searchSite(query, RESULTS, languageAt(pathname).locale);
  return Response.json(result, { headers: { 'cache-control': `private, max-age=${MAX_AGE_S}` } });
}
