import { grouped } from './numbers.ts';

export const orderAlertsTexts = {
  newOrder: (order: string) => `নতুন অর্ডার ${order}`,
  open: 'খুলুন',
  newOrders: (count: number) => `${grouped(count)}টি নতুন অর্ডার`,
  show: 'দেখান',
  newOnes: 'টি নতুন',

  // Settings of this browser
  settings: 'এই ডিভাইসে নতুন অর্ডারের খবর',
  onPage: 'অ্যাডমিনের খোলা পাতায় খবর দেখান',
  sound: 'শব্দ করুন',
  inTitle: 'ট্যাবের নামে সংখ্যা দেখান',
  onDevice: 'নোটিফিকেশন পাঠান, দোকানের পাতা খোলা না থাকলেও',
};

export const alertTexts = {
  newOrder: 'নতুন অর্ডার',
  unknownService: 'এই ব্রাউজারের নোটিফিকেশন সেবায় পাঠানো যায় না',
  refused: 'এই ব্রাউজারে নোটিফিকেশন বন্ধ করা আছে। ব্রাউজারের সেটিংসে এই সাইটের জন্য চালু করুন।',
  unsupported: 'এই ব্রাউজারে নোটিফিকেশন দেখানো যায় না। iPhone হলে আগে দোকানটি হোম স্ক্রিনে যোগ করুন।',
  failed: 'নোটিফিকেশন চালু করা যায়নি',
  on: 'এখন থেকে প্রতিটি নতুন অর্ডারের খবর এই ডিভাইসে আসবে',
  off: 'এই ডিভাইসে আর নতুন অর্ডারের খবর আসবে না',
};
