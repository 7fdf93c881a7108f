import { formatDay } from '#domain/dates.ts';
import { shortId } from '#domain/ids.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import type { Reviewable } from '#web/components/account/accountData.ts';
import { TextWith } from '#web/ui/TextWith.tsx';
import { OrderCardFooter } from './OrderCardFooter.tsx';
import { OrderLine } from './OrderLine.tsx';
import { ReviewState } from './ReviewState.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface OrderCardProps {
  order: Order;
  reviewable: Reviewable | null;
}

export function OrderCard({ order, reviewable }: OrderCardProps) {
  const { _id, orderNumber, createdAt, status, returnedToShop, orderItems } = order;
  return (
    <li className="rounded-md border border-line bg-paper">
      <article aria-labelledby={`order-${_id}`}>
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b px-4 py-3 sm:px-6">
          <div>
            <h3 id={`order-${_id}`} className="font-medium font-text text-base">
              {ordersTexts.order(orderNumber)}
            </h3>
            <p className="text-muted text-sm">
              <TextWith
                text={ordersTexts.placedWithId('{day}', '{id}')}
                parts={{ day: <time dateTime={createdAt}>{formatDay(createdAt)}</time>, id: shortId(_id) }}
              />
            </p>
          </div>
          <StatusBadge status={status} returnedToShop={returnedToShop} />
        </header>
        <ul className="divide-y divide-line px-4 sm:px-6">
          {orderItems.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order never changes
            <OrderLine key={place} item={item}>
              {status === 'delivered' && <ReviewState productId={item.product} reviewable={reviewable} />}
            </OrderLine>
          ))}
        </ul>
        <OrderCardFooter order={order} />
      </article>
    </li>
  );
}
