import { clsx } from 'clsx';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';

interface PhoneHintProps {
  past: AdminOrder['phonePast'];
  /** What is counted: '2 other orders'. */
  count: (orders: number) => string;
}

const some = (count: number, text: (orders: number) => string) => (count > 0 ? text(count) : null);

/** One line about the orders of a phone number; refusals stand out. */
export function PhoneHint({ past: { ordered, received, refused }, count }: PhoneHintProps) {
  if (ordered.orders === 0) return <span className="text-muted text-xs">{adminOrdersTexts.firstOrder}</span>;
  const parts = [
    count(ordered.orders),
    some(received.orders, adminOrdersTexts.deliveredOnes),
    some(refused.orders, adminOrdersTexts.refusedOnes),
  ];
  return (
    <span className={clsx('text-xs', refused.orders > 0 ? 'font-medium text-bad' : 'text-muted')}>
      {parts.filter(Boolean).join(', ')}
    </span>
  );
}
