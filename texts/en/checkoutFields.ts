/** What is wrong with a new order. */
export const checkoutFieldTexts = {
  choosePayment: 'Please select a payment method',
  cartEmpty: 'Your cart is empty',
  tooManyLines: (lines: number) => `An order has at most ${lines} lines`,
  price: 'Price',
  itemsPrice: 'Items price',
  tax: 'Tax',
  deliveryFee: 'Delivery fee',
  totalPrice: 'Total price',
};
