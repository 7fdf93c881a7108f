export const buyingLabels = {
  adding: 'রাখা হচ্ছে...',
  processing: 'একটু অপেক্ষা করুন...',
  selectSize: 'সাইজ বেছে নিন',
  selectColour: 'রং বেছে নিন',
  add: 'কার্টে রাখুন',
  buy: 'এখনই কিনুন',
  outOfStock: 'স্টকে নেই',
  loginToAdd: 'লগ ইন করে কার্টে রাখুন',
  loginToBuy: 'লগ ইন করে কিনুন',
};
