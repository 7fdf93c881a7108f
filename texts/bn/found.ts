import { grouped } from './numbers.ts';

export const foundTexts = {
  products: (count: number) => `${grouped(count)}টি পণ্য`,
  productsAtLeast: (count: string) => `${count}টি পণ্য`,
  found: (products: string) => `${products} পাওয়া গেছে`,
  foundFor: (products: string, search: string) => `“${search}” লিখে ${products} পাওয়া গেছে`,
  foundIn: (products: string, category: string) => `${category}: ${products} পাওয়া গেছে`,
  foundForIn: (products: string, search: string, category: string) =>
    `${category}: “${search}” লিখে ${products} পাওয়া গেছে`,
  noneFound: 'কোনো পণ্য পাওয়া যায়নি',
  noneFoundHint: 'অন্য কিছু লিখে খুঁজুন, বা ফিল্টার বদলে দেখুন।',
  noneOf: (category: string) => `এখন এমন ${category} নেই। অন্য ফিল্টার দিন, বা কদিন পরে আবার দেখুন।`,
};
