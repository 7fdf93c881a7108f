import { digits } from './numbers.ts';

export const infoTexts = {
  home: 'মূল পাতা',
  browseTheShop: 'দোকান ঘুরে দেখুন',
  call: (phone: string) => `ফোন করুন: ${digits(phone)}`,
  sendAMessage: 'মেসেজ পাঠান',
  address: 'ঠিকানা',
  phone: 'ফোন',
  hours: 'কখন খোলা',
  stillAQuestion: 'আরও কিছু জানতে চান?',
  callOrMessage: (hours: string) => `ফোন বা মেসেজ করুন। ${digits(hours)} সাড়া দিই।`,
  contactUs: 'যোগাযোগ করুন',
  deliveryFeesAndTimes: 'ডেলিভারি চার্জ ও সময়',
  district: 'জেলা',
  fee: 'চার্জ',
  fromAmount: (amount: string) => `${amount} থেকে`,
  arrivesIn: 'কত দিনে পাবেন',
  dhaka: 'ঢাকা',
  outsideDhaka: 'ঢাকার বাইরে',
  free: 'ফ্রি',
};
