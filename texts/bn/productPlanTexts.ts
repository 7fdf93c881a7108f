import { grouped } from './numbers.ts';

export const planTexts = {
  importFailed: 'পণ্য ইমপোর্ট করা গেল না',
  importUnclear: 'সাড়া পাওয়া যায়নি। পণ্যগুলো তবু ইমপোর্ট হয়ে থাকতে পারে। আবার দেখুন: কোন নামগুলো আগে থেকেই আছে, লেখা থাকবে।',
  bulkFailed: 'পণ্যগুলো বদলানো গেল না',
  exportFailed: 'পণ্যের ফাইল নামানো গেল না',
  exportCut: (products: number) =>
    `প্রথম ${grouped(products)}টি পণ্য নামানো হয়েছে। বাকিগুলো পেতে একটি ধরন বা আরও নির্দিষ্ট শব্দ বেছে নিন।`,
  nothingSaved: (errors: number) => `কিছু সেভ হয়নি। ${grouped(errors)}টি ভুল ঠিক করুন।`,
  nothingToChange: 'বদলানোর কিছু নেই।',
  addedAndChanged: (created: number, changed: number) =>
    `${grouped(created)}টি পণ্য যোগ হবে, ${grouped(changed)}টি বদলাবে।`,
  added: (created: number) => `${grouped(created)}টি পণ্য যোগ হবে।`,
  changed: (changed: number) => `${grouped(changed)}টি পণ্য বদলাবে।`,
  same: (unchanged: number) => `${grouped(unchanged)}টি যেমন আছে থাকবে।`,
  doneBoth: (created: number, changed: number) =>
    `হয়ে গেছে: ${grouped(created)}টি নতুন পণ্য, ${grouped(changed)}টি বদলানো পণ্য।`,
  doneAdded: (created: number) => `হয়ে গেছে: ${grouped(created)}টি নতুন পণ্য।`,
  doneChanged: (changed: number) => `হয়ে গেছে: ${grouped(changed)}টি বদলানো পণ্য।`,
};
