export const paymentTexts = {
  methods: { cash_on_delivery: 'ক্যাশ অন ডেলিভারি', bkash: 'bKash' },
  haveReady: (amount: string) => `নগদ ${amount} হাতে রাখবেন।`,
  everythingPaid: 'সব টাকা দেওয়া আছে, আর কিছু দিতে হবে না।',
};
