/** What each figure of revenue in admin includes: one wording for all pages that show it. */
export const revenueTexts = {
  days: 'Days must be 7, 30 or 90',
  /** Beside the revenue of orders by what they cost. */
  ordered: 'Open and delivered orders, with delivery and after discounts, before refunds',
  /** Beside the revenue of delivered orders. */
  delivered: 'Paid for delivered orders, with delivery, less discounts and refunds',
  /** Beside the revenue of goods. */
  goods: 'Open and delivered orders without what came back, before discounts, without delivery',
  /** Beside what a customer spent. */
  spent: 'Delivered orders less refunds, and open orders, with delivery and after discounts',
};
