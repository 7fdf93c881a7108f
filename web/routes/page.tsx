/** Wraps every page: an error replaces the page but not the layout around it. */
import { useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { ErrorPage } from '#web/components/layout/ErrorPage.tsx';
import { notePage } from '#web/state/lastShown.ts';
import type { Route } from './+types/page.ts';

export default function Page() {
  const place = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData;
  useEffect(() => notePage(place, loaderData), [place, loaderData]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
