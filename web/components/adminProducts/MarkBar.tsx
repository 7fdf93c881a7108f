import { MAX_BULK } from '#domain/bulkEdit.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Marked } from './useMarked.ts';

/** What can be done with the marked products together. Keeps to the foot of the screen while any is marked. */
export function MarkBar({ marked, onEdit }: { marked: Marked; onEdit: () => void }) {
  const count = marked.ids.length;
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected products"
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-4 py-3 shadow-high sm:mx-0 sm:rounded-t-md sm:border"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        {count.toLocaleString('en-BD')} selected
        {count > MAX_BULK && ` (at most ${MAX_BULK.toLocaleString('en-BD')} at once)`}
      </p>
      <Button look="quiet" size="sm" onClick={() => marked.unmark(marked.ids)}>
        Clear
      </Button>
      <Button disabled={count > MAX_BULK} onClick={onEdit}>
        Bulk Edit
      </Button>
    </section>
  );
}
