import { digits } from './numbers.ts';

export const reviewEmailTexts = {
  subject: (shop: string) => `${shop} আপনার রিভিউর উত্তর দিয়েছে`,
  preview: (product: string) => `${product} নিয়ে আপনার রিভিউ`,
  heading: 'আপনার রিভিউর উত্তর দিয়েছি',
  text: (product: string) => `${product} নিয়ে রিভিউ দেওয়ার জন্য ধন্যবাদ। আমাদের উত্তর:`,
  showReview: 'রিভিউটি দেখুন',
};

export const stockAlertEmailTexts = {
  hello: 'শুভেচ্ছা,',
  whyThis: 'আপনি চেয়েছিলেন বলে এই ইমেইল একবার পাঠানো হলো। এমন ইমেইল আর না চাইলে এখানে চাপুন:',
  stop: 'এমন ইমেইল আর চাই না',
  back: {
    subject: (product: string) => `${product} আবার স্টকে এসেছে`,
    preview: 'আপনি জানাতে বলেছিলেন।',
    heading: 'আবার স্টকে এসেছে',
    text: (product: string) => `আপনি জানাতে বলেছিলেন: ${product} আবার স্টকে এসেছে।`,
    hurry: 'আমাদের পণ্য হাতে তৈরি, একবারে অল্পই হয়, আর অন্যরাও এর অপেক্ষায় আছেন।',
    show: 'শপে দেখুন',
  },
  confirm: {
    subject: (product: string) => `${product} আবার এলে আপনাকে জানাব?`,
    preview: 'আপনার ইমেইলটি নিশ্চিত করুন।',
    heading: 'আপনার ইমেইলটি নিশ্চিত করুন',
    text: (shop: string, product: string, days: number) =>
      `এই পণ্য আবার স্টকে এলে জানতে কেউ ${shop}-এ এই ইমেইল দিয়েছেন: ${product}। আপনি দিয়ে থাকলে ${digits(days)} দিনের মধ্যে নিশ্চিত করুন।`,
    yes: 'হ্যাঁ, জানাবেন',
    ignore: 'আপনি না দিয়ে থাকলে কিছু করতে হবে না। এ নিয়ে আর কোনো ইমেইল পাঠানো হবে না।',
  },
};
