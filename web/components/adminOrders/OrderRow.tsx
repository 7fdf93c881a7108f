import { Eye, StickyNote } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import { piecesOf } from '#domain/orderLines.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import type { DeskOrder } from './deskOrder.ts';
import { openedHref } from './openedOrder.ts';
import { PhoneHint } from './PhoneHint.tsx';
import { StatusPicker } from './StatusPicker.tsx';

interface OrderRowProps {
  order: DeskOrder;
  isChosen: boolean;
  onChoose: () => void;
}

export function OrderRow({ order, isChosen, onChoose }: OrderRowProps) {
  const { search } = useLocation();
  const { _id, orderNumber, createdAt, shippingAddress, user, totalPrice } = order;
  const pieces = piecesOf(order.orderItems);
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
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PhoneHint phonePast={order.phonePast} />
          <NoteCount notes={order.notes} />
        </span>
      </Cell>
      <Cell className="tabular-nums lg:text-right">
        {pieces}
        <span className="lg:sr-only"> {pieces === 1 ? 'item' : 'items'}</span>
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

function NoteCount({ notes }: { notes: number }) {
  if (notes === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-muted text-xs">
      <StickyNote aria-hidden="true" className="size-3.5" />
      {notes} {notes === 1 ? 'note' : 'notes'}
    </span>
  );
}
