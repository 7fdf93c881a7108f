import { digits } from './numbers.ts';

export const contentTexts = {
  savedDraft: 'খসড়া সেভ হয়েছে। প্রকাশ করলে ক্রেতারা দেখবেন।',
  published: 'প্রকাশ হয়েছে। ক্রেতারা এখনই দেখছেন।',
  restored: (version: number) =>
    version === 0
      ? 'প্রথম সংস্করণ খসড়া হিসেবে ফিরে এসেছে।'
      : `${digits(version)} নম্বর সংস্করণ খসড়া হিসেবে ফিরে এসেছে।`,
  saveFailed: 'খসড়া সেভ করা গেল না',
  publishFailed: 'প্রকাশ করা গেল না',
  loadFailed: 'কনটেন্ট আনা গেল না',
  previewFailed: 'আগে দেখার পাতা আনা গেল না',
  pictureGone: 'ছবিটি আর নেই। আবার আপলোড করুন।',
  bannerTooSmall: (width: number, height: number, leastWidth: number, leastHeight: number) =>
    `ছবিটি ${digits(width)} × ${digits(height)} পিক্সেলের। ব্যানারে কমপক্ষে ${digits(leastWidth)} × ${digits(leastHeight)} লাগে।`,
  categoryTooSmall: (width: number, height: number, leastWidth: number, leastHeight: number) =>
    `ছবিটি ${digits(width)} × ${digits(height)} পিক্সেলের। ধরনের ছবিতে কমপক্ষে ${digits(leastWidth)} × ${digits(leastHeight)} লাগে।`,
  otherPage: 'এই কনটেন্ট অন্য পাতার',
  versionNotFound: 'এই সংস্করণ পাওয়া যায়নি',
  versionLabel: 'সংস্করণ',
};
