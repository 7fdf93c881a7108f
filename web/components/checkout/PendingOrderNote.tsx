import { checkoutTexts } from '#texts/checkout.ts';
import { offlineTexts } from '#texts/offline.ts';
import { useSyncQueue } from '#web/state/syncQueue.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Link } from '#web/ui/Link.tsx';

/** On other pages: an order waits on this phone, or the shop asks about it. Nothing if there is none. */
export function PendingOrderNote({ className }: { className?: string }) {
  const { order } = useSyncQueue();
  if (!order) return null;
  const saved = order.mayStand ? offlineTexts.orderUnknown : offlineTexts.orderSaved;
  return (
    <FormAlert tone="caution" className={className}>
      {order.refusal ? offlineTexts.orderRefused : saved}{' '}
      <Link to="/checkout" className="font-medium underline underline-offset-4">
        {order.refusal ? checkoutTexts.reviewOrder : checkoutTexts.seeYourOrder}
      </Link>
    </FormAlert>
  );
}
