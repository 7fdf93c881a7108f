/** Rows and notes of prices, in cart, checkout, orders and emails. */
export const priceTexts = {
  discount: 'Discount',
  discountBy: (code: string) => `Discount (${code})`,
  freeDelivery: 'Free delivery',
  free: 'Free',
  feeRange: (inDhaka: string, elsewhere: string) => `${inDhaka} in Dhaka, ${elsewhere} elsewhere`,
  total: 'Total',
  totalBeforeDelivery: 'Total before delivery',
  youSave: (amount: string) => `You save ${amount}`,
};
