import { Outlet } from 'react-router';
import { payloads } from '../payload/payload-middleware';
import type { Route } from './+types/page-boundary';
import { ErrorPage } from './error-page';

/** Navigation in the browser reads payloads. The middleware stands here so that its failures show in the page, not in place of it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [payloads];

/** Catches what goes wrong in a page, in its loader and while it renders, between header and footer. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
