import { redirect } from 'react-router';
import { languageAt } from '#app/i18n/use-locale.ts';
import type { Route } from './+types/apply-start';
import { requireOffer } from './startups-offer.server.ts';

export async function loader({ url }: Route.LoaderArgs) {
  await requireOffer();
  return redirect(languageAt(url.pathname).toLocale('/startups/apply/about-you'), 302);
}
