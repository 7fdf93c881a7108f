import PackageSearch from 'virtual:lucide/package-search';
import { useSearchParams } from 'react-router';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import type { AdminOrder, CourierLayoutRow } from '#web/api/responses.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { orderFilterNames } from './OrderFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

interface OrdersListProps {
  orders: readonly AdminOrder[];
  total: number;
  layouts: readonly CourierLayoutRow[];
  isBusy: boolean;
}

/** One page of orders with details, status changes, selection and export. */
export function OrdersList({ orders, total, layouts, isBusy }: OrdersListProps) {
  const [query] = useSearchParams();
  const selection = useSelection(orders);
  const bar = <SelectionBar selection={selection} layouts={layouts} />;
  if (orders.length === 0) {
    return (
      <>
        <EmptyState icon={<PackageSearch className="size-7" />} title={orderMessages.none}>
          {adminOrdersTexts.noneHint}
        </EmptyState>
        {bar}
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 pl-4">
        <SelectAll orders={orders} total={total} selection={selection} />
        <ExportOrders
          layouts={layouts}
          source={{ filter: pickQuery(query, orderFilterNames) }}
          label={adminOrdersTexts.exportCsv}
        />
      </div>
      <OrdersTable orders={orders} selection={selection} isBusy={isBusy} />
      {bar}
    </>
  );
}
