import { savedOnOrder, savingText } from '#domain/savings.ts';
import type { CartLine } from '#web/api/responses.ts';
import type { Figures } from '#web/components/checkout/figures.ts';

interface SavingRowProps {
  items: readonly CartLine[];
  discount: Figures['discount'];
}

/** What the order saves in all, below its total. */
export function SavingRow({ items, discount }: SavingRowProps) {
  const bought = items
    .filter(({ available }) => available)
    .map(({ price, quantity, product: { originalPrice } }) => ({ price, quantity, originalPrice }));
  const text = savingText(savedOnOrder(bought, discount?.amount ?? 0));
  return text ? <p className="text-right font-medium text-good text-sm tabular-nums">{text}</p> : null;
}
