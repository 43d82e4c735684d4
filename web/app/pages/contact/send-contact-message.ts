import { redirect } from 'react-router';
import { languageAt } from '#app/i18n/use-locale.ts';
import { receiveContactMessage } from '#app/leads/contact-form/receive-contact-message.server.ts';
import type { Route } from './+types/send-contact-message';

export async function action({ request }: Route.ActionArgs) {
  const { result, status } = await receiveContactMessage(request);
  return Response.json(result, { status });
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(languageAt(url.pathname).toLocale('/contact'));
