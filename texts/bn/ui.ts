import { digits } from './numbers.ts';

export const uiTexts = {
  breadcrumb: 'আপনি এখন যেখানে',
  close: 'বন্ধ করুন',
  tryAgain: 'আবার চেষ্টা করুন',
  optional: ' (না দিলেও চলবে)',
  now: 'এখন ',
  before: 'আগে ছিল ',
  percentOff: (percent: number) => `${digits(percent)}% ছাড়`,
  oneLess: 'একটি কমান',
  oneMore: 'একটি বাড়ান',
  outOf5Stars: (rating: number) => `৫-এর মধ্যে ${digits(rating)} তারা`,
  notifications: 'বার্তা',
  yes: 'হ্যাঁ',
  no: 'না',
  notLoaded: 'এটি খোলা গেল না। পাতাটি হয়তো পুরোনো হয়ে গেছে, আবার খুলে নিন।',
  reload: 'আবার খুলুন',
};
