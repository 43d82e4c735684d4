import { Outlet } from 'react-router';
import { useMissingCode } from '../navigation/chunk-reload';
import type { Route } from './+types/page-boundary';
import { ErrorPage } from './error-page';

/** Catches what goes wrong in a page, in its loader and while it renders, between header and footer. */
export default function PageBoundary() {
  const missingCode = useMissingCode();
  if (missingCode) throw missingCode;
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
