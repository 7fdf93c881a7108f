import { counted } from './plurals.ts';

/** The forms of the admin's order dialog: booking, closing, editing, partial delivery, returns, exchanges and payments. */
export const orderLifecycleTexts = {
  keep: 'Keep',
  remove: 'Remove',
  reason: 'Reason',
  chooseAReason: 'Choose a reason',
  note: 'Note',
  onlyAdmins: 'Only admins can see this.',

  // Buttons that open a form
  deliverInPartOpens: 'Delivered in part...',
  editOpens: 'Edit order...',
  returnOpens: 'Return items...',
  exchangeOpens: 'Exchange items...',
  closeOpens: 'Close order...',
  addPaymentOpens: 'Add payment...',
  bookOpens: 'Book with courier...',
  changeBookingOpens: 'Change booking...',

  // Booking
  courier: 'Courier',
  bookWithCourier: 'Book with courier',
  changeBooking: 'Change booking',
  saveBooking: 'Save booking',
  consignment: 'Consignment',
  consignmentHint: "The courier's number of the parcel",
  notBookedYet: 'Not booked yet.',
  removeBooking: 'Remove booking',
  removeThisBooking: 'Remove this booking?',
  removeBookingHint: 'This only marks the parcel as not booked. Cancel it with the courier too.',

  // Closing
  closeOrder: 'Close order',
  backInStock: 'Back in stock',
  damagedHint: 'Damaged pieces do not go back into the stock, unless you change that above',
  brokenHint: 'Pieces that are broken or lost do not go back: set them to 0.',
  courierCharge: 'Courier charge (taka)',
  payBackFirst: (paid: string) =>
    `${paid} was paid. Pay it back to the customer, then remove the payment below.`,

  // Editing
  editOrder: 'Edit order',
  saveChanges: 'Save changes',
  thana: 'Thana',
  items: 'Items',
  deliveryFee: 'Delivery fee (taka)',
  feeHint: 'Follows the items and the district',
  discount: 'Discount (taka)',
  codeHint: (code: string) =>
    `If items change, the code ${code} sets this again, unless you type another amount`,
  /** Before the amount, and after it what follows from it. */
  newTotal: 'New total',
  was: (before: string) => ` (was ${before})`,
  collectAfterwards: (due: string) => `, to collect ${due}`,
  payBackAfterwards: (due: string) => `, to be paid back ${due}`,

  // Partial delivery
  deliveredInPart: 'Delivered in part',
  saveDelivery: 'Save delivery',
  kept: 'Kept by the customer',
  nothingKept: "Nothing was kept: close the order with the reason 'Refused at the door' instead.",
  collected: 'Collected at the door (taka)',
  collectedHint: (due: string) => `${due} for what was kept, with delivery`,
  morePaid: (refund: string) =>
    `${refund} more was paid than the kept items cost. Pay it back to the customer: it is recorded as paid back with this delivery.`,
  undoDelivery: 'Undo delivery',
  undoThisDelivery: 'Undo this delivery?',
  undoHint: 'The order is shipped again. Its customer may have read that it was delivered.',

  // Returns
  returnItems: 'Return items',
  saveReturn: 'Save return',
  cameBack: 'Came back',
  backAndBroken: (pieces: number) => `${pieces} back in stock, broken or lost:`,
  brokenOrLost: (name: string) => `Broken or lost: ${name}`,
  refund: 'Refund (taka)',
  refundHint: (most: string) => `At most ${most} for these items`,

  // Exchanges
  exchangeItems: 'Exchange items',
  saveExchange: 'Save exchange',
  newItems: 'New items',
  again: (product: string) => `${product} again`,
  delivery: 'Delivery',
  exchangeFeeHint: '0 if the shop pays for it',
  difference: 'Difference',
  itemsThatCameBack: 'Items that came back',
  toBePaidBack: 'To be paid back',
  toCollect: 'To collect',
  exchangeOfOrder: (orderNumber: string) => `Exchange of order ${orderNumber}`,
  exchangedByOrder: (orderNumber: string) => `Exchanged by order ${orderNumber}`,

  // Payments
  payments: 'Payments',
  addPayment: 'Add payment',
  savePayment: 'Save payment',
  amount: 'Amount (taka)',
  leftToPay: (amount: string) => `${amount} is left to pay`,
  paidBy: 'Paid by',
  reference: 'Reference',
  referenceHint: 'For example the transaction ID',
  receivedOn: 'Received on',
  receivedOnHint: 'Today, if left empty',
  /** '৳500 by bKash' */
  payment: (amount: string, method: string) => `${amount} by ${method}`,
  removeThePaymentOf: (payment: string) => `Remove the payment of ${payment}?`,
  removeAfterPayingBack: 'Do this after it was paid back.',
  removeMistake: 'Only if it was recorded by mistake.',

  // Items
  addAProduct: 'Add a product',
  addAProductHint: 'Type a part of its name',
  noProductsFound: 'No products found',
  /** `atLeast`: there are more than the search counts. */
  matches: ({ total, atLeast }: { total: number; atLeast?: boolean }) =>
    `${atLeast ? 'More than ' : ''}${counted(total, 'match', 'matches')}`,
  productsToAdd: 'Products to add',
  add: 'Add ',
  left: (pieces: number) => `${pieces} left`,
  size: 'Size',
  color: 'Color',
  choose: 'Choose',
  changeSize: 'Change size',
  changeColor: 'Change color',
  quantityOf: (item: string) => `Quantity of ${item}`,
  ofPieces: (pieces: number) => `of ${counted(pieces, 'piece')}`,
  atMost: (most: number) => `Only ${most}`,
  onlyLeftInStock: (left: number) => `Only ${left} left in stock`,
  noLongerSold: ', no longer sold',
  noLongerSoldAtMost: (most: number) => `No longer sold: ${most} at most`,
  removeOne: (item: string) => `Remove ${item}`,

  // What was done
  orderClosed: 'Order closed',
  deliverySaved: 'Delivery saved',
  deliveryUndone: 'Delivery undone',
  returnSaved: 'Return saved',
  exchangeSaved: 'Exchange saved',
  orderSaved: 'Order saved',
  paymentSaved: 'Payment saved',
  paymentRemoved: 'Payment removed',
  bookingSaved: 'Booking saved',
  bookingRemoved: 'Booking removed',
};
