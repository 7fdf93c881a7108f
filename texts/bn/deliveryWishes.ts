export const deliveryWishesTexts = {
  secondPhone: 'আরেকটি মোবাইল নম্বর',
  bestTimeToCall: 'কখন ফোন করলে ভালো হয়',
  noteForTheCourier: 'ডেলিভারিম্যানের জন্য নোট',
  giftNote: 'উপহারের চিরকুট',
  giftHint: 'কাউকে উপহার পাঠাচ্ছেন? লেখাটি ছাপিয়ে পার্সেলে দিয়ে দেব।',
  hidePrices: 'পার্সেলের কাগজে দাম লিখবেন না',
  chooseCallTime: 'কখন ফোন করব, বেছে নিন',
};

export const callTimes = {
  any: 'যেকোনো সময়',
  morning: 'সকাল, ৯টা–১২টা',
  afternoon: 'দুপুর, ১২টা–৫টা',
  evening: 'সন্ধ্যা, ৫টা–৯টা',
};
