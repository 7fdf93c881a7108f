import { courierLabel } from '#domain/couriers.ts';
import { formatDay } from '#domain/dates.ts';
import { formatExactTaka } from '#domain/money.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { digits } from '#texts/numbers.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import type { OutstandingCash } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { ReceiveLater } from './ReceiveLater.tsx';
import { WriteOff } from './WriteOff.tsx';

const columns: readonly Column[] = [
  { label: adminPayoutsTexts.order },
  { label: adminPayoutsTexts.customer },
  { label: adminPayoutsTexts.courier },
  { label: adminPayoutsTexts.since },
  { label: adminPayoutsTexts.amount, className: 'text-right' },
];

const actionColumn: Column = { label: adminPayoutsTexts.actions, className: 'text-right' };

interface OutstandingOrdersProps {
  orders: OutstandingCash['orders'];
  isBusy: boolean;
}

/** The orders behind an amount, to ask the courier about. */
export function OutstandingOrders({ orders, isBusy }: OutstandingOrdersProps) {
  const isShort = orders.some(({ kind }) => kind === 'short');
  return (
    <Table
      label={adminPayoutsTexts.orders}
      columns={isShort ? [...columns, actionColumn] : columns}
      isBusy={isBusy}
    >
      {orders.map((order) => (
        <Row key={order._id}>
          <Cell>
            <AdminLink
              to={`/admin/orders?order=${order._id}`}
              className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
            >
              {order.orderNumber}
            </AdminLink>
            {order.payout && (
              <Link
                to={`/admin/payouts/${order.payout}`}
                className="flex min-h-6 w-fit items-center text-muted text-xs underline underline-offset-4"
              >
                {adminPayoutsTexts.payout}
              </Link>
            )}
          </Cell>
          <Cell className="wrap-anywhere text-right lg:text-left">
            {order.fullName}
            <span className="block text-muted text-xs tabular-nums">{digits(order.phone)}</span>
          </Cell>
          <Cell label={adminPayoutsTexts.courier} className="wrap-anywhere">
            {courierLabel(order.courier)}
            {order.consignment && <span className="block text-muted text-xs">{order.consignment}</span>}
          </Cell>
          <Cell label={adminPayoutsTexts.since} className="text-right lg:text-left">
            <time dateTime={order.since}>{formatDay(order.since)}</time>
            <span className="block text-muted text-xs">{payoutsTexts.ages[order.age]}</span>
          </Cell>
          <Cell label={adminPayoutsTexts.amount} className="font-medium tabular-nums lg:text-right">
            {formatExactTaka(order.amount)}
          </Cell>
          {isShort && (
            <Cell className="col-span-2">
              <div className="flex flex-wrap gap-2 lg:justify-end">
                <ReceiveLater order={order} />
                <WriteOff id={order._id} orderNumber={order.orderNumber} amount={order.amount} />
              </div>
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}
