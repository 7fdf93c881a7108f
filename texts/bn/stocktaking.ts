import { digits, grouped } from './numbers.ts';

export const stocktakingTexts = {
  expectedOf: (expected: string, stock: string, reserved: string) =>
    `থাকার কথা ${expected}টি: বিক্রির জন্য ${stock}টি, চলতি অর্ডারে ${reserved}টি`,
  counted: (product: string, label: string) => `গোনা হয়েছে: ${product}, ${label}`,
  clear: 'মুছুন',
  keep: 'থাক',
  clearQuestion: (entered: number) => `লেখা ${grouped(entered)}টি গণনা মুছে ফেলবেন?`,
  nothingEntered: 'এখনও কিছু লেখা হয়নি',
  saveCounts: 'গণনা সেভ করুন',
  stocktaking: 'স্টক গণনা',
  description: 'শপে যা আছে গুনুন।',
  print: 'প্রিন্ট করুন',
  howTo:
    'শপে যা আছে সব গুনুন, প্যাক করা পার্সেলও, যতক্ষণ কুরিয়ার নেয়নি। যা লিখবেন সেভ না করা পর্যন্ত এই ব্রাউজারে থাকে। গোনার সময় নতুন অর্ডার এলে কোনো সমস্যা নেই।',
  filterProducts: 'পণ্য ফিল্টার করুন',
  searchProducts: 'পণ্য খুঁজুন',
  searchPlaceholder: 'নাম বা বর্ণনা দিয়ে খুঁজুন',
  category: 'ধরন',
  allCategories: 'সব ধরন',
  show: 'দেখান',
  allProducts: 'সব পণ্য',
  newestOnly: (most: string) => `সবচেয়ে নতুন ${most}টি পণ্য দেখা যাচ্ছে। অন্যগুলো দেখতে একটি ধরন বেছে নিন।`,
  tryOtherFilters: 'খোঁজার লেখা বা ফিল্টার বদলান।',
  noProductsToCount: 'গোনার মতো পণ্য নেই',
  expected: (expected: string) => `থাকার কথা ${expected}টি`,
  right: 'ঠিক',
  entered: (entered: number, different: number) =>
    `${grouped(entered)}টি লেখা হয়েছে, ${grouped(different)}টিতে গরমিল`,
};

export const stocktakingMessages = {
  nothing: 'অন্তত একটি গণনা লিখুন',
  pieces: (most: number) => `পিস ০ থেকে ${grouped(most)} পর্যন্ত পূর্ণ সংখ্যায় লিখুন`,
  tooMany: (most: number) => `একবারে ${grouped(most)}টির বেশি গণনা সেভ করা যায় না`,
  twice: 'প্রতিটি গণনা একবারই লেখা যায়',
  fetchFailed: 'গোনার তালিকা আনা গেল না',
  failed: 'গণনা সেভ করা গেল না',
  allSold: 'এর সব পিস চলতি অর্ডারে আছে। আগে একটি অর্ডার বদলান বা শেষ করুন।',
  soldAlready: (left: number) =>
    `বিক্রির জন্য যত বাকি (${digits(left)}টি), তার চেয়ে বেশি কম পাওয়া গেছে। আগে একটি চলতি অর্ডার বদলান বা শেষ করুন।`,
  saved: (corrected: number, right: number) =>
    `${grouped(corrected)}টি ঠিক করা হয়েছে, ${grouped(right)}টি ঠিকই ছিল`,
};
