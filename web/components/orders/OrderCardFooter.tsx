import { useLocation } from 'react-router';
import { formatTaka } from '#domain/money.ts';
import { mayCancel } from '#domain/orderStatus.ts';
import { paymentLabel } from '#domain/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { openedHref } from './openedOrder.ts';
import { useOrderActions } from './useOrderActions.ts';

/** Total and actions of an order. */
export function OrderCardFooter({ order }: { order: Order }) {
  const { _id, orderNumber, status, orderItems, totalPrice, paymentMethod } = order;
  const { search } = useLocation();
  const { cancel, again, busy } = useOrderActions(order);
  const pieces = orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <footer className="flex flex-col gap-3 border-line border-t px-4 py-3 sm:px-6">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-muted">{ordersTexts.itemsPaidBy(pieces, paymentLabel(paymentMethod))}</span>
        <span className="font-medium tabular-nums">{ordersTexts.total(formatTaka(totalPrice))}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to={openedHref(search, _id)}
          preventScrollReset
          className={buttonClass({ look: 'outline', size: 'sm' })}
          aria-label={ordersTexts.viewDetailsOf(orderNumber)}
        >
          {ordersTexts.viewDetails}
        </Link>
        <Button look="quiet" size="sm" className="px-3!" busy={busy === 'again'} onClick={() => void again()}>
          {ordersTexts.orderAgain}
        </Button>
        {mayCancel(status) && (
          <Button
            look="quiet"
            size="sm"
            className="ml-auto px-3! text-bad!"
            busy={busy === 'cancel'}
            onClick={() => void cancel()}
          >
            {ordersTexts.cancelOrder}
          </Button>
        )}
      </div>
    </footer>
  );
}
