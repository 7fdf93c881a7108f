import { digits, grouped } from './numbers.ts';

export const ordersTexts = {
  title: 'আগের সব অর্ডার',
  startShopping: 'কেনাকাটা শুরু করুন',
  order: (number: string) => `অর্ডার ${number}`,
  placedWithId: (day: string, id: string) => `অর্ডার হয়েছে ${day} · আইডি ${id}`,
  itemsPaidBy: (pieces: number, method: string) => `${grouped(pieces)}টি পণ্য · ${method}`,
  total: (amount: string) => `মোট ${amount}`,
  viewDetails: 'বিস্তারিত',
  viewDetailsOf: (number: string) => `অর্ডার ${number}-এর বিস্তারিত দেখুন`,
  orderAgain: 'আবার কিনুন',
  cancelOrder: 'বাতিল করুন',
  keepOrder: 'অর্ডার থাকুক',
  review: 'রিভিউ দিন',
  reviewOf: (name: string) => `রিভিউ দিন: ${name}`,
  pages: 'অর্ডারের পাতা',
  newer: 'নতুন অর্ডার',
  older: 'পুরোনো অর্ডার',

  // One order
  status: 'অবস্থা',
  deliveryAddress: 'ডেলিভারির ঠিকানা',
  paymentMethod: 'যেভাবে টাকা দেবেন',
  items: 'পণ্য',
  receipt: 'রসিদ',
  changes: 'যা বদলেছে',
  exchangeOf: 'এই অর্ডারের পণ্য {order} অর্ডারের পণ্যের বদলে',
  exchangedBy: 'আপনার নতুন পণ্য {order} অর্ডারে আছে',
  progress: 'অর্ডার কত দূর',
  notYet: ', এখনও হয়নি',
  returned: (pieces: number) => `, ${digits(pieces)}টি ফেরত এসেছে`,
  estimatedDelivery: 'কবে পেতে পারেন: {dates}',
  note: (note: string) => `নোট: ${note}`,
  call: (when: string) => `ফোন করার সময়: ${when}`,
  secondPhone: (phone: string) => `আরেকটি নম্বর: ${phone}`,
  giftNote: (note: string) => `উপহারের সঙ্গে লেখা: ${note}`,
  noPrices: 'পার্সেলের কাগজে দাম লেখা থাকবে না',
  landmark: (landmark: string) => `কাছের পরিচিত জায়গা: ${landmark}`,

  // The sheet: receipt or invoice
  deliverTo: 'ডেলিভারির ঠিকানা',
  payment: (method: string) => `পেমেন্ট: ${method}`,
  item: 'পণ্য',
  quantity: 'পরিমাণ',
  price: 'দাম',
  amount: 'মোট দাম',

  // The items are ordered again
  fewerThanBefore: (name: string) => `${name} (আগের চেয়ে কম)`,
  allInCart: 'এই অর্ডারের সব পণ্য এখন আপনার কার্টে।',
  noneAvailable: 'দুঃখিত, এই অর্ডারের কোনো পণ্যই এখন আর নেই।',
  someMissing: (names: string) => `কার্টে রাখা হয়েছে। যা নেই: ${names}`,
};
