/** The entries of an order's timeline, as the shop reads them. */
export const orderChangeTexts = {
  taken: 'Order taken',
  edited: 'Order changed',
  closed: 'Order closed',
  delivered_in_part: 'Delivered in part',
  reopened: 'Delivery undone',
  returned: 'Items came back',
  exchanged: 'Items exchanged',
  payment: 'Payment received',
  payment_removed: 'Payment removed',
  booked: 'Booked with courier',
  booking_removed: 'Booking removed',
  printed: 'Printed',
  settled: 'Settled by courier',
};

/** The entries that concern the customer, as she reads them. */
export const customerChangeTexts = {
  edited: 'Your order was changed',
  delivered_in_part: 'Delivered in part',
  returned: 'Items were returned',
  exchanged: 'Items were exchanged',
  payment: 'Payment received',
  payment_removed: 'Payment removed',
};

/** What both read after the label. */
export const changeDetailTexts = {
  paidBack: (amount: string) => `${amount} paid back`,
  paidBy: (amount: string, method: string) => `${amount} by ${method}`,
  consignment: (number: string) => `consignment ${number}`,
  discount: (amount: string) => `${amount} discount`,
  backInStock: (items: string) => `back in stock: ${items}`,
  allBackInStock: 'back in stock',
  noneBackInStock: 'nothing back in stock',
  broken: (items: string) => `broken or lost: ${items}`,
  allBroken: 'broken or lost, not in stock',
  paidAtDoor: (amount: string) => `${amount} paid at the door`,
  notKept: (items: string) => `not kept: ${items}`,
  newOrder: (number: string) => `new order ${number}`,
  received: (amount: string) => `${amount} received`,
};
