import { pageMeta } from '#web/pageMeta.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/orders.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Orders', description: 'All orders of the shop.', isHidden: true });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { PageSkeleton as HydrateFallback };

export default function AdminOrders() {
  return (
    <div className="page-width py-12">
      <PageTitle>Orders</PageTitle>
    </div>
  );
}
