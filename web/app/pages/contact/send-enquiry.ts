import { redirect } from 'react-router';
import type { Route } from './+types/send-enquiry';
import { receiveEnquiry } from './receive-enquiry.server.ts';

/** Where the contact form is sent to with JavaScript: the same as the page's action, answered with data. */
export async function action({ request }: Route.ActionArgs) {
  const { answer, status } = await receiveEnquiry(request);
  return Response.json(answer, { status });
}

/** Whoever opens the address looks for the form. */
export const loader = () => redirect('/contact');
