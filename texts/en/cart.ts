import { counted } from './plurals.ts';

export const cartTexts = {
  title: 'Your Cart',
  description: 'Review the items in your cart, change quantities and see what delivery costs.',
  loading: 'Loading your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Browse bangles, earrings and more.',
  startShopping: 'Start shopping',
  loadFailedHint: 'Please check your connection. Your items are safe.',
  continueShopping: 'Continue Shopping',
  clearCart: 'Clear Cart',
  keepItems: 'Keep items',
  undo: 'Undo',

  // A line
  removeItem: (name: string) => `Remove ${name}`,
  priceEach: (price: string) => `${price} each`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  notCounted: 'Not counted in the total',
  before: 'before ',
  now: 'now ',
  gone: 'This item is no longer available',
  priceChanged: 'The price of this item has changed',

  // What became of changes without a network
  yourCart: 'Your cart',
  dismiss: 'Got it',
  dismissNote: (name: string) => `Got it: ${name}`,

  // The sums
  orderSummary: 'Order Summary',
  subtotal: (items: number) => `Subtotal (${counted(items, 'item')})`,
  delivery: 'Delivery',
  youGetFreeDelivery: 'You get free delivery',
  moreForFreeDelivery: (amount: string) => `${amount} more for free delivery`,
  proceedToCheckout: 'Proceed to Checkout',
  checkout: 'Checkout',
  nothingAvailable: 'Nothing in your cart is available right now.',
  haveAnAccount: 'Have an account? {login} to see your saved cart.',
  logIn: 'Log in',
  deliverTo: 'Deliver to {name}, {place}',
  noAddress: 'No delivery address saved yet.',
  change: 'Change',
  addAddress: 'Add Address',

  // The code of a coupon
  askForCode: 'Have a code?',
  discountCode: 'Discount code',
  apply: 'Apply',
  checking: 'Checking...',
  codeMissing: 'Please enter a code',
  codeFailed: 'Failed to check the code. Please try again.',
  codeCheckedLater: 'We check this code when you log in',
  applied: 'Applied',
  remove: 'Remove',
  removeCode: (code: string) => `Remove code ${code}`,
};
