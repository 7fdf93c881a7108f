import { digits } from './numbers.ts';

export const fittingTexts = {
  bangleAcross: (cm: string) => `ভেতরের চওড়া ${digits(cm)} সেমি`,
  bangle: (mark: string, inches: string, cm: string) =>
    `${digits(mark)} = ${digits(inches)} ইঞ্চি, ভেতরের চওড়া ${digits(cm)} সেমি`,
  ring: (around: string, across: string, us: string, uk: string) =>
    `বেড় ${digits(around)} মিমি, ভেতরের চওড়া ${digits(across)} মিমি; আমেরিকার সাইজ ${digits(us)}, ব্রিটেনের ${digits(uk)}`,
  fits: (size: string) => `আপনার সাইজ ${digits(size)}`,
  between: (smaller: string, size: string) =>
    `${digits(smaller)} আর ${digits(size)}-এর মাঝামাঝি: ${digits(size)} নিন`,
  below: (size: string) => `আমাদের সবচেয়ে ছোট সাইজ ${digits(size)}-এর চেয়েও ছোট`,
  above: (size: string) => `আমাদের সবচেয়ে বড় সাইজ ${digits(size)}-এর চেয়েও বড়`,
  meaning: (size: string, words: string) => `${digits(size)}: ${words}।`,
  tooLoose: (size: string, words: string) => `${digits(size)} ঢিলা হবে (${words})।`,
  tooTight: (size: string, words: string) =>
    `${digits(size)}-ও আঁট হবে (${words})। অর্ডার করার আগে আমাদের জিজ্ঞেস করুন।`,
  soldOut: (size: string) => `${digits(size)} শেষ হয়ে গেছে।`,
  soldOutTake: (size: string, next: string) =>
    `${digits(size)} শেষ হয়ে গেছে। এর পরের বড় সাইজ ${digits(next)}।`,
  notOffered: (size: string) => `এই পণ্য ${digits(size)} সাইজে হয় না।`,
  notOfferedTake: (size: string, next: string) =>
    `এই পণ্য ${digits(size)} সাইজে হয় না। এর পরের বড় সাইজ ${digits(next)}।`,
};

export const tapeTexts = {
  units: { cm: 'সেমি', mm: 'মিমি', in: 'ইঞ্চি' },
  enterHand: (from: string, to: string, unit: string) =>
    `ফিতায় হাতের বেড় যা আসে, লিখুন: ${digits(from)} থেকে ${digits(to)} ${unit}`,
  enterFinger: (from: string, to: string, unit: string) =>
    `ফিতায় আঙুলের বেড় যা আসে, লিখুন: ${digits(from)} থেকে ${digits(to)} ${unit}`,
};

export const screenReferenceTexts = {
  card: 'ব্যাংক কার্ড বা স্মার্ট এনআইডি',
  taka5Portrait: 'ছবিওয়ালা ৫ টাকার কয়েন',
  taka5Bridge: 'সেতুওয়ালা ৫ টাকার কয়েন',
  taka2Children: 'দুই শিশুওয়ালা ২ টাকার কয়েন',
  taka1Portrait: 'ছবিওয়ালা ১ টাকার কয়েন',
};

export const lastSizeTexts = {
  yourSize: (size: string) => `আগেরবার আপনার সাইজ ছিল: ${digits(size)}`,
};
