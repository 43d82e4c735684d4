import { orDefault } from '../../content/client.server.ts';
import { lastKnown } from '../../content/last-known.server.ts';
import { orGonePage } from '../../content/or-gone.server.ts';
import { listPagePaths } from '../../content/paths.server.ts';
import { PAGES } from '../../page-addresses';

const OFFER = { path: PAGES.startups };
const lastOffer = lastKnown<typeof OFFER>({ freshMs: 5_000, waitMs: 2_000 });

const findOffer = async () => ((await listPagePaths()).has(OFFER.path) ? OFFER : null);

/**
 * The pages of the application stand as long as the offer that they belong to is published, and while the content system does
 * not say. @throws Response with the status of the offer's own page
 */
export async function requireOffer(): Promise<void> {
  await orGonePage(await orDefault('the offer to startups', OFFER, findOffer), OFFER.path);
}

/** The same for what is sent, which waits for no content system. @throws Response */
export async function requireLastKnownOffer(): Promise<void> {
  await orGonePage(await lastOffer.get('offer', findOffer, OFFER), OFFER.path);
}
