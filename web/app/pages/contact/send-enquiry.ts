import { redirect } from 'react-router';
import { languageAt } from '../../i18n/use-locale';
import type { Route } from './+types/send-enquiry';
import { receiveEnquiry } from './receive-enquiry.server.ts';

/** Where the contact form is sent to with JavaScript: the same as the page's action, answered with data. */
export async function action({ request }: Route.ActionArgs) {
  const { result, status } = await receiveEnquiry(request);
  return Response.json(result, { status });
}

/** Whoever opens the address looks for the form. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(languageAt(url.pathname).toLocale('/contact'));
