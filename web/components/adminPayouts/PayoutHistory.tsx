import { formatMoment } from '#domain/dates.ts';
import { formatExactTaka } from '#domain/money.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { grouped } from '#texts/numbers.ts';
import type { Payout } from '#web/api/responses.ts';
import { Link } from '#web/ui/Link.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { PayoutBadge } from './PayoutBadge.tsx';

const columns: readonly Column[] = [
  { label: adminPayoutsTexts.payout },
  { label: adminPayoutsTexts.uploaded },
  { label: adminPayoutsTexts.rows, className: 'text-right' },
  { label: adminPayoutsTexts.received, className: 'text-right' },
  { label: adminPayoutsTexts.fees, className: 'text-right' },
  { label: adminPayoutsTexts.owedByStatement, className: 'text-right' },
  { label: adminPayoutsTexts.state },
];

/** Short and missing by this statement. What is owed now is in the tables above. */
const owedOf = ({ sums }: Payout): number =>
  sums.reduce((owed, { difference }) => owed + Math.max(0, -difference), 0);

/** Statements, newest first. */
export function PayoutHistory({ payouts, isBusy }: { payouts: readonly Payout[]; isBusy: boolean }) {
  return (
    <Table label={adminPayoutsTexts.payouts} columns={columns} isBusy={isBusy}>
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
            <span className="block text-muted text-xs">{payout.createdBy ?? adminPayoutsTexts.unknown}</span>
          </Cell>
          <Cell label={adminPayoutsTexts.rows} className="tabular-nums lg:text-right">
            {grouped(payout.rows)}
          </Cell>
          <Cell label={adminPayoutsTexts.received} className="text-right tabular-nums">
            {formatExactTaka(payout.received)}
          </Cell>
          <Cell label={adminPayoutsTexts.fees} className="tabular-nums lg:text-right">
            {formatExactTaka(payout.fee)}
          </Cell>
          <Cell label={adminPayoutsTexts.owedByStatement} className="text-right tabular-nums">
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
