/** Money that the shop receives besides what the courier collects. */
export const orderPaymentTexts = {
  methods: {
    bkash: 'bKash',
    nagad: 'Nagad',
    rocket: 'Rocket',
    bank: 'Bank',
    card: 'Card',
    cash: 'Cash',
    exchange: 'Exchanged goods',
  },
  unknownMethod: 'Unknown way to pay',
  amount: 'Amount',
  moreThanNothing: 'Amount must be more than 0',
  chooseMethod: 'Please choose how it was paid',
  reference: 'Reference',
  dateNotValid: 'Date is not valid',
  dateInFuture: 'Date is in the future',
  notValid: 'Payments are not valid',
  tooMany: (most: number) => `At most ${most} payments can be entered`,
};
