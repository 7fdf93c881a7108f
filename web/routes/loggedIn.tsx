/** Layout of the pages for logged-in users. Each page has a clientLoader, so the guard runs before it. */
import { Outlet, useLocation } from 'react-router';
import { layoutTexts } from '#texts/layout.ts';
import { requireUser } from '#web/auth/requireUser.ts';
import { useUser } from '#web/auth/session.ts';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import type { Route } from './+types/loggedIn.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireUser];

/** Titles of the placeholders that show before the guard has run. */
const titles: Record<string, string> = {
  '/checkout': layoutTexts.checkout,
  '/account': layoutTexts.myAccount,
};

export default function LoggedIn() {
  const { pathname } = useLocation();
  // Without a user during logout and in the server's render, which is the same for all.
  return useUser() ? <Outlet /> : <PageSkeleton title={titles[pathname]} />;
}
