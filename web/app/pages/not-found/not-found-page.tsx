import { loadPageData } from '#app/navigation/page-data.ts';
import type { Route } from './+types/not-found-page';

export function loader(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function NotFoundPage() {
  return null;
}
