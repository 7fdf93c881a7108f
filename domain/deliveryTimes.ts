/** How long delivery takes, as pages and letters tell it. */
export const deliveryTimes = {
  estimate: '2-3 business days',
  insideDhaka: '2-3 days',
  outsideDhaka: '3-5 days',
} as const;
