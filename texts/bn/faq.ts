import { grouped } from './numbers.ts';

export const faqTexts = {
  help: 'সাহায্য',
  searchQuestions: 'প্রশ্ন খুঁজুন',
  noneFound: 'এমন কোনো প্রশ্ন পাওয়া যায়নি।',
  found: (questions: number) => `${grouped(questions)}টি প্রশ্ন পাওয়া গেছে`,
  clearSearch: 'আবার সব দেখুন',
};
