import { formatExactTaka } from '#domain/money.ts';
import { payoutOutcomes } from '#domain/payouts.ts';
import { grouped } from '#texts/numbers.ts';
import type { Payout } from '#web/api/responses.ts';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { OutcomeBadge } from './PayoutBadge.tsx';

const columns: readonly Column[] = [
  { label: 'Outcome' },
  { label: 'Rows', className: 'text-right' },
  { label: 'Collected', className: 'text-right' },
  { label: 'Received', className: 'text-right' },
  { label: 'Fees', className: 'text-right' },
  { label: 'Difference', className: 'text-right' },
];

const amounts = [
  ['Collected', 'expected'],
  ['Received', 'received'],
  ['Fees', 'fee'],
  ['Difference', 'difference'],
] as const;

/** The sums of each outcome. */
export function PayoutSums({ sums }: { sums: Payout['sums'] }) {
  return (
    <Table label="Sums by outcome" columns={columns}>
      {sums.map((sum) => (
        <Row key={sum.outcome}>
          <Cell>
            <OutcomeBadge outcome={sum.outcome} />
            <span className="block pt-1 text-muted text-xs">{payoutOutcomes[sum.outcome].hint}</span>
          </Cell>
          <Cell label="Rows" className="text-right tabular-nums">
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
