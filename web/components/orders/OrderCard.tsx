import { formatDay } from '#domain/dates.ts';
import { shortId } from '#domain/ids.ts';
import type { Reviewable } from '#web/components/account/accountData.ts';
import { OrderCardFoot } from './OrderCardFoot.tsx';
import { OrderLine } from './OrderLine.tsx';
import type { Order } from './order.ts';
import { ReviewMark } from './ReviewMark.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface OrderCardProps {
  order: Order;
  reviewable: Reviewable;
}

export function OrderCard({ order, reviewable }: OrderCardProps) {
  const { _id, createdAt, status, orderItems } = order;
  return (
    <li className="rounded-md border border-line bg-paper">
      <article aria-labelledby={`order-${_id}`}>
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b px-4 py-3 sm:px-6">
          <div>
            <h3 id={`order-${_id}`} className="font-medium font-text text-base">
              Order #{shortId(_id)}
            </h3>
            <p className="text-muted text-sm">
              Placed <time dateTime={createdAt}>{formatDay(createdAt)}</time>
            </p>
          </div>
          <StatusBadge status={status} />
        </header>
        <ul className="divide-y divide-line px-4 sm:px-6">
          {orderItems.map((item) => (
            <OrderLine key={`${item.product}${item.selectedSize}${item.selectedColor}`} item={item}>
              {status === 'delivered' && <ReviewMark productId={item.product} reviewable={reviewable} />}
            </OrderLine>
          ))}
        </ul>
        <OrderCardFoot order={order} />
      </article>
    </li>
  );
}
