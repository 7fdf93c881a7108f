import { digits, grouped } from './numbers.ts';

export const problemTexts = {
  invalidInput: 'চিহ্ন দেওয়া ঘরগুলো আরেকবার দেখুন',
  sizeRequired: 'কার্টে রাখার আগে সাইজ বেছে নিন',
  colourRequired: 'কার্টে রাখার আগে রং বেছে নিন',
  sizeRequiredToBuy: 'কেনার আগে সাইজ বেছে নিন',
  colourRequiredToBuy: 'কেনার আগে রং বেছে নিন',
  sessionEnded: 'আপনি লগ আউট হয়ে গেছেন। আবার লগ ইন করুন।',
  notFound: 'পাওয়া যায়নি',
  productNotFound: 'পণ্যটি পাওয়া যায়নি',
  cartLineNotFound: 'এই পণ্য আপনার কার্টে নেই',
  shortStock: 'স্টকে যথেষ্ট নেই',
  choiceUnavailable: 'এই সাইজ বা রং এখন আর নেই',
  productGone: 'এই পণ্য এখন আর নেই',
  pricesChanged: 'দাম বদলেছে। অর্ডারটি আরেকবার দেখে নিন।',
  cartFull: 'আপনার কার্টে আর জায়গা নেই',
  savedItemsFull: 'পরে কেনার জন্য আর রাখা যাবে না। আগে একটি সরান।',
  wishlistFull: 'আপনার পছন্দের তালিকায় আর জায়গা নেই',
  tooManyRequests: 'অনেকবার চেষ্টা হয়ে গেছে। একটু পরে আবার চেষ্টা করুন।',
  unreachable: 'সংযোগ নেই। ইন্টারনেট দেখে নিয়ে আবার চেষ্টা করুন।',
  unavailable: 'এই মুহূর্তে খুব ভিড়। একটু পরে আবার চেষ্টা করুন।',
  broken: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
};

export const leftTexts = {
  onlyLeft: (left: number) => `স্টকে আর মাত্র ${grouped(left)}টি আছে`,
  onlyLeftOf: (left: number, product: string) => `স্টকে আর মাত্র ${grouped(left)}টি আছে: ${product}`,
};

export const waitTexts = {
  seconds: (seconds: number) => `অনেকবার চেষ্টা হয়ে গেছে। ${digits(seconds)} সেকেন্ড পরে আবার চেষ্টা করুন।`,
  minutes: (minutes: number) => `অনেকবার চেষ্টা হয়ে গেছে। ${digits(minutes)} মিনিট পরে আবার চেষ্টা করুন।`,
};
