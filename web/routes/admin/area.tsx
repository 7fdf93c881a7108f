/** Layout of the admin pages. Each page has a clientLoader, so the guard runs before it. */
import { Outlet } from 'react-router';
import { requireAdmin } from '#web/auth/guards.ts';
import { useUser } from '#web/auth/session.ts';
import { AdminFrame } from '#web/components/admin/frame/AdminFrame.tsx';
import { RecentPasswordHost } from '#web/components/admin/RecentPasswordHost.tsx';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import type { FrameHandle } from '#web/components/layout/useFrame.ts';
import type { Route } from './+types/area.ts';

export const handle: FrameHandle = { Frame: AdminFrame };

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireAdmin];

export default function AdminArea() {
  return useUser()?.role === 'admin' ? (
    <>
      <Outlet />
      <RecentPasswordHost />
    </>
  ) : (
    <PageSkeleton title="Admin" />
  );
}
