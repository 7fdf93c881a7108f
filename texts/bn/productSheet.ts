import { digits, grouped } from './numbers.ts';

export const sheetTexts = {
  onlyAfterStock: (word: string) => `স্টকের পরে শুধু ${word} লেখা যায়`,
  writeYesOrNo: (yes: string, no: string) => `${yes} বা ${no} লিখুন`,
  unknownColumn: 'এই কলাম চেনা নয়',
  costNotAllowed: 'কেনা দাম বদলানোর অনুমতি আপনার নেই। এই কলামটি বাদ দিন।',
  columnTwice: 'এই কলাম দুবার আছে',
  headingsMissing: (id: string, name: string) => `প্রথম সারিতে কলামের নাম থাকতে হবে, ${id} বা ${name}-সহ`,
  imageMissing: (no: string, column: string) =>
    `অন্তত একটি ছবি দিতে হবে। ছবি পরে দিতে চাইলে ${column} কলামে ${no} লিখুন।`,
  imageGone: (place: number) => `${digits(place)} নম্বর ছবিটি আর নেই`,
  cellWithoutColumn: 'এই ঘরের কলামের নাম নেই',
  changedSince: 'ফাইল নামানোর পর পণ্যটি বদলেছে। আবার নামিয়ে নিন।',
  rowRepeated: (row: number) => `পণ্যটি ${digits(row)} নম্বর সারিতে আগেই আছে`,
  nameTaken: (row: number, name: string, id: string) =>
    `${digits(row)} নম্বর সারি: ${name} নামে একটি পণ্য আগে থেকেই আছে। সেটি বদলাতে চাইলে তার ${id} দিন।`,
  tooManyRows: (most: number) => `এক ফাইলে সর্বোচ্চ ${grouped(most)}টি সারি থাকতে পারে। দুই ফাইলে ভাগ করুন।`,
  misplacedQuote: 'এই সারি পড়া গেল না। উদ্ধৃতি চিহ্নগুলো দেখে নিন',
};

export const sheetHints = {
  bangla: 'বাংলা পাতায় দেখা যায়',
  yesOrNo: (yes: string, no: string) => `${yes} বা ${no}`,
  required: 'দিতে হবে',
  category: (categories: string, last: string) => `দিতে হবে, এগুলোর একটি: ${categories}, ${last}`,
  price: 'দিতে হবে, টাকায়, শুধু সংখ্যা: ১২৫০ বা ১২৫০.৫০',
  originalPrice: 'আগের দাম, দামের চেয়ে বেশি হলে কাটা দেখায়',
  costPrice: 'একটি শপের কত পড়ে, টাকায়; জানা না থাকলে খালি রাখুন',
  stock: 'দিতে হবে; তবে চুড়ি ও সাইজ থাকা আংটির স্টক সাইজ ধরে, আর পণ্য দিয়ে বানানো কম্বোর স্টক লাগে না',
  sizes: (bangles: string, rings: string, off: string) =>
    `চুড়ি: ${bangles} (নাম, মাপ, স্টক, না বেচলে ${off}); আংটির সাইজ থাকলে: ${rings}`,
  colours: (example: string, off: string) => `${example} (নাম, কোড, স্টক, না বেচলে ${off})`,
  images: (shown: string, no: string) =>
    `${shown} কলামে ${no} না থাকলে দিতে হবে: ছবির ঠিকানা, মাঝে |; প্রতিটির পরে চাইলে [ছবির রং] আর ছবির বর্ণনা`,
  tags: 'কমা দিয়ে আলাদা করুন',
  comboItems: 'চুড়ির জোড়া:গোল্ড প্লেটেড | আংটি:পাথর বসানো',
  components: (example: string, id: string) =>
    `কম্বোতে যে পণ্যগুলো আছে: ${example} (পণ্যের ${id}, পিস, সাইজ, রং)। সাইজ না দিলে ক্রেতা বেছে নেন`,
  comboDiscount: 'শতাংশে',
  ingredients: 'কসমেটিকস: প্যাকেটে যেমন আছে',
  cosmetics: 'কসমেটিকস',
  netContent: (examples: string, last: string) => `কসমেটিকস: ${examples} বা ${last}`,
  madeIn: 'কসমেটিকস: দেশের নাম',
};
