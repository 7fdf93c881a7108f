/** Around the pages of somebody signed in. Each of them has a clientLoader, so the guard runs before it. */
import { Outlet } from 'react-router';
import { requireUser } from '#web/guards.ts';
import { useUser } from '#web/session.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import type { Route } from './+types/signedIn.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireUser];

export default function SignedIn() {
  // Nobody's in the moment of signing out, and in the server's render, which is the same for all.
  return useUser() ? <Outlet /> : <PageSkeleton />;
}
