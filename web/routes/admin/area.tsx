/** Layout of the admin pages. Each page has a clientLoader, so the guard runs before it. */
import { Outlet } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { requireAdmin } from '#web/auth/requireAdmin.ts';
import { requireDuty } from '#web/auth/requireDuty.ts';
import { useUser } from '#web/auth/session.ts';
import { isRefusedForDuty } from '#web/components/admin/AdminError.tsx';
import { AdminFrame } from '#web/components/admin/frame/AdminFrame.tsx';
import { NotAllowed } from '#web/components/admin/NotAllowed.tsx';
import { RecentPasswordHost } from '#web/components/admin/RecentPasswordHost.tsx';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import type { FrameHandle } from '#web/components/layout/useFrame.ts';
import type { Route } from './+types/area.ts';

export const handle: FrameHandle = { Frame: AdminFrame };

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireAdmin, requireDuty];

/** A page without its duty, refused before the page itself loads. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRefusedForDuty(error)) return <NotAllowed />;
  throw error;
}

export default function AdminArea() {
  return useUser()?.role === 'admin' ? (
    <>
      <Outlet />
      <RecentPasswordHost />
    </>
  ) : (
    <PageSkeleton title={adminTexts.admin} />
  );
}
