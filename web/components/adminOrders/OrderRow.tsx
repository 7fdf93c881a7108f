import Eye from 'virtual:lucide/eye';
import { useLocation } from 'react-router';
import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { openedHref } from '#web/components/orders/openedOrder.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { CallButtons } from './CallButtons.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { ItemsCell } from './ItemsCell.tsx';
import { OrderMarks } from './OrderMarks.tsx';
import { RecipientCell } from './RecipientCell.tsx';
import { StatusPicker } from './StatusPicker.tsx';
import { TotalCell } from './TotalCell.tsx';

interface OrderRowProps {
  order: AdminOrder;
  isSelected: boolean;
  onSelect: () => void;
}

export function OrderRow({ order, isSelected, onSelect }: OrderRowProps) {
  const { search } = useLocation();
  const { _id, orderNumber, createdAt } = order;
  return (
    <Row isSelected={isSelected}>
      <Cell className="max-lg:-order-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={onSelect}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          <span>
            <span className="sr-only">{adminOrdersTexts.selectOrder}</span>
            <span className="block font-medium tabular-nums">{orderNumber}</span>
            <span className="block text-muted text-xs">#{idTail(_id)}</span>
          </span>
        </label>
        <time dateTime={createdAt} className="block whitespace-nowrap text-muted text-xs">
          {formatMoment(createdAt)}
        </time>
      </Cell>
      <RecipientCell order={order} />
      <ItemsCell order={order} />
      <TotalCell order={order} />
      <Cell className="col-span-2">
        <span className="flex flex-wrap items-center gap-2">
          <StatusPicker order={order} />
          <ConfirmationBadge order={order} />
        </span>
        <OrderMarks order={order} />
      </Cell>
      <Cell className="col-span-2">
        <span className="flex flex-wrap gap-2 lg:w-52 lg:justify-end">
          <CallButtons order={order} />
          <Link
            to={openedHref(search, _id)}
            preventScrollReset
            aria-label={adminOrdersTexts.viewOrder(orderNumber)}
            className={buttonClass({ look: 'outline', size: 'sm' })}
          >
            <Eye aria-hidden="true" className="size-4" />
            {adminOrdersTexts.view}
          </Link>
        </span>
      </Cell>
    </Row>
  );
}
