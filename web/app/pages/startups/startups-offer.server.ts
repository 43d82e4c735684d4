import { withFallback } from '#app/content/client.server.ts';
import { requirePublishedPage } from '#app/content/not-found-response.server.ts';
import { listPagePaths } from '#app/content/paths.server.ts';
import { staleIfError } from '#app/content/stale-if-error.server.ts';
import { PAGES } from '#app/page-addresses.ts';

const OFFER = { path: PAGES.startups };
const lastOffer = staleIfError<typeof OFFER>({ freshMs: 5_000, waitMs: 2_000 });

const findOffer = async () => ((await listPagePaths()).has(OFFER.path) ? OFFER : null);

/**
 * The application is available while its offer is published, and during an outage. @throws Response with the status of
 * the offer's page
 */
export async function requireOffer(): Promise<void> {
  await requirePublishedPage(await withFallback('the offer to startups', OFFER, findOffer), OFFER.path);
}

/** For submissions, which must not wait for the CMS. @throws Response */
export async function requireCachedOffer(): Promise<void> {
  await requirePublishedPage(await lastOffer.get('offer', findOffer, OFFER), OFFER.path);
}
