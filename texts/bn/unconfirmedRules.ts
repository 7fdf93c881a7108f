import { grouped } from './numbers.ts';

export const unconfirmedRuleTexts = {
  pieces: (most: number) => `প্রতি অর্ডারে পিস ০ থেকে ${grouped(most)}-এর মধ্যে পূর্ণ সংখ্যা হতে হবে`,
  total: (most: number) => `প্রতি অর্ডারে মোট ০ থেকে ${grouped(most)}-এর মধ্যে পূর্ণ সংখ্যা হতে হবে`,
  hours: (most: number) => `ঘণ্টা ০ থেকে ${grouped(most)}-এর মধ্যে পূর্ণ সংখ্যা হতে হবে`,
};
