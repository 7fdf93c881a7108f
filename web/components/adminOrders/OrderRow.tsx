import { Eye } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import type { Order } from '#web/components/orders/order.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { openedHref } from './openedOrder.ts';
import { StatusPicker } from './StatusPicker.tsx';

const pieces = (order: Order) => order.orderItems.reduce((sum, { quantity }) => sum + quantity, 0);

interface OrderRowProps {
  order: Order;
  isChosen: boolean;
  onChoose: () => void;
}

export function OrderRow({ order, isChosen, onChoose }: OrderRowProps) {
  const { search } = useLocation();
  const { _id, orderNumber, createdAt, shippingAddress, user, totalPrice } = order;
  return (
    <Row isMarked={isChosen}>
      <Cell>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={onChoose}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          <span>
            <span className="sr-only">Select order </span>
            <span className="block font-medium tabular-nums">{orderNumber}</span>
            <span className="block text-muted text-xs">#{idTail(_id)}</span>
          </span>
        </label>
      </Cell>
      <Cell className="text-right text-muted tabular-nums lg:whitespace-nowrap lg:text-left lg:text-ink">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Cell>
      <Cell className="col-span-2 lg:max-w-80">
        <span className="block truncate font-medium">{shippingAddress.fullName}</span>
        <span className="flex min-h-6 items-center gap-2 text-muted text-xs">
          <a
            href={`tel:${shippingAddress.phone}`}
            className="py-1 tabular-nums underline-offset-4 hover:underline"
          >
            {shippingAddress.phone}
          </a>
          <span className="min-w-0 truncate">{user.email}</span>
        </span>
      </Cell>
      <Cell className="tabular-nums lg:text-right">
        {pieces(order)}
        <span className="lg:sr-only"> {pieces(order) === 1 ? 'item' : 'items'}</span>
      </Cell>
      <Cell className="text-right font-medium tabular-nums">{formatTaka(totalPrice)}</Cell>
      <Cell>
        <StatusPicker order={order} />
      </Cell>
      <Cell className="text-right">
        <Link
          to={openedHref(search, _id)}
          preventScrollReset
          aria-label={`View order ${orderNumber}`}
          className={buttonClass({ look: 'outline', size: 'sm' })}
        >
          <Eye aria-hidden="true" className="size-4" />
          View
        </Link>
      </Cell>
    </Row>
  );
}
