import { counted } from './plurals.ts';

/** The orders of an account, one order, and its sheet. */
export const ordersTexts = {
  title: 'Order History',
  startShopping: 'Start shopping',
  order: (number: string) => `Order ${number}`,
  /** `day` and `id` may be places in braces for elements. */
  placedWithId: (day: string, id: string) => `Placed ${day} · Order ID ends in ${id}`,
  itemsPaidBy: (pieces: number, method: string) => `${counted(pieces, 'item')} · ${method}`,
  total: (amount: string) => `Total ${amount}`,
  viewDetails: 'View Details',
  viewDetailsOf: (number: string) => `View details of order ${number}`,
  orderAgain: 'Order again',
  cancelOrder: 'Cancel Order',
  keepOrder: 'Keep order',
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  pages: 'Pages of orders',
  newer: 'Newer orders',
  older: 'Older orders',

  // One order
  status: 'Status',
  deliveryAddress: 'Delivery Address',
  paymentMethod: 'Payment Method',
  items: 'Items',
  receipt: 'Receipt',
  changes: 'Changes',
  exchangeOf: 'This order replaces items of order {order}',
  exchangedBy: 'Your new items are in order {order}',
  progress: 'Order progress',
  notYet: ', not yet',
  returned: (pieces: number) => `, ${pieces} returned`,
  estimatedDelivery: 'Estimated delivery: {dates}',
  note: (note: string) => `Note: ${note}`,
  call: (when: string) => `Call: ${when}`,
  secondPhone: (phone: string) => `Second phone: ${phone}`,
  giftNote: (note: string) => `Gift note: ${note}`,
  noPrices: 'No prices on the packing slip',
  landmark: (landmark: string) => `Landmark: ${landmark}`,

  // The sheet: receipt or invoice
  deliverTo: 'Deliver to',
  payment: (method: string) => `Payment: ${method}`,
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',

  // The items are ordered again
  fewerThanBefore: (name: string) => `${name} (fewer than before)`,
  allInCart: 'All items from this order are in your cart.',
  noneAvailable: 'Sorry, nothing from this order is available anymore.',
  someMissing: (names: string) => `Added to your cart. Not available: ${names}`,
};
