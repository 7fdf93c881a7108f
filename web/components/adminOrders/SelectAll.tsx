import { useSearchParams } from 'react-router';
import { MAX_SELECTED_ORDERS } from '#domain/orderListing.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { PageSelection } from '#web/components/admin/PageSelection.tsx';
import { filteredOrders, oldestOrders } from './fetchOrders.ts';
import { orderFilterNames } from './OrderFilters.tsx';
import type { Selection } from './useSelection.ts';

interface SelectAllProps {
  orders: readonly AdminOrder[];
  total: number;
  selection: Selection;
}

/** Selects this page, or all orders that match the filters. Of more than can be selected at once, the oldest. */
export function SelectAll({ orders, total, selection }: SelectAllProps) {
  const [query] = useSearchParams();
  const most = Math.min(total, MAX_SELECTED_ORDERS);
  const isMore = selection.selected.length < most;
  const filter = pickQuery(query, orderFilterNames);
  const selectAll = async () => {
    if (total <= most) return selection.add(await filteredOrders(filter));
    const oldest = await oldestOrders(filter, total, most);
    selection.clear();
    selection.add(oldest);
  };
  const beyond = {
    label: total <= most ? adminOrdersTexts.selectAll(total) : adminOrdersTexts.selectOldest(most, total),
    select: selectAll,
    failure: orderMessages.fetchAllFailed,
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <PageSelection
        isWhole={orders.every(({ _id }) => selection.has(_id))}
        onSelect={(isSelected) => (isSelected ? selection.add(orders) : selection.remove(orders))}
        beyond={isMore ? beyond : undefined}
      />
    </div>
  );
}
