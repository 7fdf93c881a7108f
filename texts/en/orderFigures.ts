/** The rows of what an order costs and what was paid. */
export const orderFigureTexts = {
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  tax: 'Tax',
  exchanged: 'Exchanged items',
  paidInAdvance: 'Paid in advance',
  notKept: 'Not kept',
  toPayAtDoor: 'To pay at the door',
  paidAtDoor: 'Paid at the door',
  moved: 'Moved to the new order',
  paidBack: 'Paid back',
  toBePaidBack: 'To be paid back',
};
