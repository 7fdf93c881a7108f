import { formatMoment } from '#domain/dates.ts';
import { formatExactTaka } from '#domain/money.ts';
import { grouped } from '#texts/numbers.ts';
import type { Payout } from '#web/api/responses.ts';
import { Link } from '#web/ui/Link.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { PayoutBadge } from './PayoutBadge.tsx';

const columns: readonly Column[] = [
  { label: 'Payout' },
  { label: 'Uploaded' },
  { label: 'Rows', className: 'text-right' },
  { label: 'Received', className: 'text-right' },
  { label: 'Fees', className: 'text-right' },
  { label: 'Still owed', className: 'text-right' },
  { label: 'State' },
];

/** What the courier owes by this statement: short and missing. */
const owedOf = ({ sums }: Payout): number =>
  sums.reduce((owed, { difference }) => owed + Math.max(0, -difference), 0);

/** Statements, newest first. */
export function PayoutHistory({ payouts, isBusy }: { payouts: readonly Payout[]; isBusy: boolean }) {
  return (
    <Table label="Payouts" columns={columns} isBusy={isBusy}>
      {payouts.map((payout) => (
        <Row key={payout._id}>
          <Cell className="wrap-anywhere lg:max-w-64">
            <Link
              to={`/admin/payouts/${payout._id}`}
              className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
            >
              {payout.courier}
            </Link>
            <span className="block text-muted text-xs">{payout.fileName}</span>
          </Cell>
          <Cell className="text-right lg:text-left">
            <time dateTime={payout.createdAt}>{formatMoment(payout.createdAt)}</time>
            <span className="block text-muted text-xs">{payout.createdBy ?? 'Unknown'}</span>
          </Cell>
          <Cell label="Rows" className="tabular-nums lg:text-right">
            {grouped(payout.rows)}
          </Cell>
          <Cell label="Received" className="text-right tabular-nums">
            {formatExactTaka(payout.received)}
          </Cell>
          <Cell label="Fees" className="tabular-nums lg:text-right">
            {formatExactTaka(payout.fee)}
          </Cell>
          <Cell label="Still owed" className="text-right tabular-nums">
            {formatExactTaka(owedOf(payout))}
          </Cell>
          <Cell>
            <PayoutBadge state={payout.state} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
