export const receiptTexts = {
  title: 'Receipt',
  description: 'The receipt of your order, to print or to save.',
  myOrders: 'My Orders',
  print: 'Print',
};
