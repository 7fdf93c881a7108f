/** Around the owner's pages. Each of them has a clientLoader, so the guard runs before it. */
import { Outlet } from 'react-router';
import { AdminNav } from '#web/components/admin/AdminNav.tsx';
import { requireAdmin } from '#web/guards.ts';
import { useUser } from '#web/session.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import type { Route } from './+types/area.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireAdmin];

export default function AdminArea() {
  return useUser()?.role === 'admin' ? (
    <div data-accent="gold">
      <AdminNav />
      <Outlet />
    </div>
  ) : (
    <PageSkeleton />
  );
}
