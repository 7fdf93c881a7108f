import { type Figure, orderFigures, type PricedOrder } from '#domain/orderFigures.ts';

/** What the order costs, and what was paid and paid back. */
export function OrderTotals({ order }: { order: PricedOrder }) {
  return (
    <dl className="flex flex-col gap-1 border-line border-t pt-4 tabular-nums">
      {orderFigures(order).map((figure) => (
        <FigureRow key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

export const FigureRow = ({ label, text, isTotal }: Figure) => (
  <div
    className={isTotal ? 'flex justify-between gap-4 pt-2 font-medium text-lg' : 'flex justify-between gap-4'}
  >
    <dt className={isTotal ? undefined : 'text-muted'}>{label}</dt>
    <dd>{text}</dd>
  </div>
);
