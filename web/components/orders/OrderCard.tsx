import { Link } from 'react-router';
import { formatDay } from '#domain/dates.ts';
import { shortId } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import { mayCancel } from '#domain/orderStatus.ts';
import type { Reviewable } from '#web/components/account/accountData.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { OrderLine } from './OrderLine.tsx';
import type { Order } from './order.ts';
import { orderHref } from './orderHref.ts';
import { paymentLabel } from './paymentLabel.ts';
import { ReviewMark } from './ReviewMark.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useOrderDeeds } from './useOrderDeeds.ts';

interface OrderCardProps {
  order: Order;
  reviewable: Reviewable;
}

export function OrderCard({ order, reviewable }: OrderCardProps) {
  const { _id, createdAt, status, orderItems, totalPrice, paymentMethod } = order;
  const { cancel, again, busy } = useOrderDeeds(order);
  const pieces = orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
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
        <footer className="flex flex-col gap-3 border-line border-t px-4 py-3 sm:px-6">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="text-muted">
              {pieces} {pieces === 1 ? 'item' : 'items'} · {paymentLabel(paymentMethod)}
            </span>
            <span className="font-medium tabular-nums">Total {formatTaka(totalPrice)}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Link
              to={orderHref(_id)}
              preventScrollReset
              className={buttonClass({ look: 'outline', size: 'sm' })}
              aria-label={`View details of order ${shortId(_id)}`}
            >
              View Details
            </Link>
            <Button
              look="quiet"
              size="sm"
              className="px-3!"
              busy={busy === 'again'}
              onClick={() => void again()}
            >
              Order again
            </Button>
            {mayCancel(status) && (
              <Button
                look="quiet"
                size="sm"
                className="ml-auto px-3! text-bad!"
                busy={busy === 'cancel'}
                onClick={() => void cancel()}
              >
                Cancel Order
              </Button>
            )}
          </div>
        </footer>
      </article>
    </li>
  );
}
