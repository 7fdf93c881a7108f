import Eye from 'virtual:lucide/eye';
import { useLocation } from 'react-router';
import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import { piecesOf } from '#domain/orderLines.ts';
import { plural } from '#domain/plurals.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { openedHref } from '#web/components/orders/openedOrder.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { RecipientCell } from './RecipientCell.tsx';
import { StatusPicker } from './StatusPicker.tsx';

interface OrderRowProps {
  order: AdminOrder;
  isSelected: boolean;
  onSelect: () => void;
}

export function OrderRow({ order, isSelected, onSelect }: OrderRowProps) {
  const { search } = useLocation();
  const { _id, orderNumber, createdAt, totalPrice } = order;
  const pieces = piecesOf(order.orderItems);
  return (
    <Row isSelected={isSelected}>
      <Cell>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={onSelect}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          <span>
            <span className="sr-only">Select order </span>
            <span className="block font-medium tabular-nums">{orderNumber}</span>
            <span className="block text-muted text-xs">#{idTail(_id)}</span>
          </span>
        </label>
      </Cell>
      <Cell className="text-right text-muted tabular-nums lg:text-left lg:text-ink xl:whitespace-nowrap">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Cell>
      <RecipientCell order={order} />
      <Cell className="tabular-nums lg:text-right">
        {pieces}
        <span className="lg:sr-only"> {plural(pieces, 'item')}</span>
      </Cell>
      <Cell className="text-right font-medium tabular-nums">{formatTaka(totalPrice)}</Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
          <StatusPicker order={order} />
          <ConfirmationBadge order={order} />
        </span>
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
