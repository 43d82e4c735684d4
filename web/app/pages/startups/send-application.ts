import { redirect } from 'react-router';
import { languageAt } from '#app/i18n/use-locale.ts';
import type { Route } from './+types/send-application';
import { receiveApplication } from './receive-application.server.ts';
import { requireCachedOffer } from './startups-offer.server.ts';

export async function action({ request }: Route.ActionArgs) {
  await requireCachedOffer();
  const { result, status } = await receiveApplication(request);
  return Response.json(result, { status });
}

export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(languageAt(url.pathname).toLocale('/startups/apply/about-you'));
