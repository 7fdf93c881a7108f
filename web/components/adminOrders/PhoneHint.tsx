import { clsx } from 'clsx';
import { counted } from '#domain/plurals.ts';
import type { AdminOrder } from '#web/api/responses.ts';

interface PhoneHintProps {
  past: AdminOrder['phonePast'];
  /** What is counted: 'other order'. */
  noun: string;
}

const some = (count: number, word: string) => (count > 0 ? `${count} ${word}` : null);

/** One line about the orders of a phone number; refusals stand out. */
export function PhoneHint({ past: { ordered, received, refused }, noun }: PhoneHintProps) {
  if (ordered.orders === 0) return <span className="text-muted text-xs">First order from this number</span>;
  const parts = [
    counted(ordered.orders, noun),
    some(received.orders, 'delivered'),
    some(refused.orders, 'refused'),
  ];
  return (
    <span className={clsx('text-xs', refused.orders > 0 ? 'font-medium text-bad' : 'text-muted')}>
      {parts.filter(Boolean).join(', ')}
    </span>
  );
}
