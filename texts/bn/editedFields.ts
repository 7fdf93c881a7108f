export const editedFieldTexts = {
  address: 'ঠিকানা',
  items: 'পণ্য',
  shipping: 'ডেলিভারি চার্জ',
  discount: 'ছাড়',
  note: 'কুরিয়ারের জন্য নোট',
  secondPhone: 'দ্বিতীয় মোবাইল নম্বর',
  callTime: 'ফোন করার সময়',
  giftNote: 'উপহারের চিরকুট',
  hidePrices: 'স্লিপে দাম',
};
