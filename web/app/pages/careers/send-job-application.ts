import { redirect } from 'react-router';
import { languageAt } from '#app/i18n/use-locale.ts';
import type { Route } from './+types/send-job-application';
import { receiveJobApplication } from './receive-job-application.server.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const { result, status } = await receiveJobApplication(request, params.slug);
  return Response.json(result, { status });
}

export const loader = ({ url, params }: Route.LoaderArgs) =>
  redirect(languageAt(url.pathname).toLocale(`/careers/${encodeURIComponent(params.slug)}/apply`));
