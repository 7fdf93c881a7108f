import { digits } from './numbers.ts';

export const smsKindTexts = {
  signInCode: 'লগ ইনের কোড',
  orderPlaced: 'অর্ডার হয়েছে',
  orderShipped: 'অর্ডার পাঠানো হয়েছে',
  orderReturned: 'দোকানে ফেরত এসেছে',
  orderEdited: 'দোকান অর্ডার বদলেছে',
  orderCancelled: 'দোকান বাতিল করেছে',
  orderRefunded: 'টাকা ফেরত দেওয়া হয়েছে',
  backInStock: 'আবার এসেছে',
};

export const smsStateTexts = {
  sent: 'পাঠানো হয়েছে',
  queued: 'অপেক্ষায় আছে',
  dropped: 'পাঠানো হয়নি',
};

export const smsNoteTexts = {
  unwanted: () => 'ক্রেতা SMS চান না',
  outdated: () => 'জানানোর মতো আর কিছু নেই',
  phoneLimit: () => 'এই ফোনে আজ যথেষ্ট SMS গেছে',
  dayLimit: () => 'দিনের সীমা শেষ',
  waiting: () => 'কাল যাবে: দিনের সীমা শেষ',
  tooLate: () => 'কোডের সময় পার হয়ে গেছে',
  answered: (known: string) => `গেটওয়ে উত্তর দিয়েছে ${known}`,
  unreachable: (known: string) => `গেটওয়ের সাথে যোগাযোগ করা যায়নি (${known})`,
  givenUp: (known: string, why: string) => `${known} বার চেষ্টা করেও যায়নি। ${why}`,
};

export const smsTexts = {
  title: 'SMS',
  description: 'ক্রেতাদের কী কী SMS গেছে, আর তাতে কত খরচ হয়েছে।',
  loadFailed: 'SMS আনা গেল না',
  limit: (used: string, limit: string) => `আজ ${limit}টি অংশের মধ্যে ${used}টি খরচ হয়েছে`,
  limitReached: 'আজকের সীমা শেষ। অর্ডারের SMS কাল যাবে।',
  changeLimit: 'সীমা, দাম বা কী কী পাঠানো হবে তা বদলান',
  days: 'গত ৩০ দিন',
  day: 'দিন',
  messages: 'SMS',
  segments: 'অংশ',
  cost: 'খরচ',
  failed: 'পাঠানো হয়নি',
  waiting: 'অপেক্ষায়',
  ofDay: (day: string) => `${day} তারিখের SMS`,
  filter: 'SMS বেছে দেখুন',
  kind: 'ধরন',
  allKinds: 'সব ধরন',
  state: 'অবস্থা',
  allStates: 'সব অবস্থা',
  time: 'সময়',
  to: 'কার কাছে',
  text: 'লেখা',
  order: 'অর্ডার',
  noText: 'এখনও কিছু লেখা হয়নি',
  inBangla: 'বাংলায়',
  segmentsOf: (count: number) => `${digits(count)}টি অংশ`,
  noun: 'SMS',
  none: 'কোনো SMS পাওয়া যায়নি',
  noneYet: 'ক্রেতাদের পাঠানো SMS এখানে থাকবে।',
};

export const smsRules = {
  kind: 'SMS এর ধরনটি অজানা',
  state: 'অবস্থাটি অজানা',
  day: 'দিনটি ঠিক নয়',
  price: 'SMS এর এক অংশের দাম ০ থেকে ১০০ টাকার মধ্যে হতে হবে',
  dayLimit: 'দিনে SMS এর অংশ ০ থেকে ১০,০০,০০০ এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে',
  onOrOff: 'চালু বা বন্ধ, একটি বেছে নিন',
};

export const smsSettingTexts = {
  title: 'ক্রেতাদের SMS',
  hint: 'ইমেইল আগের মতোই যাবে। ক্রেতা যে ভাষায় অর্ডার করেন, SMS সেই ভাষায় যায়। অর্ডার বদলানো, বাতিল বা টাকা ফেরতের SMS শুধু তাঁদের কাছে যায়, যাঁদের ইমেইল নেই।',
  dayLimit:
    'কোডের জন্য অর্ধেক, অর্ডারের জন্য দশ ভাগের নয় ভাগ। সাত ভাগ শেষ হলে জানানোর অনুরোধের SMS আর যায় না। সীমা শেষ হলে আপনি ইমেইল পাবেন',
  segmentPrice: 'আপনার গেটওয়ে যে দাম নেয়, SMS পাতার খরচের হিসাবের জন্য',
  phoneLogin: 'ক্রেতারা পাসওয়ার্ডের বদলে SMS থেকে পাওয়া কোড দিয়ে লগ ইন করতে পারবেন',
  costlyName: (segments: number, instead: number) =>
    `ইংরেজি SMS এ এই নাম থাকে। এর কিছু অক্ষর SMS এর বর্ণমালায় নেই, তাই নতুন অর্ডারের SMS এ ${digits(instead)}টির জায়গায় ${digits(segments)}টি অংশ লাগে। এখানে নামটি ইংরেজি অক্ষরে লিখুন, আর বাংলা নাম পাশের ঘরে: বাংলা SMS এ সেটিই যায়।`,
};

export const stopSmsTexts = {
  title: 'আর SMS চান না?',
  metaTitle: 'SMS বন্ধ করুন',
  metaDescription: 'অর্ডার ও জানানোর অনুরোধ নিয়ে আর SMS পাবেন না।',
  lead: 'এই ফোনে অর্ডার ও জানানোর অনুরোধ নিয়ে আর SMS পাঠাব না। লগ ইনের কোড চাইলে সেটি আগের মতোই যাবে।',
  stop: 'SMS বন্ধ করুন',
  stopping: 'বন্ধ করা হচ্ছে...',
  stopped: 'আমরা আপনাকে আর SMS পাঠাব না।',
  stopFailed: 'SMS বন্ধ করা গেল না। আবার চেষ্টা করুন।',
  startLead: 'আবার SMS পেতে চান?',
  start: 'আবার SMS পাঠান',
  starting: 'রাখা হচ্ছে...',
  started: 'ধন্যবাদ! এখন থেকে আবার SMS পাঠাব।',
};
