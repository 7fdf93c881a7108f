import Printer from 'virtual:lucide/printer';
import { orderStatusValues, statusLabel } from '#domain/orderStatus.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder, CourierLayoutRow } from '#web/api/responses.ts';
import { SelectionToolbar } from '#web/components/admin/SelectionToolbar.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { MoveSelected } from './MoveSelected.tsx';
import { printHref } from './printing.ts';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps {
  selection: Selection;
  layouts: readonly CourierLayoutRow[];
}

/** The orders may be on other pages of the list, and another admin may have moved them. */
function statusNote(selected: readonly AdminOrder[]): string {
  const counts = orderStatusValues.map((status) => {
    const orders = selected.filter((order) => order.status === status).length;
    return orders > 0 ? adminOrdersTexts.withStatus(orders, statusLabel(status)) : '';
  });
  return adminOrdersTexts.byStatus(counts.filter((text) => text !== ''));
}

/** Bulk actions for the selected orders. */
export function SelectionBar({
  selection: { selected, remove, clear, readAgain },
  layouts,
}: SelectionBarProps) {
  /** What is left was refused, mostly because another admin has changed it. */
  const deselect = (ids: readonly string[]) => {
    remove(selected.filter(({ _id }) => ids.includes(_id)));
    void readAgain();
  };
  return (
    <SelectionToolbar
      label={adminOrdersTexts.selectedOrders}
      count={selected.length}
      note={statusNote(selected)}
      onClear={clear}
    >
      <ButtonLink to={printHref(selected.map(({ _id }) => _id))} look="outline" size="sm" prefetch="none">
        <Printer aria-hidden="true" className="size-4" />
        {adminOrdersTexts.print}
      </ButtonLink>
      <ExportOrders layouts={layouts} source={{ orders: selected }} label={adminOrdersTexts.exportSelected} />
      <MoveSelected selected={selected} onMoved={deselect} />
    </SelectionToolbar>
  );
}
