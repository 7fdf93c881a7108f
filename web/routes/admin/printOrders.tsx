import Printer from 'virtual:lucide/printer';
import { useLocation } from 'react-router';
import { MAX_SELECTED_ORDERS } from '#domain/orderListing.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { orderPrintsTexts } from '#texts/orderPrints.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { PickList } from '#web/components/adminOrders/PickList.tsx';
import { PrintChoices } from '#web/components/adminOrders/PrintChoices.tsx';
import { PrintedOrders } from '#web/components/adminOrders/PrintedOrders.tsx';
import { printChoiceOf, printedIds } from '#web/components/adminOrders/printing.ts';
import { useMarkPrinted } from '#web/components/adminOrders/useMarkPrinted.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/printOrders.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: orderPrintsTexts.title,
    description: orderPrintsTexts.description,
    isHidden: true,
  });

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const ids = printedIds(url.search).join(',');
  if (ids === '') return { orders: [], lines: [] };
  const { sheet } = printChoiceOf(url.search);
  const [{ orders }, { lines }] = await Promise.all([
    adminPages.orders({ query: { ids, limit: String(MAX_SELECTED_ORDERS) } }),
    sheet === 'pick' ? adminPages.pickList({ query: { ids } }) : { lines: [] },
  ]);
  // Oldest first, the order in which they are packed.
  return { orders: orders.reverse(), lines };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={orderMessages.fetchFailed} />;
}

/** Prints the selected orders: packing slips, labels, invoices or a pick list. */
export default function PrintOrders({ loaderData: { orders, lines } }: Route.ComponentProps) {
  const settings = useSettings();
  const { search } = useLocation();
  const choice = printChoiceOf(search);
  useMarkPrinted(choice.sheet === 'pick' ? [] : orders.map(({ _id }) => _id));
  if (orders.length === 0) return <EmptyState level={1} title={orderMessages.none} />;
  return (
    <AdminPage
      title={orderPrintsTexts.printOrdersTitle(orders.length)}
      actions={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {orderPrintsTexts.print}
        </Button>
      }
    >
      <PrintChoices choice={choice} />
      {orders.length > 1 && <p className="text-muted text-sm print:hidden">{orderPrintsTexts.oldestFirst}</p>}
      {choice.sheet === 'pick' ? (
        <PickList lines={lines} orders={orders} paper={choice.paper} />
      ) : (
        <PrintedOrders orders={orders} choice={choice} settings={settings} />
      )}
    </AdminPage>
  );
}
