export const priceTexts = {
  discount: 'ছাড়',
  discountBy: (code: string) => `ছাড় (${code})`,
  freeDelivery: 'ফ্রি ডেলিভারি',
  free: 'ফ্রি',
  feeRange: (inDhaka: string, elsewhere: string) => `ঢাকায় ${inDhaka}, অন্য জায়গায় ${elsewhere}`,
  total: 'মোট',
  totalBeforeDelivery: 'ডেলিভারি ছাড়া মোট',
  youSave: (amount: string) => `আপনার বাঁচল ${amount}`,
};
