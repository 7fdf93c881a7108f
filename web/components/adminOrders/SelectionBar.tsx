import { Printer } from 'lucide-react';
import { MarkedBar } from '#web/components/admin/MarkedBar.tsx';
import type { CourierLayoutRow } from '#web/components/couriers/layout.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { MoveChosen } from './MoveChosen.tsx';
import { printHref } from './printing.ts';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps {
  selection: Selection;
  layouts: readonly CourierLayoutRow[];
}

/** What can be done with the marked orders together. */
export function SelectionBar({ selection: { chosen, clear }, layouts }: SelectionBarProps) {
  return (
    <MarkedBar label="Selected orders" count={chosen.length} onClear={clear}>
      <ButtonLink to={printHref(chosen.map(({ _id }) => _id))} look="outline" size="sm" prefetch="none">
        <Printer aria-hidden="true" className="size-4" />
        Print
      </ButtonLink>
      <ExportOrders layouts={layouts} orders={async () => chosen} label="Export" />
      <MoveChosen chosen={chosen} onMoved={clear} />
    </MarkedBar>
  );
}
