import { pageMeta } from '#web/pageMeta.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Admin', description: 'The shop at a glance.', isHidden: true });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { PageSkeleton as HydrateFallback };

export default function AdminDashboard() {
  return (
    <div className="page-width py-12">
      <PageTitle>Admin</PageTitle>
    </div>
  );
}
