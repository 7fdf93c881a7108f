import { grouped } from './numbers.ts';

export const suggestionsTexts = {
  suggestions: 'মিলে যাওয়া পণ্য',
  counted: (count: number) => `${grouped(count)}টি মিলেছে`,
  noMatch: (nouns: string, typed: string) => `“${typed}” নামে কোনো ${nouns} নেই`,
  allOf: 'সব {label}',
  didYouMean: 'আপনি কি {label} খুঁজছেন',
  seeAllResultsFor: (typed: string) => `“${typed}” লিখে যা পাওয়া গেছে, সব দেখুন`,
  seeAllProducts: 'সব পণ্য দেখুন',
  sentence: (text: string) => `${text}।`,
  twoSentences: (one: string, other: string) => `${one}। ${other}।`,
};
