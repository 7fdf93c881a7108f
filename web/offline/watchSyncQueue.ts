/** Sends what waits as soon as there is a network again: at the start, when the browser says so, and every now and then. */
import { withoutLanguage } from '#domain/languageAddresses.ts';
import { offlineTexts } from '#texts/offline.ts';
import { cartNow, refreshCart, showServerCart } from '#web/state/cart.ts';
import { isServerCartReady, onServerCart } from '#web/state/cartLines.ts';
import { isAnythingWaiting, syncQueueNow, syncQueueStore } from '#web/state/syncQueue.ts';
import { toast } from '#web/ui/toast.ts';
import { isSeenOnline } from './isSeenOnline.ts';
import { LAST_KNOWN, lastKnown, remember } from './lastKnown.ts';
import { orderOutcome } from './pendingOrder.ts';
import { RESPONSE_STORED } from './pendingOrderStore.ts';

/** A browser may not notice that its network works again. */
const SEND_AGAIN_MS = 20_000;

let isSending = false;

export async function sendNow(): Promise<void> {
  if (isSending || !isAnythingWaiting()) return;
  isSending = true;
  await refreshCart().catch(() => undefined);
  isSending = false;
}

const sendIfOnline = () => {
  if (isSeenOnline()) void sendNow();
};

/** Another tab or device, or an admin, may have changed what the cart shows. Also sends what waits. */
const refreshIfOnline = () => {
  if (!isServerCartReady()) sendIfOnline();
  else if (isSeenOnline()) void refreshCart().catch(() => undefined);
};

/**
 * Another tab has changed the cart. Only the shop knows which tab's cart is newer, except for a change that was made
 * without a network. A tab that nobody sees loads it when it is shown.
 */
function showOfOtherTab(): void {
  const cart = lastKnown('cart');
  if (!cart || JSON.stringify(cart) === JSON.stringify(cartNow())) return;
  if (isAnythingWaiting()) showServerCart(cart);
  else refreshIfOnline();
}

/** The checkout shows it itself. */
const isAtCheckout = (): boolean => withoutLanguage(window.location.pathname) === '/checkout';

function showOutcome(): void {
  const { placed } = orderOutcome.getState();
  if (!placed || isAtCheckout()) return;
  orderOutcome.setState({ placed: null });
  const { _id, orderNumber } = placed;
  toast(offlineTexts.orderPlaced(orderNumber), 'good', {
    label: offlineTexts.seeYourOrder,
    to: `/order-success?order=${_id}`,
  });
}

let shownRefusal = '';

function showRefusal(): void {
  const { order } = syncQueueNow();
  if (!order?.refusal || order.key === shownRefusal || isAtCheckout()) return;
  shownRefusal = order.key;
  toast(offlineTexts.orderRefused, 'bad', { label: offlineTexts.reviewOrder, to: '/checkout' });
}

export function watchSyncQueue(): void {
  orderOutcome.subscribe(showOutcome);
  syncQueueStore.subscribe(showRefusal);
  showOutcome();
  showRefusal();
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => data === RESPONSE_STORED && void sendNow(),
  );
  onServerCart((cart) => {
    if (cart !== lastKnown('cart')) remember('cart', cart);
  });
  if (isServerCartReady() && !lastKnown('cart')) remember('cart', cartNow());
  // The other tab may have changed it before this code was loaded.
  showOfOtherTab();
  window.addEventListener('storage', ({ key }) => key === LAST_KNOWN && showOfOtherTab());
  syncQueueStore.subscribe(({ commands }, before) => {
    if (commands.length > before.commands.length) sendIfOnline();
  });
  window.addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', refreshIfOnline);
  window.setInterval(sendIfOnline, SEND_AGAIN_MS);
  void sendNow();
}
