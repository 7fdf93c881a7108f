import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { formatDay } from '#domain/dates.ts';
import { trackTexts } from '#texts/track.ts';
import { EstimatedDelivery } from './EstimatedDelivery.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export type Tracked = ResponseOf<(typeof endpoints)['trackOrder']>;

/** An order as anybody sees it who knows its number and phone. */
export function TrackedOrder({ order }: { order: Tracked }) {
  return (
    <section className="mt-8 flex flex-col gap-5 rounded-md border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-medium font-text text-base">{order.orderNumber}</h2>
          <p className="text-muted text-sm">{trackTexts.placed(formatDay(order.createdAt))}</p>
        </div>
        <StatusBadge {...order} />
      </div>
      <OrderTimeline {...order} />
      <EstimatedDelivery order={order} />
    </section>
  );
}
