import { grouped } from './numbers.ts';

export const cartPageMessages = {
  clearQuestion: 'কার্ট একদম খালি করতে চান?',
  fetchFailed: 'কার্ট আনা যায়নি',
  updateFailed: 'পরিমাণ বদলানো যায়নি। আবার চেষ্টা করুন।',
  removeFailed: 'পণ্যটি সরানো যায়নি। আবার চেষ্টা করুন।',
  removed: (name: string) => `${name} সরানো হলো`,
  linesRemoved: (lines: number) => `${grouped(lines)}টি পণ্য সরানো হলো`,
  restoreFailed: 'পণ্যটি ফিরিয়ে আনা যায়নি। ইন্টারনেট সংযোগ দেখুন।',
  clearFailed: 'কার্ট খালি করা যায়নি। আবার চেষ্টা করুন।',
};
