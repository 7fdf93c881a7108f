/** Delivery times, as pages and emails show them. */
export const deliveryTimes = {
  estimate: '2-3 business days',
  insideDhaka: '2-3 days',
  outsideDhaka: '3-5 days',
} as const;
