import { grouped } from './numbers.ts';

export const productImportTexts = {
  columnGuide: 'কলামের নিয়ম',
  guide: (id: string, version: string, stock: string) =>
    `যে সারিতে ${id} আছে তা সেই পণ্য বদলায়, না থাকলে নতুন পণ্য যোগ হয়। কোনো কলাম না থাকলে পণ্যের সেই তথ্য যেমন আছে থাকে। ঘর খালি থাকলে তথ্যটি মুছে যায়। ${version} আর ${stock} কলাম নামানো ফাইলে আসে। এগুলো যেমন আছে রেখে দিন, যাতে নতুন পরিবর্তন আর বিক্রি মুছে না যায়।`,
  chooseAnother: 'অন্য CSV ফাইল বেছে নিন',
  choose: 'CSV ফাইল বেছে নিন',
  fileHint: 'UTF-8 বা ইউনিকোড, সর্বোচ্চ ৫ MB ও ৫,০০০ সারি। আপনি নিশ্চিত করার আগে কিছু সেভ হয় না।',
  checking: 'ফাইল দেখা হচ্ছে...',
  checkAgain: 'আবার দেখুন',
  allProducts: 'সব পণ্য',
  importIt: (products: number) => `${grouped(products)}টি পণ্য ইমপোর্ট করুন`,
  exampleName: 'উদাহরণ চুড়ি: এই সারিটি মুছে দিন',
  exampleDescription: 'কাঁচের চুড়ি, এক জোড়া',
  exampleAlt: 'লাল কাঁচের চুড়ি',
  importProducts: 'পণ্য ইমপোর্ট',
  description: 'CSV ফাইল দিয়ে পণ্য যোগ করুন ও বদলান।',
  template: 'নমুনা ফাইল',
  importing: 'ইমপোর্ট হচ্ছে...',
  optional: 'না দিলেও চলবে',
};
