import { withFallback } from '../../content/client.server.ts';
import { requirePublishedPage } from '../../content/not-found-response.server.ts';
import { listPagePaths } from '../../content/paths.server.ts';
import { staleIfError } from '../../content/stale-if-error.server.ts';
import { PAGES } from '../../page-addresses';

const OFFER = { path: PAGES.startups };
const lastOffer = staleIfError<typeof OFFER>({ freshMs: 5_000, waitMs: 2_000 });

const findOffer = async () => ((await listPagePaths()).has(OFFER.path) ? OFFER : null);

/**
 * The pages of the application stand as long as the offer that they belong to is published, and while the content system does
 * not say. @throws Response with the status of the offer's own page
 */
export async function requireOffer(): Promise<void> {
  await requirePublishedPage(await withFallback('the offer to startups', OFFER, findOffer), OFFER.path);
}

/** The same for what is sent, which waits for no content system. @throws Response */
export async function requireCachedOffer(): Promise<void> {
  await requirePublishedPage(await lastOffer.get('offer', findOffer, OFFER), OFFER.path);
}
