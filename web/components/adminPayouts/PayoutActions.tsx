import { useFetcher } from 'react-router';
import { formatExactTaka } from '#domain/money.ts';
import { payoutStates, settles } from '#domain/payouts.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import type { Payout } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';

type Intent = 'confirm' | 'check' | 'delete';

const countSettling = ({ sums }: Payout): number =>
  sums.reduce((count, { outcome, rows }) => count + (settles(outcome) ? rows : 0), 0);

/** Confirm, check again and delete a draft. A confirmed payout has none of these. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const fetcher = useFetcher();
  const { mayConfirm, mayDelete } = payoutStates[payout.state];
  const sending = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent');
  const send = (intent: Intent) => void fetcher.submit({ intent }, { method: 'post' });
  const count = countSettling(payout);
  const ask = async () => {
    const hint = adminPayoutsTexts.settleHint(formatExactTaka(payout.received), formatExactTaka(payout.fee));
    if (
      await confirm(adminPayoutsTexts.settleQuestion(count), {
        hint,
        yes: adminPayoutsTexts.settleYes,
        no: adminPayoutsTexts.notYet,
      })
    ) {
      send('confirm');
    }
  };
  const remove = async () => {
    const wording = { yes: adminPayoutsTexts.deleteIt, no: adminPayoutsTexts.keep, isDangerous: true };
    if (await confirm(adminPayoutsTexts.deleteDraftQuestion, wording)) send('delete');
  };
  if (!mayConfirm) return null;
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-line border-t bg-ivory px-4 py-3 sm:mx-0"
    >
      {mayDelete && (
        <Button look="quiet" size="sm" busy={sending === 'delete'} onClick={() => void remove()}>
          {adminPayoutsTexts.deleteDraft}
        </Button>
      )}
      <Button look="outline" size="sm" busy={sending === 'check'} onClick={() => send('check')}>
        {adminPayoutsTexts.checkAgain}
      </Button>
      <Button
        size="sm"
        disabled={count === 0}
        busy={sending === 'confirm'}
        busyLabel={adminPayoutsTexts.settling}
        onClick={() => void ask()}
      >
        {count === 0 ? adminPayoutsTexts.nothingToSettle : adminPayoutsTexts.settle(count)}
      </Button>
    </div>
  );
}
