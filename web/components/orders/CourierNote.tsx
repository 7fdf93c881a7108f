import { callTimeText } from '#domain/callTimes.ts';
import { formatPhone } from '#domain/phones.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';

/** What the customer asks of the courier, when to call, and the second number. */
export function CourierNote({
  order: { note, secondPhone, callTime },
}: {
  order: Pick<Order, 'note' | 'secondPhone' | 'callTime'>;
}) {
  const when = callTimeText(callTime);
  if (note === '' && secondPhone === null && when === '') return null;
  return (
    <div className="wrap-anywhere rounded-sm border border-edge px-3 py-2 text-sm">
      {note && <p className="whitespace-pre-line">{ordersTexts.note(note)}</p>}
      {when && <p>{ordersTexts.call(when)}</p>}
      {secondPhone && <p className="tabular-nums">{ordersTexts.secondPhone(formatPhone(secondPhone))}</p>}
    </div>
  );
}
