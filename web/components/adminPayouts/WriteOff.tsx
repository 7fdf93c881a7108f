import { useFetcher } from 'react-router';
import { formatExactTaka } from '#domain/money.ts';
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
    const wording = { hint: 'The order leaves this list.', yes: 'Write off', no: 'Keep' };
    if (await confirm(`Write off ${owed} of order ${orderNumber}?`, wording)) {
      await fetcher.submit({ intent: 'writeOff', id }, { method: 'post' });
    }
  };
  return (
    <Button
      look="outline"
      size="sm"
      busy={fetcher.state !== 'idle'}
      aria-label={`Write off ${owed} of order ${orderNumber}`}
      onClick={() => void ask()}
    >
      Write off
    </Button>
  );
}
