import { grouped } from './numbers.ts';

export const stockAlertMessages = {
  ask: 'আবার এলে আমাকে জানান',
  waiting: 'আবার এলে জানাব।',
  checkEmail: 'ধন্যবাদ! ইমেইল দেখুন: আপনার ঠিকানাটি আমাদের কাছে নতুন হলে নিশ্চিত করার একটি লিংক পাঠিয়েছি।',
  failed: 'আপনার অনুরোধ রাখা গেল না। আবার চেষ্টা করুন।',
  confirmed: 'ধন্যবাদ! আবার এলে ইমেইলে জানাব।',
  confirmFailed: 'নিশ্চিত করা গেল না। আবার চেষ্টা করুন।',
  stopped: 'এমন ইমেইল আর পাবেন না।',
  stopFailed: 'ইমেইল বন্ধ করা গেল না। আবার চেষ্টা করুন।',
  removed: 'তালিকা থেকে সরানো হয়েছে',
  removeFailed: 'সরানো গেল না। আবার চেষ্টা করুন।',
};

export const stockAlertsTexts = {
  yourEmail: 'আপনার ইমেইল',
  onlyOnce: 'পণ্যটি আবার এলে একবার লিখব। আর কিছু নয়।',
  saving: 'রাখা হচ্ছে...',
  browseTheShop: 'দোকান ঘুরে দেখুন',
  title: 'আবার এলে যেগুলোর খবর পাবেন',
  since: (day: string) => `${day} থেকে`,
  remove: 'সরান',
  removeFor: (name: string) => `${name}: আর জানাতে হবে না`,
  /** In the admin's list of products. */
  waiting: (waiting: number) => `${grouped(waiting)} জন অপেক্ষায়`,
  confirmTitle: 'জানানোর অনুরোধ নিশ্চিত করুন',
  confirmDescription: 'শেষ হয়ে যাওয়া পণ্য আবার এলে ইমেইলে জানাতে পারি, তা নিশ্চিত করুন।',
  confirmQuestion: 'আবার এলে জানাব?',
  confirmText: 'এখানে নিশ্চিত করুন। স্টকে এলেই একবার ইমেইল করব।',
  confirm: 'হ্যাঁ, জানাবেন',
  confirming: 'নিশ্চিত করা হচ্ছে...',
  stopTitle: 'ইমেইল বন্ধ করুন',
  stopDescription: 'পণ্য আবার স্টকে আসার ইমেইল আর নেবেন না।',
  stopQuestion: 'এমন ইমেইল আর চান না?',
  stopText: 'আবার এলে জানানোর সব অনুরোধ সরিয়ে দেব। আপনার অর্ডারের ইমেইল আগের মতোই পাবেন।',
  stop: 'এই ইমেইল বন্ধ করুন',
  stopping: 'বন্ধ করা হচ্ছে...',
  linkIncomplete: 'লিংকটি পুরো আসেনি',
  linkNotValid: 'লিংকটি ঠিক নেই',
};
