import { priceFigures } from '#domain/orderFigures.ts';
import { confirmationTexts } from '#texts/confirmation.ts';
import { OrderLine } from '#web/components/orders/OrderLine.tsx';
import { FigureRow } from '#web/components/orders/OrderTotals.tsx';
import type { PlacedOrder } from '#web/state/placedOrder.ts';

/** What was ordered, and what it costs. */
export function PlacedItems({ order }: { order: PlacedOrder }) {
  return (
    <section aria-labelledby="ordered" className="w-full text-left">
      <h2 id="ordered" className="text-xl">
        {confirmationTexts.yourItems}
      </h2>
      <ul className="divide-y divide-line">
        {order.orderItems.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order never changes
          <OrderLine key={place} item={item} />
        ))}
      </ul>
      <dl className="flex flex-col gap-1 border-line border-t pt-4 tabular-nums">
        {priceFigures(order).map((figure) => (
          <FigureRow key={figure.label} {...figure} />
        ))}
      </dl>
    </section>
  );
}
