import { grouped } from './numbers.ts';

export const adminTexts = {
  // The frame
  admin: 'অ্যাডমিন',
  newOrder: 'নতুন অর্ডার',
  searched: 'অর্ডার, পণ্য বা ক্রেতা',
  search: 'অর্ডার, পণ্য ও ক্রেতা খুঁজুন',
  searchPlaceholder: 'অর্ডার, পণ্য, ক্রেতা',
  nothingFound: (typed: string) => `“${typed}” দিয়ে কোনো অর্ডার, পণ্য বা ক্রেতা পাওয়া যায়নি।`,
  matches: 'যা মিলেছে',
  allOrdersWith: (text: string) => `“${text}” আছে এমন সব অর্ডার`,
  hiddenProduct: (price: string) => `${price} · লুকানো`,
  notAllowed: 'অনুমতি নেই',
  needsDuty: 'এই পাতার জন্য আরেকটি দায়িত্ব লাগে। যাঁর “টিম” দায়িত্ব আছে, তিনি আপনাকে সেটি দিতে পারেন।',
  goTo: (page: string) => `“${page}” পাতায় যান`,
  myAccount: 'আমার অ্যাকাউন্ট',
  tryAgainSoon: 'একটু পরে আবার চেষ্টা করুন।',
  outdatedPage: 'পাতাটি পুরোনো হয়ে গেছে। আবার খুলে চেষ্টা করুন।',
  notJson: 'JSON নয়',

  // Lists
  clearFilters: 'ফিল্টার মুছুন',
  from: 'শুরু',
  to: 'শেষ',
  rows: (total: number) => grouped(total),
  atLeast: (total: number) => `${grouped(total)}+`,
  showingNone: (rows: string) => `মোট ${rows}, কিছু দেখানো হচ্ছে না`,
  showing: (first: number, last: number, rows: string) =>
    `মোট ${rows}, দেখানো হচ্ছে ${grouped(first)}–${grouped(last)}`,
  pages: 'পাতা',
  newer: 'নতুনগুলো',
  older: 'পুরোনোগুলো',
  selectThisPage: 'এই পাতার সব বাছুন',
  selected: (count: number, note = '') => `${grouped(count)}টি বাছা হয়েছে${note}`,
  clear: 'বাছাই মুছুন',

  // Dialogs and forms
  draftBack: (at: string) => `${at}-এর সেভ না করা পরিবর্তন ফিরে এসেছে।`,
  discardDraft: 'বাদ দিন',
  changesStay: 'আপনার পরিবর্তন এখানেই আছে, তবে এখনও সেভ হয়নি।',
  keepMine: 'আমার বদলও সেভ করুন',
  takeTheirs: 'তাঁর বদলটাই থাকুক',
  confirmPassword: 'আপনার পাসওয়ার্ড দিন',
  whyPassword: 'এতে কে দোকান চালাতে পারবেন তা বদলে যায়, তাই আবার পাসওয়ার্ড চাইছি।',
  passwordFailed: 'পাসওয়ার্ড মেলানো যায়নি',
  confirm: 'নিশ্চিত করুন',
  confirming: 'মেলানো হচ্ছে...',
  cancel: 'থাক',
  saving: 'সেভ হচ্ছে...',

  // Counts and parts of lines
  orders: (count: number) => `${grouped(count)}টি অর্ডার`,
  pieces: (count: number) => `${grouped(count)} পিস`,
  by: (name: string) => `, ${name}`,
  sentence: (text: string) => `${text}।`,
};
