import { formatExactTaka } from '#domain/money.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { grouped } from '#texts/numbers.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import type { Payout } from '#web/api/responses.ts';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { OutcomeBadge } from './PayoutBadge.tsx';

const columns: readonly Column[] = [
  { label: adminPayoutsTexts.outcome },
  { label: adminPayoutsTexts.rows, className: 'text-right' },
  { label: adminPayoutsTexts.due, className: 'text-right' },
  { label: adminPayoutsTexts.received, className: 'text-right' },
  { label: adminPayoutsTexts.fees, className: 'text-right' },
  { label: adminPayoutsTexts.difference, className: 'text-right' },
];

const amounts = [
  [adminPayoutsTexts.due, 'expected'],
  [adminPayoutsTexts.received, 'received'],
  [adminPayoutsTexts.fees, 'fee'],
  [adminPayoutsTexts.difference, 'difference'],
] as const;

/** The sums of each outcome. */
export function PayoutSums({ sums }: { sums: Payout['sums'] }) {
  return (
    <Table label={adminPayoutsTexts.sumsByOutcome} columns={columns}>
      {sums.map((sum) => (
        <Row key={sum.outcome}>
          <Cell>
            <OutcomeBadge outcome={sum.outcome} />
            <span className="block pt-1 text-muted text-xs">{payoutsTexts.outcomes[sum.outcome].hint}</span>
          </Cell>
          <Cell label={adminPayoutsTexts.rows} className="text-right tabular-nums">
            {grouped(sum.rows)}
          </Cell>
          {amounts.map(([label, name]) => (
            <Cell key={name} label={label} className="tabular-nums even:text-right lg:text-right">
              {formatExactTaka(sum[name])}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
