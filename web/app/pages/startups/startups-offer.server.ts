import { withFallback } from '#app/content/client.server.ts';
import { requirePublishedPage } from '#app/content/not-found-response.server.ts';
import { listPagePaths } from '#app/content/paths.server.ts';
import { staleIfError } from '#app/content/stale-if-error.server.ts';
import { PAGES } from '#app/page-addresses.ts';

const OFFER = { path: PAGES.startups };
const lastOffer = staleIfError<typeof OFFER>({ freshMs: 5_000, waitMs: 2_000 });

const findOffer = async () => ((await listPagePaths()).has(OFFER.path) ? OFFER : null);

/**
 * The application is available while the page that offers it is published, and during a CMS outage.
 * @throws Response 410 if that page was unpublished, else 404
 */
export async function requireOffer(): Promise<void> {
  await requirePublishedPage(await withFallback('startups page', OFFER, findOffer), OFFER.path);
}

/** Like `requireOffer`, for submissions: uses a cached result if the CMS is slow or down. @throws Response */
export async function requireCachedOffer(): Promise<void> {
  await requirePublishedPage(await lastOffer.get('offer', findOffer, OFFER), OFFER.path);
}
