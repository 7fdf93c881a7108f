import MessageCircle from 'virtual:lucide/message-circle';
import UserRound from 'virtual:lucide/user-round';
import { mayDo } from '#domain/duties.ts';
import { formatPhone, whatsAppHref } from '#domain/phones.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { Order } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { Link } from '#web/ui/Link.tsx';

const linkClass =
  'inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** How to reach who ordered: by phone, on WhatsApp; and everything known about the customer. */
export function ContactLinks({ order: { shippingAddress, user } }: { order: Order }) {
  const { phone } = shippingAddress;
  const admin = useUser();
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-xs">
      <a href={`tel:${phone}`} className={`${linkClass} tabular-nums`}>
        {formatPhone(phone)}
      </a>
      <a href={whatsAppHref(phone)} target="_blank" rel="noreferrer" className={linkClass}>
        <MessageCircle aria-hidden="true" className="size-3.5" />
        {orderDialogTexts.whatsapp}
      </a>
      {user && mayDo(admin, 'customers') && (
        <Link to={`/admin/users/${user._id}`} prefetch="none" className={linkClass}>
          <UserRound aria-hidden="true" className="size-3.5" />
          {orderDialogTexts.customer}
        </Link>
      )}
    </span>
  );
}
