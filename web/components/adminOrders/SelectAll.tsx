import { useSearchParams } from 'react-router';
import { MAX_SELECTED_ORDERS } from '#domain/orderListing.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { PageSelection } from '#web/components/admin/PageSelection.tsx';
import { orderFilterNames } from './OrderFilters.tsx';
import { filteredOrders } from './orderSheet.ts';
import type { Selection } from './useSelection.ts';

interface SelectAllProps {
  orders: readonly AdminOrder[];
  total: number;
  selection: Selection;
}

/** Selects this page, or all orders that match the filters up to the bulk limit. */
export function SelectAll({ orders, total, selection }: SelectAllProps) {
  const [query] = useSearchParams();
  const isMore = total > selection.selected.length && total <= MAX_SELECTED_ORDERS;
  const selectAll = async () => selection.add(await filteredOrders(pickQuery(query, orderFilterNames)));
  const beyond = {
    label: adminOrdersTexts.selectAll(total),
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
