import { digits, grouped } from './numbers.ts';

export const controlTexts = {
  hidePassword: 'পাসওয়ার্ড লুকান',
  showPassword: 'পাসওয়ার্ড দেখান',
  smaller: 'ছোট করুন',
  larger: 'বড় করুন',
  starsAndWord: (stars: number, word: string) => `${digits(stars)} তারা: ${word}`,
  suggestionCount: (count: number) => `${grouped(count)}টি নাম মিলেছে`,
  suggestions: 'মিলে যাওয়া নাম',
  dismiss: 'সরিয়ে দিন',
  charactersUsed: 'টি অক্ষর লেখা হয়েছে',
};
