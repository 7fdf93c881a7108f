import { formatMoment } from '#domain/dates.ts';
import { formatExactTaka } from '#domain/money.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import type { Payout } from '#web/api/responses.ts';
import { PayoutBadge } from './PayoutBadge.tsx';

/** Where a payout comes from: file, layout, total, and who uploaded or confirmed it. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  return (
    <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <PayoutBadge state={payout.state} />
      <span>{payout.fileName}</span>
      <span>{adminPayoutsTexts.layout(payout.layout)}</span>
      <span>{adminPayoutsTexts.paidByAllRows(formatExactTaka(payout.total))}</span>
      <span>
        {payout.confirmedAt
          ? adminPayoutsTexts.confirmedBy(
              formatMoment(payout.confirmedAt),
              payout.confirmedBy ?? adminPayoutsTexts.unknown,
            )
          : adminPayoutsTexts.uploadedBy(
              formatMoment(payout.createdAt),
              payout.createdBy ?? adminPayoutsTexts.unknown,
            )}
      </span>
    </p>
  );
}
