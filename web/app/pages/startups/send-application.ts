import { redirect } from 'react-router';
import type { Route } from './+types/send-application';
import { receiveApplication } from './receive-application.server.ts';

/** Where the application is sent to with JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  const { answer, status } = await receiveApplication(request);
  return Response.json(answer, { status });
}

/** Whoever opens the address looks for the form. */
export const loader = () => redirect('/startups/apply/about-you');
