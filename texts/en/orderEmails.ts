/** Emails about an order. A sentence with an amount gets it formatted. */
export const orderEmailTexts = {
  // Facts
  estimatedDelivery: 'Estimated delivery',
  note: 'Note',
  secondPhone: 'Second phone',
  timeToCall: 'Time to call',
  giftNote: 'Gift note',
  prices: 'Prices',
  notOnSlip: 'Not on the packing slip',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  total: 'Total',
  paid: 'Paid',
  deliveryAddress: 'Delivery address',
  landmark: (landmark: string) => `Landmark: ${landmark}`,
  orderNumber: 'Order number',
  placedOn: 'Placed on',
  payment: 'Payment',
  trackYourOrder: 'Track Your Order',
  viewMyOrders: 'View My Orders',
  youPay: (amount: string) => `You pay ${amount} in cash when you receive it.`,
  nothingToPay: 'Everything is paid. There is nothing to pay when you receive it.',
  overpaid: (amount: string) => `You have paid ${amount} more than that. We will pay it back to you.`,

  placed: {
    subject: (order: string) => `Order ${order}: thank you`,
    preview: (amount: string) => `We have received your order of ${amount} and are getting it ready.`,
    heading: 'Thank you for your order',
    text: 'We have received your order and are getting it ready.',
  },
  exchanged: {
    subject: (order: string) => `Order ${order}: your exchange`,
    preview: (order: string) => `These items replace what you returned from order ${order}.`,
    heading: 'Your exchange is being prepared',
    text: (order: string) =>
      `These items replace what you returned from order ${order}. Its value counts as paid.`,
  },
  edited: {
    subject: (order: string) => `Order ${order} was changed`,
    heading: 'Your order was changed',
    text: (fields: string) =>
      `We have changed your order as agreed with you. This is different now: ${fields.toLowerCase()}.`,
    nowCosts: (amount: string) => `Your order now costs ${amount}.`,
  },
  shipped: {
    subject: (order: string) => `Order ${order} is on its way`,
    heading: 'Your order is on its way',
    text: (phone: string) => `Your parcel is on its way. The courier will call ${phone}.`,
  },
  delivered: {
    subject: (order: string) => `Order ${order} has been delivered`,
    preview: 'We hope you love it.',
    heading: 'Your order has been delivered',
    text: 'We hope you love it. Your review helps other shoppers: you can write one in your account.',
    notTaken: (items: string) => `You did not take these items, and they came back to us: ${items}.`,
    youPaid: (amount: string) => `You paid ${amount} in cash.`,
    writeReview: 'Write a Review',
  },
  cancelled: {
    subject: (order: string) => `Order ${order} has been cancelled`,
    preview: 'There is nothing to pay.',
    heading: 'Your order has been cancelled',
    text: 'Your order has been cancelled. There is nothing to pay.',
    unconfirmed:
      'We could not confirm your order with you by phone in time. If you still want these items, please order again.',
    payBack: (amount: string) => `You have paid ${amount}. We will pay it back to you.`,
  },
  returned: {
    subject: (order: string) => `Order ${order}: your refund`,
    preview: (amount: string) => `We have paid back ${amount}.`,
    heading: 'Your refund',
    text: (items: string) => `We have taken back: ${items}.`,
    paidBack: 'Paid back to you',
  },
  alert: {
    subject: (order: string, amount: string) => `New order ${order}: ${amount}`,
    heading: 'New order',
    text: 'Hello, a new order came in.',
    toCollect: 'To collect',
    openOrder: 'Open the Order',
  },
};

/** What an edit changed, by the name that is stored with it. */
export const editedFieldTexts: Record<string, string> = {
  Address: 'Address',
  Items: 'Items',
  'Delivery fee': 'Delivery fee',
  Discount: 'Discount',
  'Note for the courier': 'Note for the courier',
  'Second phone': 'Second phone',
  'Time to call': 'Time to call',
  'Gift note': 'Gift note',
  'Prices on the slip': 'Prices on the slip',
};
