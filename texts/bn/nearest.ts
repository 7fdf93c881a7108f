import { digits } from './numbers.ts';

interface Wanted {
  kind: string;
  typed?: string;
  colour?: string;
  size?: string;
  price?: string;
}

export const nearestTexts = {
  nearest: 'কাছাকাছি যা আছে:',
  withoutFilters: 'ফিল্টার ছাড়া যা আছে:',
  bestSellers: 'এখন সবচেয়ে বেশি বিক্রি হচ্ছে:',
  nothing: (search: string) => `“${search}” লিখে কিছু পাওয়া যায়নি`,
  withFilters: (search: string) => `এই ফিল্টারে “${search}” লিখে কিছু পাওয়া যায়নি`,
  noneOf: ({ kind, typed, colour, size, price }: Wanted) => {
    const wanted = [
      price && `${price}-এর মধ্যে`,
      size && `${digits(size)} সাইজের`,
      colour,
      kind,
      typed && `(${typed})`,
    ];
    return `এই মুহূর্তে ${wanted.filter(Boolean).join(' ')} নেই`;
  },
  noneUpTo: (price: string) => `এই মুহূর্তে ${price}-এর মধ্যে কিছু নেই`,
  kinds: {
    nose: 'নাকফুল',
    head: 'মাথার গয়না',
    anklet: 'নূপুর',
    waist: 'কোমরের বিছা',
    hair: 'চুলের গয়না',
  },
};
