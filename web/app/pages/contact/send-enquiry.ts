import { redirect } from 'react-router';
import { languageAt } from '#app/i18n/use-locale.ts';
import type { Route } from './+types/send-enquiry';
import { receiveEnquiry } from './receive-enquiry.server.ts';

export async function action({ request }: Route.ActionArgs) {
  const { result, status } = await receiveEnquiry(request);
  return Response.json(result, { status });
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(languageAt(url.pathname).toLocale('/contact'));
