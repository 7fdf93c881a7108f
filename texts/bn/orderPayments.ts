import { grouped } from './numbers.ts';

export const orderPaymentTexts = {
  methods: {
    bkash: 'বিকাশ',
    nagad: 'নগদ',
    rocket: 'রকেট',
    bank: 'ব্যাংক',
    card: 'কার্ড',
    cash: 'ক্যাশ',
    exchange: 'বদলানো পণ্য',
  },
  unknownMethod: 'এভাবে টাকা নেওয়া হয় না',
  amount: 'টাকার পরিমাণ',
  moreThanNothing: 'টাকার পরিমাণ ০-এর বেশি হতে হবে',
  chooseMethod: 'কীভাবে দিয়েছেন, বেছে নিন',
  reference: 'রেফারেন্স',
  dateNotValid: 'তারিখটি ঠিক নেই',
  dateInFuture: 'তারিখটি এখনও আসেনি',
  notValid: 'পেমেন্টগুলো ঠিক নেই',
  tooMany: (most: number) => `সর্বোচ্চ ${grouped(most)}টি পেমেন্ট লেখা যায়`,
};
