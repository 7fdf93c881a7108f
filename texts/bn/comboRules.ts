import { digits, grouped } from './numbers.ts';

export const comboMessages = {
  product: 'একটি পণ্য বেছে নিন',
  quantity: (most: number) => `পিস ১ থেকে ${digits(most)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে`,
  twice: 'পণ্যটি কম্বোতে আগে থেকেই আছে। এর পিস বদলান।',
  gone: 'এই পণ্য আর নেই',
  isCombo: 'কম্বোর ভেতরে কম্বো রাখা যায় না',
  size: 'একটি সাইজ বেছে নিন, বা ক্রেতাকে বাছতে দিন',
  colour: 'একটি রং বেছে নিন',
  noCommonSize: 'এই পণ্যগুলোর কোনো সাইজ মেলে না। প্রতিটির সাইজ বেছে নিন।',
  isComponent: (combos: readonly string[]) =>
    `পণ্যটি ${grouped(combos.length)}টি কম্বোতে আছে (${combos.join(', ')}), তাই এটি নিজে কম্বো হতে পারে না`,
};
