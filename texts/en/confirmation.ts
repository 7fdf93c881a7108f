/** The page after an order was placed. */
export const confirmationTexts = {
  title: 'Thank you',
  description: 'Your order has been placed. See its number, its total and when it will arrive.',
  loading: 'Your order',
  heading: 'Thank you for your order',
  whatComes: 'We have sent you a confirmation by email, and will call you before delivery.',
  whatComesBySms: 'We will send an SMS when your order is on its way, and call you before delivery.',
  whatComesByPhone: 'We will call you before delivery.',
  orderNumber: 'Order number',
  orderIdEndsIn: 'Order ID ends in',
  paymentMethod: 'Payment method',
  total: 'Total',
  estimatedDelivery: 'Estimated delivery',
  yourItems: 'Your items',
  deliveryAddress: 'Delivery address',
  viewMyOrders: 'View My Orders',
  continueShopping: 'Continue Shopping',
  trackYourOrder: 'Track Your Order',
  backToHome: 'Back to Home',

  // This browser has placed no order
  noOrderToShow: 'No order to show',
  leadsHome: 'We will take you to the home page in a moment.',
  goHome: 'Go home',
};
