import { findLikes } from '#app/content/likes.server.ts';

/** Updates the numbers of cached pages. Browsers must not cache it: a reload has to show the visitor's own like. */
export const loader = async () => Response.json(await findLikes(), { headers: { 'cache-control': 'no-store' } });
