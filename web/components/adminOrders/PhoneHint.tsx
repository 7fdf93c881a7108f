import { clsx } from 'clsx';
import type { DeskOrder } from './deskOrder.ts';

const counted = (count: number, word: string) => (count > 0 ? `${count} ${word}` : null);

/** In a line, what the number's other orders came to; refusals stand out. */
export function PhoneHint({ phonePast: { ordered, received, refused } }: Pick<DeskOrder, 'phonePast'>) {
  if (ordered.orders === 0) return <span className="text-muted text-xs">New number</span>;
  const parts = [
    `${ordered.orders} other ${ordered.orders === 1 ? 'order' : 'orders'}`,
    counted(received.orders, 'received'),
    counted(refused.orders, 'refused'),
  ];
  return (
    <span className={clsx('text-xs', refused.orders > 0 ? 'font-medium text-bad' : 'text-muted')}>
      {parts.filter(Boolean).join(', ')}
    </span>
  );
}
