import { digits } from './numbers.ts';

export const smsLimitTexts = {
  subject: (shop: string) => `${shop}: আজ SMS পাঠানোর সীমা শেষ`,
  preview: 'যে মেসেজগুলো আজ যায়নি, কাল যাবে।',
  heading: 'আজ SMS পাঠানোর সীমা শেষ হয়ে গেছে',
  limit: (day: string) =>
    `সেটিংসে এক দিনে যত SMS পাঠানো যায়, ${day} তারিখে ততগুলোই পাঠানো হয়ে গেছে। অর্ডারের যে মেসেজগুলো আজ যায়নি, কাল যাবে। লগ ইনের কোডে সীমার অর্ধেক খরচ হতে পারে, তার পরে আর কোড যায় না।`,
  advice: 'আজ বেশি অর্ডারের দিন হলে সেটিংসে সীমা বাড়িয়ে দিন। তা না হলে SMS পাতাটি দেখুন: কেউ হয়তো বারবার কোড চাইছে।',
  show: 'SMS দেখুন',
};

export const webhookOffTexts = {
  subject: (shop: string) => `${shop}: একটি ওয়েবহুক বন্ধ করা হয়েছে`,
  preview: (host: string, days: number) => `${host} ${digits(days)} দিন ধরে কোনো মেসেজ নেয়নি।`,
  heading: 'একটি ওয়েবহুক বন্ধ করা হয়েছে',
  lost: (host: string, days: number) =>
    `${digits(days)} দিন ধরে ${host}-এ কোনো মেসেজ পৌঁছানো যায়নি, তাই সেখানে আর পাঠানো হচ্ছে না। এই সময়ের মেসেজগুলো ওই প্রোগ্রাম আর পাবে না।`,
  advice: 'ওয়েবহুক পাতায় শেষ উত্তরগুলো দেখুন, ঠিকানা বা সার্ভার ঠিক করুন, তারপর ওয়েবহুকটি আবার চালু করুন।',
  show: 'ওয়েবহুকগুলো দেখুন',
};

export const webhookNotes = {
  isOff: 'ওয়েবহুকটি বন্ধ আছে',
  answered: (status: number) => `সার্ভার উত্তর দিয়েছে ${digits(status)}`,
  noAnswer: (seconds: number) => `সার্ভার ${digits(seconds)} সেকেন্ডের মধ্যে উত্তর দেয়নি`,
  connectionFailed: (code: string) => `সংযোগ করা যায়নি: ${code}`,
};
