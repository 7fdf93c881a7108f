import StickyNote from 'virtual:lucide/sticky-note';
import { clsx } from 'clsx';
import { counted } from '#domain/plurals.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Cell } from '#web/ui/Table.tsx';
import { ContactLinks } from './ContactLinks.tsx';

/** Who ordered, where it goes, how to reach them, and what is known about the phone number. */
export function RecipientCell({ order }: { order: AdminOrder }) {
  const { shippingAddress, phonePast, notes } = order;
  return (
    <Cell className="col-span-2" neverWidens>
      <span className="block truncate font-medium">{shippingAddress.fullName}</span>
      <span className="block truncate text-xs">
        {shippingAddress.thana}, {shippingAddress.district}
      </span>
      <ContactLinks order={order} />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PhoneHint phonePast={phonePast} />
        <NoteCount notes={notes} />
      </span>
    </Cell>
  );
}

const some = (count: number, word: string) => (count > 0 ? `${count} ${word}` : null);

/** One line about the other orders of the phone number; refusals stand out. */
function PhoneHint({ phonePast: { ordered, received, refused } }: Pick<AdminOrder, 'phonePast'>) {
  if (ordered.orders === 0) return <span className="text-muted text-xs">First order from this number</span>;
  const parts = [
    counted(ordered.orders, 'other order'),
    some(received.orders, 'delivered'),
    some(refused.orders, 'refused'),
  ];
  return (
    <span className={clsx('text-xs', refused.orders > 0 ? 'font-medium text-bad' : 'text-muted')}>
      {parts.filter(Boolean).join(', ')}
    </span>
  );
}

function NoteCount({ notes }: { notes: number }) {
  if (notes === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-muted text-xs">
      <StickyNote aria-hidden="true" className="size-3.5" />
      {counted(notes, 'note')}
    </span>
  );
}
