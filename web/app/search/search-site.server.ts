import { followingContent } from '../content/following-content.ts';
import type { SitePage } from '../registry/site-page.ts';
import { listSitePages } from '../registry/site-pages.server.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchAnswer } from './search-result.ts';

/** Each state of the registry gets a number. */
const states = new WeakMap<SitePage[], string>();
let lastState = 0;

const getIndex = followingContent<SearchIndex>({
  version: async () => {
    const pages = await listSitePages();
    const known = states.get(pages);
    if (known) return known;
    lastState += 1;
    states.set(pages, String(lastState));
    return String(lastState);
  },
  make: async (index = new SearchIndex()) => {
    await index.update(await listSitePages());
    return index;
  },
});

/** What the site has on a query. Follows publishing within 2 s. @throws ContentError when content was never read */
export async function searchSite(query: string, perGroup: number): Promise<SearchAnswer> {
  return (await getIndex()).search(query, perGroup);
}
