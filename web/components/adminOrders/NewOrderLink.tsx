import Plus from 'virtual:lucide/plus';
import { mayDo } from '#domain/duties.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { useUser } from '#web/auth/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** The way to the form of an order that a customer places by phone, message or over the counter. */
export function NewOrderLink() {
  if (!mayDo(useUser(), 'orders')) return null;
  return (
    <ButtonLink to="/admin/orders/new" size="sm">
      <Plus aria-hidden="true" className="size-4" />
      {adminOrdersTexts.newOrder}
    </ButtonLink>
  );
}
