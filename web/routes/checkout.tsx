import { pageMeta } from '#web/pageMeta.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Checkout', description: 'Delivery address and payment.', isHidden: true });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { PageSkeleton as HydrateFallback };

export default function Checkout() {
  return (
    <div className="page-width py-12">
      <PageTitle>Checkout</PageTitle>
    </div>
  );
}
