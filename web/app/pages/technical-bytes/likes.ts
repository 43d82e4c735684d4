import { findLikes } from '#app/content/likes.server.ts';

/** Cached pages have older numbers. Not stored by the browser: after a reload it has to show the visitor's own like. */
export const loader = async () => Response.json(await findLikes(), { headers: { 'cache-control': 'no-store' } });
