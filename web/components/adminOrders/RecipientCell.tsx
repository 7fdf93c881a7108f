import StickyNote from 'virtual:lucide/sticky-note';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Cell } from '#web/ui/Table.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { PhoneHint } from './PhoneHint.tsx';

/** Who ordered, where it goes, how to reach them, and what is known about the phone number. */
export function RecipientCell({ order }: { order: AdminOrder }) {
  const { shippingAddress, phonePast, notes } = order;
  return (
    <Cell className="col-span-2" neverWidens>
      <span className="block truncate font-medium">{shippingAddress.fullName}</span>
      <span className="block truncate text-xs">
        {shippingAddress.placeName || orderSourceTexts.soldInShop}
      </span>
      <ContactLinks order={order} />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PhoneHint past={phonePast} count={adminOrdersTexts.otherOrders} />
        <NoteCount notes={notes} />
      </span>
    </Cell>
  );
}

function NoteCount({ notes }: { notes: number }) {
  if (notes === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-muted text-xs">
      <StickyNote aria-hidden="true" className="size-3.5" />
      {adminOrdersTexts.notes(notes)}
    </span>
  );
}
