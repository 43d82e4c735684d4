import { followingContent } from '../content/following-content.server.ts';
import { listSitePages } from '../registry/site-pages.server.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchAnswer } from './search-result.ts';

const getIndex = followingContent({
  version: listSitePages,
  make: async (index: SearchIndex = new SearchIndex()) => {
    await index.update(await listSitePages());
    return index;
  },
});

/** What the site has on a query. Follows publishing within 2 s. @throws ContentError when content was never read */
export async function searchSite(query: string, perGroup: number): Promise<SearchAnswer> {
  return (await getIndex()).search(query, perGroup);
}
