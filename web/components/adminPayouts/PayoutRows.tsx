import { formatExactTaka } from '#domain/money.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import type { PayoutRow } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { OutcomeBadge } from './PayoutBadge.tsx';

const columns: readonly Column[] = [
  { label: 'Row' },
  { label: 'Order' },
  { label: 'Parcel' },
  { label: 'Outcome' },
  { label: 'Collected', className: 'text-right' },
  { label: 'Received', className: 'text-right' },
  { label: 'Fee', className: 'text-right' },
  { label: 'Difference', className: 'text-right' },
];

const amountText = (amount: number | null): string => (amount === null ? '–' : formatExactTaka(amount));

/** The rows of a statement, then the orders that are missing on it. */
export function PayoutRows({ rows, isBusy }: { rows: readonly PayoutRow[]; isBusy: boolean }) {
  return (
    <Table label="Rows" columns={columns} isBusy={isBusy}>
      {rows.map((row) => (
        <Row key={`${row.row} ${row.order?._id}`}>
          <Cell label="Row" className="tabular-nums">
            {row.row ?? '–'}
          </Cell>
          <Cell className="wrap-anywhere text-right lg:text-left">
            <NamedOrder row={row} />
          </Cell>
          <Cell label="Parcel" className="wrap-anywhere">
            {row.consignment || '–'}
          </Cell>
          <Cell className="text-right lg:text-left">
            <OutcomeBadge outcome={row.outcome} />
            {row.fault && <span className="block pt-1 text-bad text-xs">{row.fault}</span>}
          </Cell>
          <Cell label="Collected" className="tabular-nums lg:text-right">
            {amountText(row.expected ?? row.collected)}
          </Cell>
          <Cell label="Received" className="text-right tabular-nums">
            {amountText(row.received)}
          </Cell>
          <Cell label="Fee" className="tabular-nums lg:text-right">
            {amountText(row.fee)}
          </Cell>
          <Cell label="Difference" className="text-right font-medium tabular-nums">
            <span className={row.difference < 0 ? 'text-bad' : undefined}>
              {formatExactTaka(row.difference)}
            </span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function NamedOrder({ row: { order, orderNumber } }: { row: PayoutRow }) {
  if (!order) return <>{orderNumber || '–'}</>;
  return (
    <>
      <AdminLink
        to={`/admin/orders?order=${order._id}`}
        className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
      >
        {order.orderNumber}
      </AdminLink>
      {order.status !== 'delivered' && (
        <span className="block text-muted text-xs">{statusLabel(order.status)}</span>
      )}
    </>
  );
}
