/** What an edit of an order changed. */
export const editedFieldTexts = {
  address: 'Address',
  items: 'Items',
  shipping: 'Delivery fee',
  discount: 'Discount',
  note: 'Note for the courier',
  secondPhone: 'Second phone',
  callTime: 'Time to call',
  giftNote: 'Gift note',
  hidePrices: 'Prices on the slip',
};
