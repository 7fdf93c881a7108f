export const checkoutTexts = {
  title: 'Checkout',
  description: 'Enter your delivery address and place your order. You pay in cash when you receive it.',
  backToCart: 'Back to Cart',
  deliveryAddress: 'Delivery Address',
  useSaved: 'Use a saved address',
  anotherAddress: 'Another address',
  paymentMethod: 'Payment Method',
  payOnReceipt: 'Pay when you receive it.',
  comingSoon: 'Coming Soon',
  placeOrder: 'Place Order',
  placingOrder: 'Placing Order...',
  orderSummary: 'Order Summary',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  total: 'Total',

  // Nothing can be ordered any more
  nothingLeft: 'There is nothing left to order. Already ordered in another tab? See {orders}.',
  yourOrders: 'your orders',
  viewCart: 'View Cart',

  // Prices or stock have changed
  nothingOrderedYet: 'Nothing has been ordered yet, and your details are still here.',
  placeAgain:
    'The amounts below are up to date. Please check them and place your order again, or {changeCart}.',
  callOr: '{call}, or {changeCart}.',
  call: (phone: string) => `Call ${phone}`,
  changeYourCart: 'change your cart',

  // An order that waits for a network
  yourOrder: 'Your order',
  deliverTo: 'Deliver to {name}, {address}, {place}',
  continueShopping: 'Continue Shopping',
  cancelOrder: 'Cancel Order',
  keepOrder: 'Keep order',
  sendNow: 'Send Now',
  sending: 'Sending...',
  reviewOrder: 'Review order',
  seeYourOrder: 'See your order',
};
