import { MAX_BULK } from '#domain/bulkEdit.ts';
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
      label="Selected products"
      count={count}
      note={isTooMany ? ` (up to ${grouped(MAX_BULK)} at once)` : undefined}
      onClear={() => selection.remove(selection.ids)}
    >
      <Button disabled={isTooMany} onClick={onEdit}>
        Bulk Edit
      </Button>
    </SelectionToolbar>
  );
}
