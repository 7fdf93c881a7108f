import { pageMeta } from '#web/pageMeta.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/users.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Users', description: 'Everybody with an account.', isHidden: true });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { PageSkeleton as HydrateFallback };

export default function AdminUsers() {
  return (
    <div className="page-width py-12">
      <PageTitle>Users</PageTitle>
    </div>
  );
}
