import { grouped } from './numbers.ts';

export const couponReasons = {
  ended: 'কোডটির সময় শেষ',
  usedUp: 'কোডটি যতবার ব্যবহার করা যায়, হয়ে গেছে',
  startsOn: (day: string) => `কোডটি শুরু হবে ${day} থেকে`,
  usedAlready: (times: number) =>
    times === 1 ? 'আপনি কোডটি আগেই ব্যবহার করেছেন' : `আপনি কোডটি আগেই ${grouped(times)} বার ব্যবহার করেছেন`,
  addItem: 'কোডটি ব্যবহার করতে একটি পণ্য যোগ করুন',
  onlyFor: (categories: string) => `কোডটি শুধু এগুলোর জন্য: ${categories}`,
  spendMore: (amount: string) => `কোডটি ব্যবহার করতে আরও ${amount} দামের পণ্য নিন`,
  spendMoreOn: (amount: string, categories: string) =>
    `কোডটি ব্যবহার করতে আরও ${amount} দামের ${categories} নিন`,
  unknown: 'এই কোড চেনা গেল না',
  listed: (names: readonly string[]) =>
    [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ও '),
};
