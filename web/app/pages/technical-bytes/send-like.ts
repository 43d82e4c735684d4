import { redirect } from 'react-router';
import { languageAt } from '../../locale/use-locale';
import type { Route } from './+types/send-like';
import { receiveLike } from './receive-like.server.ts';

/** Where a like is sent to with JavaScript: the same as the page's action, answered with data. */
export async function action({ request, params }: Route.ActionArgs) {
  const { answer, status, cookie } = await receiveLike(request, params.slug);
  return Response.json(answer, { status, headers: cookie ? { 'set-cookie': cookie } : {} });
}

/** Whoever opens the address looks for the question. */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  redirect(languageAt(url.pathname).toLocale(`/technical-bytes/${encodeURIComponent(params.slug)}`));
