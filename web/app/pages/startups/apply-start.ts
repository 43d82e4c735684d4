import { redirect } from 'react-router';
import { languageAt } from '../../locale/use-locale';
import type { Route } from './+types/apply-start';

/** `/startups/apply` begins with the first page. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(languageAt(url.pathname).toLocale('/startups/apply/about-you'), 302);
