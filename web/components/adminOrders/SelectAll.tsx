import { useSearchParams } from 'react-router';
import { MAX_CHOSEN_ORDERS } from '#domain/orderListing.ts';
import { orderMessages } from '#domain/orderMessages.ts';
import { PageMarks } from '#web/components/admin/PageMarks.tsx';
import { pickQuery } from '#web/listQuery.ts';
import type { DeskOrder } from './deskOrder.ts';
import { orderFilterNames } from './OrderFilters.tsx';
import { filteredOrders } from './orderSheet.ts';
import type { Selection } from './useSelection.ts';

interface SelectAllProps {
  orders: readonly DeskOrder[];
  total: number;
  selection: Selection;
}

/** Marks this page; once it is, all that the filters find, as long as they can be worked on together. */
export function SelectAll({ orders, total, selection }: SelectAllProps) {
  const [query] = useSearchParams();
  const isMore = total > selection.chosen.length && total <= MAX_CHOSEN_ORDERS;
  const markAll = async () => selection.add(await filteredOrders(pickQuery(query, orderFilterNames)));
  const beyond = { label: `Select all ${total}`, mark: markAll, failure: orderMessages.fetchAllFailed };
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <PageMarks
        isWhole={orders.every(({ _id }) => selection.has(_id))}
        onMark={(isMarked) => (isMarked ? selection.add(orders) : selection.remove(orders))}
        beyond={isMore ? beyond : undefined}
      />
    </div>
  );
}
