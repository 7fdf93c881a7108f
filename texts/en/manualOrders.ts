import { grouped } from './numbers.ts';
import { counted } from './plurals.ts';

/** The order that an admin takes on the phone, from a message or at the counter. */
export const manualOrdersTexts = {
  newOrder: 'New order',
  description: 'Take an order for a customer.',
  openFailed: 'Failed to open the form of a new order',
  clearForm: 'Clear form',
  clearQuestion: 'Clear the form?',
  clear: 'Clear',
  keepForm: 'Keep',

  // The message
  message: 'Message',
  pasteAMessage: 'Paste a message',
  pasteHint: 'From Facebook, WhatsApp or SMS, in Bangla or English.',
  messageTooLong: (most: number) =>
    `A message can have at most ${grouped(most)} characters. Please remove what is not about the order.`,
  ctrlEnter: 'Ctrl + Enter',
  keysRead: '{keys} reads it',
  keysPlace: '{keys} places it',
  readMessage: 'Read message',
  reading: 'Reading...',
  replaceQuestion: 'Replace what is in the form?',
  replace: 'Replace',
  notUnderstood: 'Not understood',

  // What was read
  asRead: 'As read',
  itemsAsRead: 'Items as read',
  noNameAndNumber: 'No name and number',
  noAddress: 'No address',
  checks: 'To check',
  check: (what: string) => `Check: ${what}`,
  itemsToCheck: (items: number, checks: number) => `${counted(items, 'item')}, ${checks} to check`,
  itemsClear: (items: number) => `${counted(items, 'item')}, all clear`,
  checkName: 'Check: no name in the message',
  checkPhone: 'Check: no valid number in the message',
  checkAddress: 'Check: no address in the message',
  checkDistrict: 'Check: no district in the message',
  checkThana: 'Check: no thana in the message',
  checkUnclear: 'Check: the message is not clear here',
  checkItem: (words: string) => `Check: the message says “${words}”`,
  productsFor: (words: string) => `Products for “${words}”`,

  // Customer
  customer: 'Customer',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  district: 'District',
  thana: 'Thana',
  orderedBy: 'Ordered by',
  languageOfMessages: 'Language of messages',
  languageHint: 'The customer gets SMS and emails about this order in it.',
  noOrdersYet: (phone: string) => `${phone} has no orders yet.`,
  ordersOf: (phone: string) => `Orders of ${phone}`,
  earlierOrders: (orders: number) => counted(orders, 'earlier order'),
  firstOrderFromThisNumber: 'First order from this number',
  lastOrder: 'Last order:',
  useThisAddress: 'Use this address',

  // Items
  items: 'Items',
  pleaseChooseASize: 'Please choose a size',
  pleaseChooseAColor: 'Please choose a color',

  // Money
  money: 'Money',
  deliveryFeeTaka: 'Delivery fee (taka)',
  feeHint: 'Follows the items and the district',
  discountTaka: 'Discount (taka)',
  advancePaymentTaka: 'Advance payment (taka)',
  /** Over the counter. */
  paidTaka: 'Paid (taka)',
  paidHint: 'The rest is paid in cash now.',
  deliveryFee: 'Delivery fee',
  discount: 'Discount',
  advancePayment: 'Advance payment',
  paidBy: 'Paid by',
  reference: 'Reference',
  referenceHint: 'For example the transaction ID',
  paymentTooHigh: (total: string) => `Payment can be at most ${total}, the total`,
  amounts: 'Amounts',
  delivery: 'Delivery',
  byDistrict: 'By district',
  total: 'Total',
  totalBeforeDelivery: 'Total before delivery',
  toCollect: 'To collect',

  // Placing
  placeOrder: 'Place order',
  placing: 'Placing...',
  placedOrder: 'Placed order',
  orderIsPlaced: (orderNumber: string) => `Order ${orderNumber} is placed`,
  /** What the button copies. */
  nextOrder: 'Next order',
  openOrder: 'Open order',
  placedBefore: 'This order was placed before your last changes.',
  answerLost: 'The connection was lost before the answer arrived. {orders} to change it.',
  openTheirOrders: 'Open the orders of this number',
};
