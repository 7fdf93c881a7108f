import { digits, grouped } from './numbers.ts';

export const marginsTexts = {
  margins: 'লাভ',
  description: 'পৌঁছে যাওয়া অর্ডার থেকে কত এসেছে, কত খরচ হয়েছে।',
  fetchFailed: 'লাভের হিসাব আনা যায়নি',
  exportCsv: 'CSV ফাইল নিন',
  filterMargins: 'লাভের হিসাব বাছুন',
  none: 'কোনো অর্ডার পৌঁছায়নি',
  noneHint: 'এই দিনগুলোর অর্ডার পৌঁছে গেলে এখানে দেখা যাবে।',
  firstRows: (shown: number, rows: number) =>
    `${grouped(rows)}টি সারির প্রথম ${grouped(shown)}টি। CSV ফাইলে সবগুলো আছে।`,

  // Rows
  view: 'যেভাবে দেখবেন',
  views: { day: 'দিন অনুযায়ী', category: 'ধরন অনুযায়ী', product: 'পণ্য অনুযায়ী' },
  marginsBy: {
    day: 'লাভ: দিন অনুযায়ী',
    category: 'লাভ: ধরন অনুযায়ী',
    product: 'লাভ: পণ্য অনুযায়ী',
  },
  day: 'দিন',
  category: 'ধরন',
  product: 'পণ্য',
  delivery: 'ডেলিভারি',
  unknown: 'এখন আর জানা নেই',

  // Figures
  totals: 'মোট হিসাব',
  pieces: 'পিস',
  revenue: 'বিক্রি',
  withoutKnownCost: 'কেনা দাম জানা নেই',
  cost: 'কেনা দাম',
  courier: 'কুরিয়ার',
  margin: 'লাভ',
  costUnknown: 'কেনা দাম জানা নেই',
  percent: 'শতাংশ',
  percentOf: (percent: number) => `${digits(percent)}%`,
  includes: {
    revenue: 'পৌঁছে যাওয়া অর্ডারের দাম, ডেলিভারি চার্জসহ, ছাড় ও ফেরত দেওয়া টাকা বাদে, অর্ডারের দিন অনুযায়ী',
    cost: 'যে পিসগুলো পৌঁছে গেছে ও ক্রেতা রেখেছেন তার কেনা দাম, অর্ডারের সময় যা জানা ছিল',
    courier: 'নিশ্চিত করা পেমেন্টে কুরিয়ারের ফি, আর ফেরত আসা পার্সেলের চার্জ',
    withoutCost: 'বিক্রির যে অংশের কেনা দাম জানা নেই। এটি কোনো লাভে ধরা হয় না',
    margin: 'যে বিক্রির কেনা দাম জানা, তা থেকে কেনা দাম ও কুরিয়ারের খরচ বাদে',
    leftOut: 'হারানো, ভাঙা বা উপহার দেওয়া পণ্য আর ভাড়ার মতো খরচ এই হিসাবে নেই',
    enterCosts: 'পণ্যের ফর্মে বা স্টক যোগ করার সময় কেনা দাম লিখুন।',
  },

  // Sorting
  sortBy: 'সাজান',
  newestFirst: 'নতুন আগে',
  highestRevenue: 'বেশি বিক্রি আগে',
  highestMargin: 'বেশি লাভ আগে',
  lowestMargin: 'কম লাভ আগে',
  highestPercent: 'বেশি শতাংশ আগে',
  highestCost: 'বেশি কেনা দাম আগে',
  mostPieces: 'বেশি পিস আগে',
  mostWithoutKnownCost: 'কেনা দাম জানা নেই এমন বেশি আগে',

  // Refusals
  firstDayNotValid: 'প্রথম দিনটি ঠিক নেই',
  lastDayNotValid: 'শেষ দিনটি ঠিক নেই',
  unknownView: 'লাভ দেখা যায় দিন, ধরন বা পণ্য অনুযায়ী',
  lastBeforeFirst: 'শেষ দিন প্রথম দিনের আগে হতে পারে না',
};
