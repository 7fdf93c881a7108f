/** Around every page: what goes wrong in one is said in its place, and the frame around it stays as it is. */
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorPage } from '#web/components/frame/ErrorPage.tsx';
import type { Route } from './+types/page.ts';

export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
