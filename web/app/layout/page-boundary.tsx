import { Outlet } from 'react-router';
import { useMissingCode } from '#app/navigation/chunk-reload.ts';
import type { Route } from './+types/page-boundary';
import { ErrorPage } from './error-page.tsx';

export default function PageBoundary() {
  const missingCode = useMissingCode();
  if (missingCode) throw missingCode;
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
