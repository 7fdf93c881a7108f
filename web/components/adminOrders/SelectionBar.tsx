import { Printer } from 'lucide-react';
import type { CourierLayoutRow } from '#web/components/couriers/layout.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { MoveChosen } from './MoveChosen.tsx';
import { printHref } from './printing.ts';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps {
  selection: Selection;
  layouts: readonly CourierLayoutRow[];
}

/** What can be done with the marked orders together. Keeps to the foot of the screen while any is marked. */
export function SelectionBar({ selection: { chosen, clear }, layouts }: SelectionBarProps) {
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Selected orders"
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-paper py-3 pr-20 pl-4 shadow-high sm:mx-0 sm:rounded-t-md sm:border"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        {chosen.length} selected
      </p>
      <Button look="quiet" size="sm" onClick={clear}>
        Clear
      </Button>
      <ButtonLink to={printHref(chosen.map(({ _id }) => _id))} look="outline" size="sm" prefetch="none">
        <Printer aria-hidden="true" className="size-4" />
        Print
      </ButtonLink>
      <ExportOrders layouts={layouts} orders={async () => chosen} label="Export" />
      <MoveChosen chosen={chosen} onMoved={clear} />
    </section>
  );
}
