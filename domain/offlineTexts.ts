/** What the shop says about changes and orders that wait on a phone for a network. */
import { formatTaka } from './money.ts';

export const offlineTexts = {
  cartSaved: 'Saved on this phone. We will update your cart when you are back online',
  cartSent: 'Your cart is up to date.',
  cartAsLastSeen: 'This is your cart as you last saw it. We could not check prices and stock just now.',
  asLastSeen: 'You seem to be offline. This is what we last loaded for you.',
  tooOld: 'This change was saved too long ago, so we left your cart as it is.',
  orderSaved: 'Your order is saved on this phone and not placed yet. We will send it when you are online',
  stillOffline: 'There is still no connection. We will go on trying.',
  orderUnknown:
    'Your order is saved on this phone. We sent it, but no answer came. We will find out when you are online. It is never placed twice.',
  orderRefused: 'Your order is not placed yet. Please look at it again.',
  cancelQuestion: 'Do you want to cancel this order? It has not been sent.',
  orderDropped: 'Your order was cancelled. Nothing was sent, and your items are back in your cart.',
  cannotCancel: 'You can cancel this order in My Orders as soon as we know that it arrived.',
} as const;

export const notChanged = (reason: string): string => `We could not change this: ${reason}`;

export const notAdded = (reason: string): string => `We could not add this: ${reason}`;

/** In taka. */
export const priceIsNow = (now: number, before: number): string =>
  `The price is now ${formatTaka(now)}. It was ${formatTaka(before)} when you added it.`;

export const orderPlaced = (number: string): string => `Your order ${number} is placed.`;
