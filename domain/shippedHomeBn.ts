/** The Bangla home page that comes with the shop: the first version of its content. */
import { categoryValues } from './categories.ts';
import type { ContentOf } from './content.ts';

export const shippedHomeBn: ContentOf<'home'> = {
  kind: 'home',
  banners: [
    {
      picture: { shipped: 'gold-silk' },
      alt: '',
      overline: 'বাংলাদেশে হাতে তৈরি',
      title: 'বিশেষ দিনে সোনালি সাজ',
      text: 'বিয়ে আর ঈদের জন্য হাতে তৈরি চুড়ি, বালা ও ঝুমকা।',
      linkLabel: 'কেনাকাটা করুন',
      link: '/products',
      ground: 'wine',
    },
    {
      picture: { shipped: 'pearl-stone' },
      alt: '',
      overline: 'মুক্তা ও রুপা',
      title: 'প্রতিদিনের ছিমছাম গয়না',
      text: 'মুক্তার হার, সরু আংটি আর রুপার বালা।',
      linkLabel: 'কেনাকাটা করুন',
      link: '/products',
      ground: 'pearl',
    },
    {
      picture: { shipped: 'cosmetics-peach' },
      alt: '',
      overline: 'কসমেটিকস',
      title: 'একটু রং, একটু আতর',
      text: 'লিপস্টিক, আলতা, কাজল আর কোমল ক্রিম।',
      linkLabel: 'কেনাকাটা করুন',
      link: '/products',
      ground: 'peach',
    },
  ],
  sideCards: [
    {
      icon: 'coins',
      title: 'ক্যাশ অন ডেলিভারি',
      text: 'আগে টাকা দিতে হয় না। {free_from} থেকে ডেলিভারি ফ্রি।',
      link: '',
    },
    { icon: 'headset', title: 'দরকারে পাশে আছি', text: 'আমরা সাড়া দিই: {hours}।', link: '' },
    {
      icon: 'badge',
      title: 'আসল পণ্য',
      text: '১০০% হাতে তৈরি, প্রতিটি আলাদা করে দেখে নেওয়া।',
      link: '',
    },
  ],
  categories: categoryValues.map((category) => ({ category, picture: { shipped: category } })),
};
