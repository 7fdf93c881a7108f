import { formatTaka } from '#domain/money.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Cell } from '#web/ui/Table.tsx';

/** The total, and what the courier collects where that is less. */
export function TotalCell({ order: { status, totalPrice, toCollect } }: { order: AdminOrder }) {
  return (
    <Cell className="text-right tabular-nums max-lg:-order-1">
      <span className="font-medium">{formatTaka(totalPrice)}</span>
      {isOpen(status) && toCollect < totalPrice && (
        <span className="block text-muted text-xs">{adminOrdersTexts.toCollect(formatTaka(toCollect))}</span>
      )}
    </Cell>
  );
}
