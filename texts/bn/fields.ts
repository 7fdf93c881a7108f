import { digits, grouped } from './numbers.ts';

export const fieldTexts = {
  tooLong: (label: string, characters: number) => `${label} ${grouped(characters)} অক্ষরের বেশি হতে পারে না`,
  required: (label: string) => `${label} দিতে হবে`,
  mustBeText: (label: string) => `${label} লেখা হতে হবে`,
  notValid: (label: string) => `${label} ঠিক হয়নি`,
  isTooLong: (label: string) => `${label} বেশি বড়`,
  mustBeAmount: (label: string) => `${label} টাকার অঙ্কে লিখুন`,
  mustNotBeNegative: (label: string) => `${label} শূন্যের কম হতে পারে না`,
  tooLarge: (label: string) => `${label} বেশি বড়`,
  priceAtMost: (price: string) => `দাম ${price}-এর বেশি হতে পারে না`,
  oneOf: (label: string, values: string) => `${label} এগুলোর একটি হতে হবে: ${digits(values)}`,
  trueOrFalse: (label: string) => `${label} হ্যাঁ বা না হতে হবে`,
  yesOrNo: (label: string) => `${label} হ্যাঁ বা না হতে হবে`,
  switchOnOrOff: 'চালু বা বন্ধ, একটি বেছে নিন',
  search: 'খোঁজার লেখা',
  page: 'পাতার নম্বর',
  limit: 'পাতাপ্রতি সংখ্যা',
  product: 'পণ্য',
  order: 'অর্ডার',
  item: 'পণ্য',
  note: 'নোট',
};
