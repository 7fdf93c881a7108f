import { useLocation } from 'react-router';
import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { formatPhone } from '#domain/phones.ts';
import type { AdminOrder, OpenedOrder } from '#web/api/responses.ts';
import { openedHref } from '#web/components/orders/openedOrder.ts';
import { StatusBadge } from '#web/components/orders/StatusBadge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { OrderSection } from './OrderSection.tsx';

const rows = [
  { name: 'ordered', label: 'Ordered' },
  { name: 'received', label: 'Delivered' },
  { name: 'refused', label: 'Refused' },
  { name: 'cancelled', label: 'Cancelled' },
] as const;

interface PhoneHistoryProps {
  order: AdminOrder;
  others: OpenedOrder['otherOrders'] | undefined;
}

/** Other orders of this phone number, from any account: ordered, received and refused. */
export function PhoneHistory({ order: { phonePast, shippingAddress }, others = [] }: PhoneHistoryProps) {
  const phone = formatPhone(shippingAddress.phone);
  return (
    <OrderSection title={`Other orders of ${phone}`}>
      {phonePast.ordered.orders === 0 ? (
        <p className="text-muted">This number has no other orders.</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {rows.map(({ name, label }) => (
              <div key={name} className="rounded-sm bg-sand px-3 py-2 text-ink">
                <dt className="text-xs">{label}</dt>
                <dd className="tabular-nums">
                  <span className="font-medium text-base">{phonePast[name].orders}</span>{' '}
                  <span className="text-xs">{formatTaka(phonePast[name].amount)}</span>
                </dd>
              </div>
            ))}
          </dl>
          <OtherOrders others={others} />
        </>
      )}
    </OrderSection>
  );
}

function OtherOrders({ others }: { others: OpenedOrder['otherOrders'] }) {
  const { search } = useLocation();
  return (
    <ul aria-label="Latest other orders" className="divide-y divide-line">
      {others.map((other) => (
        <li
          key={other._id}
          className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 tabular-nums"
        >
          <Link
            to={openedHref(search, other._id)}
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
