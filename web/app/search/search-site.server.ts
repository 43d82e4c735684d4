import { memoByVersion } from '#app/content/memo-by-version.server.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchResponse } from './search-result.ts';

const getIndex = memoByVersion({
  version: listSitePages,
  make: async (index: SearchIndex = new SearchIndex()) => {
    await index.update(await listSitePages());
    return index;
  },
});

/** Follows publications within 2 s. @throws ContentError if content was never read */
export async function searchSite(query: string, perGroup: number): Promise<SearchResponse> {
  return (await getIndex()).search(query, perGroup);
}
