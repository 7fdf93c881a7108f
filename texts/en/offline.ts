/** What the shop says about changes and orders that wait on a phone for a network. Amounts are formatted. */
export const offlineTexts = {
  cartSaved: 'Saved on this phone. We will update your cart when you are back online',
  cartSent: 'Your cart is up to date.',
  cartAsLastSeen: 'This is your cart as you last saw it. We could not check prices and stock just now.',
  asLastSeen: 'You seem to be offline. This is what we last loaded for you.',
  noPage: 'You seem to be offline. Please check your internet connection and try again.',
  tooOld: 'This change was saved too long ago, so we left your cart as it is.',
  notChanged: (reason: string) => `We could not change this: ${reason}`,
  notAdded: (reason: string) => `We could not add this: ${reason}`,
  priceIsNow: (now: string, before: string) => `The price is now ${now}. It was ${before} when you added it.`,
  orderSaved: 'Your order is saved on this phone and not placed yet. We will send it when you are online',
  stillOffline: 'There is still no connection. We will go on trying.',
  orderUnknown:
    'Your order is saved on this phone. We sent it, but no answer came. We will find out when you are online. It is never placed twice.',
  orderRefused: 'Your order is not placed yet. Please look at it again.',
  reviewOrder: 'Review order',
  cancelQuestion: 'Do you want to cancel this order? It has not been sent.',
  orderDropped: 'Your order was cancelled. Nothing was sent, and your items are back in your cart.',
  cannotCancel: 'You can cancel this order in My Orders as soon as we know that it arrived.',
  orderPlaced: (number: string) => `Your order ${number} is placed.`,
  seeYourOrder: 'See your order',
};
