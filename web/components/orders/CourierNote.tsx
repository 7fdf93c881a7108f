import { formatPhone } from '#domain/phones.ts';
import type { Order } from '#web/api/responses.ts';

/** What the customer asks of the courier, and the second number to call. */
export function CourierNote({
  order: { note, secondPhone },
}: {
  order: Pick<Order, 'note' | 'secondPhone'>;
}) {
  if (note === '' && secondPhone === null) return null;
  return (
    <div className="wrap-anywhere rounded-sm border border-edge px-3 py-2 text-sm">
      {note && <p className="whitespace-pre-line">Note: {note}</p>}
      {secondPhone && <p className="tabular-nums">Second phone: {formatPhone(secondPhone)}</p>}
    </div>
  );
}
