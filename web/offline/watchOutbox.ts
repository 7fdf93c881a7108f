/** Sends what waits as soon as there is a network again: at the start, when the browser says so, and every now and then. */
import { cartNow, isServerCartReady, onServerCart, refreshCart, showServerCart } from '#web/state/cart.ts';
import { isAnythingWaiting, outboxStore } from '#web/state/outbox.ts';
import { lastKnown, lastKnownStore, remember } from './lastKnown.ts';

/** In milliseconds. A browser may not notice that its network works again. */
const AGAIN = 20_000;

let isSending = false;

export async function sendNow(): Promise<void> {
  if (isSending || !isAnythingWaiting()) return;
  isSending = true;
  await refreshCart().catch(() => undefined);
  isSending = false;
}

const sendIfOnline = () => {
  if (navigator.onLine && document.visibilityState === 'visible') void sendNow();
};

/** A change that was made in another tab, without a network. */
function showOfOtherTab(): void {
  const cart = lastKnown('cart');
  if (cart && cart !== cartNow() && isAnythingWaiting()) showServerCart(cart);
}

export function watchOutbox(): void {
  onServerCart((cart) => {
    if (cart !== lastKnown('cart')) remember('cart', cart);
  });
  if (isServerCartReady()) remember('cart', cartNow());
  lastKnownStore.subscribe(showOfOtherTab);
  outboxStore.subscribe(({ commands }, before) => {
    if (commands.length > before.commands.length) sendIfOnline();
  });
  window.addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', sendIfOnline);
  window.setInterval(sendIfOnline, AGAIN);
  void sendNow();
}
