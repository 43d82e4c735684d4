import { searchSite } from '#app/search/search-site.server.ts';
import type { Route } from './+types/search-api';

const RESULTS_A_GROUP = 4;
const MAX_AGE_S = 10;

export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const result = await searchSite(query, RESULTS_A_GROUP);
  return Response.json(result, { headers: { 'cache-control': `private, max-age=${MAX_AGE_S}` } });
}
