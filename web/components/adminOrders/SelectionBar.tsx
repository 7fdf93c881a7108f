import Printer from 'virtual:lucide/printer';
import type { CourierLayoutRow } from '#web/api/responses.ts';
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

/** Bulk actions for the selected orders. */
export function SelectionBar({ selection: { selected, remove, clear }, layouts }: SelectionBarProps) {
  const deselect = (ids: readonly string[]) => remove(selected.filter(({ _id }) => ids.includes(_id)));
  return (
    <SelectionToolbar label="Selected orders" count={selected.length} onClear={clear}>
      <ButtonLink to={printHref(selected.map(({ _id }) => _id))} look="outline" size="sm" prefetch="none">
        <Printer aria-hidden="true" className="size-4" />
        Print
      </ButtonLink>
      <ExportOrders layouts={layouts} source={{ orders: selected }} label="Export" />
      <MoveSelected selected={selected} onMoved={deselect} />
    </SelectionToolbar>
  );
}
