/** How an order is paid, on pages, slips and in emails. */
export const paymentTexts = {
  methods: { cash_on_delivery: 'Cash on Delivery', bkash: 'bKash' },
  haveReady: (amount: string) => `Please have ${amount} ready in cash.`,
  everythingPaid: 'Everything is paid: there is nothing to pay.',
};
