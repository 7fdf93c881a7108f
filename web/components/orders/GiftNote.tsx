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
      {giftNote && <p className="whitespace-pre-line">Gift note: {giftNote}</p>}
      {hidePrices && <p>No prices on the packing slip</p>}
    </div>
  );
}
