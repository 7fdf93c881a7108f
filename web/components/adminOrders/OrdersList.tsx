import { PackageSearch } from 'lucide-react';
import { orderMessages } from '#domain/orderMessages.ts';
import type { Order } from '#web/components/orders/order.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

/** One page of orders, to be looked into, moved on, marked and taken out as a file. */
export function OrdersList({ orders, isBusy }: { orders: readonly Order[]; isBusy: boolean }) {
  const selection = useSelection(orders);
  if (orders.length === 0) {
    return (
      <EmptyState icon={<PackageSearch className="size-7" />} title={orderMessages.none}>
        Try another status, other dates or another search.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex items-center justify-between gap-4 pl-4">
        <Checkbox
          label="Select this page"
          checked={selection.chosen.length === orders.length}
          onChange={({ target }) => selection.setAll(target.checked)}
        />
        <ExportOrders />
      </div>
      <OrdersTable orders={orders} selection={selection} isBusy={isBusy} />
      <SelectionBar selection={selection} />
    </>
  );
}
