import { grouped } from './numbers.ts';

export const wishlistTexts = {
  title: 'আপনার পছন্দের তালিকা',
  description: 'আপনার পছন্দ করে রাখা পণ্য, আজকের দাম আর স্টকসহ।',
  loading: 'পছন্দের তালিকা লোড হচ্ছে',
  loadFailed: 'পছন্দের তালিকা আনা গেল না',
  nothingSavedYet: 'এখনও কিছু রাখেননি',
  hint: 'কোনো পণ্যের হার্টে চাপ দিলে সেটি এখানে থাকবে।',
  browseTheShop: 'দোকান ঘুরে দেখুন',
  unavailable: 'আর পাওয়া যাচ্ছে না',
  unavailableHint: 'আবার বিক্রি শুরু হলে পণ্যটি আপনার পছন্দের তালিকায় ফিরে আসবে।',
  savedProduct: 'আপনার রাখা একটি পণ্য',
  remove: 'সরান',
  removeItem: (name: string) => `${name} সরান`,
};

export const wishlistFaults = {
  productsRequired: 'পণ্যের আইডি দিতে হবে',
  tooMany: (most: number) => `পছন্দের তালিকায় ${grouped(most)}টির বেশি পণ্য রাখা যায় না`,
};
