import { checkoutTexts } from '#texts/checkout.ts';
import { offlineTexts } from '#texts/offline.ts';
import { cancelPendingOrder } from '#web/offline/pendingOrder.ts';
import { sendNow } from '#web/offline/watchSyncQueue.ts';
import { showPendingCart } from '#web/state/cartLines.ts';
import { syncQueueNow } from '#web/state/syncQueue.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { typeAgain } from './sendOrder.ts';

/** Asks first. The items are back in the cart, and the typed address is back in the form. */
export async function cancelPending(): Promise<void> {
  const isSure = await confirm(offlineTexts.cancelQuestion, {
    yes: checkoutTexts.cancelOrder,
    no: checkoutTexts.keepOrder,
    isDangerous: true,
  });
  if (!isSure) return;
  const order = await cancelPendingOrder();
  if (!order) return void (syncQueueNow().order && toast(offlineTexts.cannotCancel, 'bad'));
  typeAgain(order.body);
  showPendingCart(order.cart);
  toast(offlineTexts.orderDropped, 'plain');
  void sendNow();
}
