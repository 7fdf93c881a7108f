import { digits } from './numbers.ts';

export const returnsTexts = {
  window: (days: number) => `হাতে পাওয়ার ${digits(days)} দিনের মধ্যে`,
  refundTime: '৫-৭ কর্মদিবস',
  summary: (days: number, refundTime: string) =>
    `হাতে পাওয়ার ${digits(days)} দিনের মধ্যে ফেরত বা বদল, টাকা ফেরত ${refundTime}ের মধ্যে।`,
  condition: (days: number) =>
    `না পরা থাকলে আর আগের প্যাকেটে থাকলে হাতে পাওয়ার ${digits(days)} দিনের মধ্যে পণ্য ফেরত দিতে বা বদলাতে পারবেন।`,
  faulty: (days: number) =>
    `পণ্য ভাঙা, ত্রুটিপূর্ণ বা অর্ডারের সঙ্গে না মিললে হাতে পাওয়ার ${digits(days)} দিনের মধ্যে আমাদের জানান। আমরা বদলে দেব, না হয় টাকা ফেরত দেব।`,
  hygiene: (rules: string) => `পরিচ্ছন্নতার কারণে: ${rules}`,
  refund: (refundTime: string) => `পণ্য আমাদের হাতে পৌঁছানোর ${refundTime}ের মধ্যে টাকা ফেরত পাবেন।`,
  cost: 'ভুল আমাদের হলে ফেরত বা বদলে কোনো খরচ নেই। নিজের মত বদলালে আসা-যাওয়ার ডেলিভারি চার্জ আপনার।',
};
