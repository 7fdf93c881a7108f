import { formatMoment } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { grouped } from '#texts/numbers.ts';
import type { CustomerOrder } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { StatusBadge } from '#web/components/orders/StatusBadge.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

const columns: readonly Column[] = [
  { label: adminUsersTexts.order },
  { label: adminUsersTexts.placed },
  { label: adminUsersTexts.status },
  { label: adminUsersTexts.pieces, className: 'text-right' },
  { label: adminUsersTexts.total, className: 'text-right' },
];

interface CustomerOrdersProps {
  orders: readonly CustomerOrder[];
  isBusy: boolean;
}

/** Each links to the order, opened over the orders list. */
export function CustomerOrders({ orders, isBusy }: CustomerOrdersProps) {
  return (
    <Table label={adminUsersTexts.ordersOfThisCustomer} columns={columns} isBusy={isBusy}>
      {orders.map(({ _id, orderNumber, createdAt, status, pieces, totalPrice }) => (
        <Row key={_id}>
          <Cell>
            <AdminLink
              to={`/admin/orders?order=${_id}`}
              className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
            >
              {orderNumber}
            </AdminLink>
          </Cell>
          <Cell className="text-right text-muted lg:whitespace-nowrap lg:text-left">
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </Cell>
          <Cell>
            <StatusBadge status={status} />
          </Cell>
          <Cell label={adminUsersTexts.pieces} className="text-right tabular-nums">
            {grouped(pieces)}
          </Cell>
          <Cell className="col-span-2 text-right font-medium tabular-nums">{formatTaka(totalPrice)}</Cell>
        </Row>
      ))}
    </Table>
  );
}
