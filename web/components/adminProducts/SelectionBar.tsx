import { MAX_BULK } from '#domain/bulkEdit.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { grouped } from '#texts/numbers.ts';
import { SelectionToolbar } from '#web/components/admin/SelectionToolbar.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Selection } from './useSelection.ts';

/** Bulk actions for the selected products. */
export function SelectionBar({ selection, onEdit }: { selection: Selection; onEdit: () => void }) {
  const count = selection.ids.length;
  const isTooMany = count > MAX_BULK;
  return (
    <SelectionToolbar
      label={adminProductsTexts.selectedProducts}
      count={count}
      note={isTooMany ? adminProductsTexts.upToAtOnce(grouped(MAX_BULK)) : undefined}
      onClear={() => selection.remove(selection.ids)}
    >
      <Button disabled={isTooMany} onClick={onEdit}>
        {adminProductsTexts.bulkEdit}
      </Button>
    </SelectionToolbar>
  );
}
