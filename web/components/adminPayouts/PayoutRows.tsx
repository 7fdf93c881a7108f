import { formatExactTaka } from '#domain/money.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { digits } from '#texts/numbers.ts';
import type { PayoutRow } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { OutcomeBadge } from './PayoutBadge.tsx';

const columns: readonly Column[] = [
  { label: adminPayoutsTexts.row },
  { label: adminPayoutsTexts.order },
  { label: adminPayoutsTexts.parcel },
  { label: adminPayoutsTexts.outcome },
  { label: adminPayoutsTexts.due, className: 'text-right' },
  { label: adminPayoutsTexts.stated, className: 'text-right' },
  { label: adminPayoutsTexts.received, className: 'text-right' },
  { label: adminPayoutsTexts.fee, className: 'text-right' },
  { label: adminPayoutsTexts.difference, className: 'text-right' },
];

const amountText = (amount: number | null): string => (amount === null ? '–' : formatExactTaka(amount));

/** The rows of a statement, then the orders that are missing on it. */
export function PayoutRows({ rows, isBusy }: { rows: readonly PayoutRow[]; isBusy: boolean }) {
  return (
    <Table label={adminPayoutsTexts.rows} columns={columns} isBusy={isBusy}>
      {rows.map((row) => (
        <Row key={`${row.row} ${row.order?._id}`}>
          <Cell label={adminPayoutsTexts.row} className="tabular-nums">
            {row.row === null ? '–' : digits(row.row)}
          </Cell>
          <Cell className="wrap-anywhere text-right lg:text-left">
            <NamedOrder row={row} />
          </Cell>
          <Cell label={adminPayoutsTexts.parcel} className="wrap-anywhere">
            {row.consignment || '–'}
          </Cell>
          <Cell className="text-right lg:text-left">
            <OutcomeBadge outcome={row.outcome} />
            {row.fault && <span className="block pt-1 text-bad text-xs">{row.fault}</span>}
          </Cell>
          <Cell label={adminPayoutsTexts.due} className="tabular-nums lg:text-right">
            {amountText(row.expected)}
          </Cell>
          <Cell label={adminPayoutsTexts.stated} className="text-right tabular-nums">
            {amountText(row.collected)}
          </Cell>
          <Cell label={adminPayoutsTexts.received} className="tabular-nums lg:text-right">
            {amountText(row.received)}
          </Cell>
          <Cell label={adminPayoutsTexts.fee} className="text-right tabular-nums">
            {amountText(row.fee)}
          </Cell>
          <Cell label={adminPayoutsTexts.difference} className="font-medium tabular-nums lg:text-right">
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
