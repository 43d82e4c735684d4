import { redirect } from 'react-router';
import type { Route } from './+types/send-job-application';
import { receiveJobApplication } from './receive-job-application.server.ts';

/** Where a job application is sent to with JavaScript. */
export async function action({ request, params }: Route.ActionArgs) {
  const { answer, status } = await receiveJobApplication(request, params.slug);
  return Response.json(answer, { status });
}

/** Whoever opens the address looks for the form. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/careers/${encodeURIComponent(params.slug)}/apply`);
