import { grouped } from './numbers.ts';

export const courierFileTexts = {
  title: (layout: string) => `${layout} বাল্ক আপলোড`,
  description: 'নিশ্চিত করা যে অর্ডার এখনও দোকানে আছে ও বুকিং হয়নি, প্রিন্ট করা স্লিপের মতো পুরোনো আগে।',
  leftOutLegend: 'বাদ রাখা হয়েছে। যেগুলো সাথে যাবে টিক দিন:',
  leftOut: {
    cancelled: (orders: number) => `${grouped(orders)}টি বাতিল`,
    delivered: (orders: number) => `${grouped(orders)}টি পৌঁছে গেছে`,
    shipped: (orders: number) => `${grouped(orders)}টি পাঠানো হয়ে গেছে`,
    counter: (orders: number) => `${grouped(orders)}টি দোকানে এসে কেনা`,
    booked: (orders: number) => `${grouped(orders)}টির বুকিং হয়ে গেছে`,
    unconfirmed: (orders: number) => `${grouped(orders)}টি ফোনে নিশ্চিত হয়নি`,
  },
  unknownPlaces: (courier: string, orders: number) => `${courier} ${grouped(orders)}টি অর্ডারের জায়গা চেনে না`,
  zoneOf: (orderNumber: string) => `${orderNumber}-এর জোন`,
  chooseAZone: 'জোন বেছে নিন',
  likely: 'সম্ভবত',
  allOf: (district: string) => `${district}-এর সব`,
  leaveThisOrderOut: 'এই অর্ডার বাদ থাক',
  rememberFor: (thana: string) => `এখন থেকে ${thana}-এর জন্য এটিই নিন`,
  chooseFirst: (zones: number) => `আগে ${grouped(zones)}টি জোন বেছে নিন`,
  pleaseWait: 'একটু অপেক্ষা করুন...',
  download: (orders: number) => `${grouped(orders)}টি অর্ডার ডাউনলোড করুন`,

  // After the download
  downloaded: (orders: number, courier: string) =>
    `${grouped(orders)}টি অর্ডারের ফাইল ডাউনলোড হয়েছে। ${courier}-এ আপলোড করুন, তারপর বুকিং হয়েছে লিখে রাখুন: পরের ফাইলে এগুলো থাকবে না।`,
  markBooked: (courier: string) => `${courier}-এ বুকিং হয়েছে লিখুন`,
  booking: 'লেখা হচ্ছে...',
  bookedWith: (orders: number, courier: string) => `${courier}-এ ${grouped(orders)}টি অর্ডারের বুকিং হয়েছে`,
  bookedMeanwhile: (orderNumbers: readonly string[], courier: string) =>
    `লেখা হয়নি, কারণ এর মধ্যে আরেকজন অ্যাডমিন বুকিং বদলেছেন: ${orderNumbers.join(', ')}। এগুলো ${courier}-এর ফাইলেও থাকতে পারে: দুটি পার্সেলের একটি বাতিল করুন।`,
  notBookable: (orderNumbers: readonly string[]) =>
    `লেখা হয়নি, কারণ ডেলিভারি হয়েছে বা বাতিল: ${orderNumbers.join(', ')}`,
  close: 'বন্ধ করুন',
  notNow: 'এখন না',
};
