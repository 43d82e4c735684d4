import { redirect } from 'react-router';
import { languageAt } from '#app/i18n/use-locale.ts';
import { receiveSubscription } from '#app/leads/newsletter/receive-subscription.server.ts';
import type { Route } from './+types/send-subscription';

export async function action({ request }: Route.ActionArgs) {
  const { result, status } = await receiveSubscription(request);
  return Response.json(result, { status });
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(languageAt(url.pathname).toLocale('/newsletter'));
