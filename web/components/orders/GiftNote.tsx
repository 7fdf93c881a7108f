import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';

/** What the customer writes to whoever receives the parcel. */
export function GiftNote({
  order: { giftNote, hidePrices },
}: {
  order: Pick<Order, 'giftNote' | 'hidePrices'>;
}) {
  if (giftNote === '' && !hidePrices) return null;
  return (
    <div className="wrap-anywhere rounded-sm border border-edge px-3 py-2 text-sm">
      {giftNote && <p className="whitespace-pre-line">{ordersTexts.giftNote(giftNote)}</p>}
      {hidePrices && <p>{ordersTexts.noPrices}</p>}
    </div>
  );
}
