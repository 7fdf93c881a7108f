import { MAX_BULK } from '#domain/bulkEdit.ts';
import { grouped } from '#domain/digits.ts';
import { MarkedBar } from '#web/components/admin/MarkedBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Marked } from './useMarked.ts';

/** What can be done with the marked products together. */
export function MarkBar({ marked, onEdit }: { marked: Marked; onEdit: () => void }) {
  const count = marked.ids.length;
  const isTooMany = count > MAX_BULK;
  return (
    <MarkedBar
      label="Selected products"
      count={count}
      note={isTooMany ? ` (at most ${grouped(MAX_BULK)} at once)` : undefined}
      onClear={() => marked.unmark(marked.ids)}
    >
      <Button disabled={isTooMany} onClick={onEdit}>
        Bulk Edit
      </Button>
    </MarkedBar>
  );
}
