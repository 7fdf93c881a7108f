import { useFetcher } from 'react-router';
import { formatExactTaka } from '#domain/money.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';

interface WriteOffProps {
  id: string;
  orderNumber: string;
  /** In taka. */
  amount: number;
}

/** Stops waiting for what a courier paid short. */
export function WriteOff({ id, orderNumber, amount }: WriteOffProps) {
  const fetcher = useFetcher();
  const owed = formatExactTaka(amount);
  const ask = async () => {
    const wording = {
      hint: adminPayoutsTexts.writeOffHint,
      yes: adminPayoutsTexts.writeOff,
      no: adminPayoutsTexts.keep,
    };
    if (await confirm(adminPayoutsTexts.writeOffQuestion(owed, orderNumber), wording)) {
      await fetcher.submit({ intent: 'writeOff', id }, { method: 'post' });
    }
  };
  return (
    <Button
      look="outline"
      size="sm"
      busy={fetcher.state !== 'idle'}
      aria-label={adminPayoutsTexts.writeOffLabel(owed, orderNumber)}
      onClick={() => void ask()}
    >
      {adminPayoutsTexts.writeOff}
    </Button>
  );
}
