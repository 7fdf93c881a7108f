import { pageMeta } from '#web/pageMeta.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'My Account',
    description: 'Profile, addresses, orders and reviews.',
    isHidden: true,
  });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { PageSkeleton as HydrateFallback };

export default function Account() {
  return (
    <div className="page-width py-12">
      <PageTitle>My Account</PageTitle>
    </div>
  );
}
