import { grouped } from './numbers.ts';

export const cartFieldTexts = {
  size: 'সাইজ',
  colour: 'রং',
  code: 'কোড',
  itemsRequired: 'পণ্য দিতে হবে',
  wrongQuantity: 'পরিমাণ ১ থেকে ১০,০০০-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে',
  quantityUpTo10000: 'পরিমাণ ১০,০০০ পর্যন্ত একটি পূর্ণ সংখ্যা হতে হবে',
  wrongPlace: (most: number) => `জায়গা ০ থেকে ${grouped(most)}-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে`,
  tooManyLines: (lines: number) => `কার্টে ${grouped(lines)} রকমের বেশি পণ্য রাখা যায় না`,
  tooManySaved: (items: number) => `পরে কেনার জন্য ${grouped(items)}টির বেশি পণ্য রাখা যায় না`,
};
