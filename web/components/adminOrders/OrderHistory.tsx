import { formatMoment } from '#domain/dates.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import type { Order } from '#web/components/orders/order.ts';

/** Every status it has had: when, and who set it. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="overline-text font-text text-muted">History</h3>
      <ol className="flex flex-col gap-3 border-line border-l-2 pl-4">
        {order.history.map(({ status, at, by }, place) => (
          <li key={at + status} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[1.3125rem] size-2 rounded-full bg-accent"
            />
            <span className="font-medium">{place === 0 ? 'Placed' : statusLabel(status)}</span>{' '}
            <span className="text-muted">
              <time dateTime={at}>{formatMoment(at)}</time>
              {by && `, by ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
