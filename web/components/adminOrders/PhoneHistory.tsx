import { useLocation } from 'react-router';
import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { formatPhone } from '#domain/phones.ts';
import { grouped } from '#texts/numbers.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder, OpenedOrder } from '#web/api/responses.ts';
import { openedHref } from '#web/components/orders/openedOrder.ts';
import { StatusBadge } from '#web/components/orders/StatusBadge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { OrderSection } from './OrderSection.tsx';

type OtherOrder = OpenedOrder['otherOrders'][number];

const rows = [
  { name: 'ordered', label: orderDialogTexts.ordered },
  { name: 'received', label: orderDialogTexts.delivered },
  { name: 'refused', label: orderDialogTexts.refused },
  { name: 'cancelled', label: orderDialogTexts.cancelled },
] as const;

interface PhoneHistoryProps {
  title: string;
  past: AdminOrder['phonePast'];
  /** Shown where the number has no orders. */
  none: string;
  orders: readonly OtherOrder[] | undefined;
  hrefOf: (id: string) => string;
}

/** Orders of a phone number, from any account: ordered, received and refused. */
export function PhoneHistory({ title, past, none, orders = [], hrefOf }: PhoneHistoryProps) {
  return (
    <OrderSection title={title}>
      {past.ordered.orders === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {rows.map(({ name, label }) => (
              <div key={name} className="rounded-sm bg-sand px-3 py-2 text-ink">
                <dt className="text-xs">{label}</dt>
                <dd className="tabular-nums">
                  <span className="font-medium text-base">{grouped(past[name].orders)}</span>{' '}
                  <span className="text-xs">{formatTaka(past[name].amount)}</span>
                </dd>
              </div>
            ))}
          </dl>
          <OrderLinks orders={orders} hrefOf={hrefOf} />
        </>
      )}
    </OrderSection>
  );
}

/** Other orders of the order's phone number. */
export function OtherOrders({
  order,
  others,
}: {
  order: AdminOrder;
  others: readonly OtherOrder[] | undefined;
}) {
  const { search } = useLocation();
  return (
    <PhoneHistory
      title={orderDialogTexts.otherOrdersOf(formatPhone(order.shippingAddress.phone))}
      past={order.phonePast}
      none={orderDialogTexts.noOtherOrders}
      orders={others}
      hrefOf={(id) => openedHref(search, id)}
    />
  );
}

function OrderLinks({
  orders,
  hrefOf,
}: Pick<PhoneHistoryProps, 'hrefOf'> & { orders: readonly OtherOrder[] }) {
  return (
    <ul aria-label={orderDialogTexts.latestOtherOrders} className="divide-y divide-line">
      {orders.map((other) => (
        <li
          key={other._id}
          className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 tabular-nums"
        >
          <Link
            to={hrefOf(other._id)}
            preventScrollReset
            className="py-2 font-medium underline underline-offset-4"
          >
            {other.orderNumber}
          </Link>
          <span className="text-muted">{formatDay(other.createdAt)}</span>
          <span className="mr-auto">{formatTaka(other.totalPrice)}</span>
          <ConfirmationBadge order={other} />
          <StatusBadge status={other.status} />
        </li>
      ))}
    </ul>
  );
}
