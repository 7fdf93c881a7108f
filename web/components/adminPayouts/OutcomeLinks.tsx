import { useLocation } from 'react-router';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import type { Payout } from '#web/api/responses.ts';
import { withQuery } from '#web/browser/listQuery.ts';
import { FigureLinks } from '#web/components/admin/FigureLinks.tsx';

/** Shows the rows of one outcome, or all. */
export function OutcomeLinks({ sums }: Pick<Payout, 'sums'>) {
  const { search } = useLocation();
  const outcome = new URLSearchParams(search).get('outcome') ?? '';
  const figure = (label: string, count: number, value: string) => ({
    label,
    count,
    to: withQuery(search, { outcome: value }),
    isCurrent: outcome === value,
  });
  const all = sums.reduce((count, sum) => count + sum.rows, 0);
  return (
    <FigureLinks
      label={adminPayoutsTexts.rowsByOutcome}
      figures={[
        figure(adminPayoutsTexts.all, all, ''),
        ...sums.map((sum) => figure(payoutsTexts.outcomes[sum.outcome].label, sum.rows, sum.outcome)),
      ]}
    />
  );
}
