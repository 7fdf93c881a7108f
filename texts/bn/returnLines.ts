import { digits } from './numbers.ts';

export const returnLineTexts = {
  cosmetics: 'কসমেটিকস শুধু না খোলা থাকলেই ফেরত নেওয়া হয়।',
  earrings: 'কানের দুল ফেরত নেওয়া হয় শুধু ভাঙা বা ত্রুটিপূর্ণ হলে, কিংবা অর্ডারের সঙ্গে না মিললে।',
  returns: (days: number) => `হাতে পাওয়ার ${digits(days)} দিনের মধ্যে ফেরত দেওয়া যায়।`,
};
