import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_CHOSEN_ORDERS } from '#domain/orderListing.ts';
import { orderMessages } from '#domain/orderMessages.ts';
import { pickQuery } from '#web/listQuery.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { toastFailure } from '#web/ui/toast.ts';
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
  const [isBusy, setIsBusy] = useState(false);
  const isWhole = orders.every(({ _id }) => selection.has(_id));
  const isMore = isWhole && total > selection.chosen.length && total <= MAX_CHOSEN_ORDERS;
  const markAll = async () => {
    setIsBusy(true);
    try {
      selection.add(await filteredOrders(pickQuery(query, orderFilterNames)));
    } catch (error) {
      toastFailure(error, orderMessages.fetchAllFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Checkbox
        label="Select this page"
        checked={isWhole}
        onChange={({ target }) => (target.checked ? selection.add(orders) : selection.remove(orders))}
      />
      {isMore && (
        <Button look="quiet" size="sm" busy={isBusy} onClick={() => void markAll()}>
          Select all {total}
        </Button>
      )}
    </div>
  );
}
