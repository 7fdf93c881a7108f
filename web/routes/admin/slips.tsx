import { Printer } from 'lucide-react';
import { orderMessages } from '#domain/orderMessages.ts';
import { apiOf } from '#web/api.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { PackingSlip } from '#web/components/adminOrders/PackingSlip.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import { useShop } from '#web/shop.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/slips.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Packing Slips', description: 'Orders to print.', isHidden: true });

export async function clientLoader({ context, url: { searchParams } }: Route.ClientLoaderArgs) {
  const calls = apiOf(context);
  const ids = [...new Set(searchParams.getAll('order'))];
  return { orders: await Promise.all(ids.map((id) => calls.order({ params: { id } }))) };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={orderMessages.fetchFailed} />;
}

/** One sheet an order: what to pack, where it goes, and what the courier collects. */
export default function Slips({ loaderData: { orders } }: Route.ComponentProps) {
  const shop = useShop();
  if (orders.length === 0) return <EmptyState level={1} title={orderMessages.none} />;
  return (
    <AdminPage
      title="Packing Slips"
      actions={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print {orders.length}
        </Button>
      }
    >
      {orders.map((order) => (
        <PackingSlip key={order._id} order={order} shop={shop} />
      ))}
    </AdminPage>
  );
}
