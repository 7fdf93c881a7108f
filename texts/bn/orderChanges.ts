export const orderChangeTexts = {
  taken: 'অর্ডার নেওয়া হয়েছে',
  edited: 'অর্ডার বদলানো হয়েছে',
  closed: 'অর্ডার শেষ করা হয়েছে',
  delivered_in_part: 'আংশিক ডেলিভারি হয়েছে',
  reopened: 'ডেলিভারি ফিরিয়ে নেওয়া হয়েছে',
  returned: 'পণ্য ফেরত এসেছে',
  exchanged: 'পণ্য বদল হয়েছে',
  payment: 'টাকা পাওয়া গেছে',
  payment_removed: 'পেমেন্ট সরানো হয়েছে',
  booked: 'কুরিয়ারে বুকিং হয়েছে',
  booking_removed: 'বুকিং সরানো হয়েছে',
  printed: 'প্রিন্ট করা হয়েছে',
  settled: 'কুরিয়ার হিসাব মিটিয়েছে',
};

export const customerChangeTexts = {
  edited: 'আপনার অর্ডার বদলানো হয়েছে',
  delivered_in_part: 'কিছু পণ্য পৌঁছে গেছে',
  returned: 'পণ্য ফেরত নেওয়া হয়েছে',
  exchanged: 'পণ্য বদলে দেওয়া হয়েছে',
  payment: 'টাকা পাওয়া গেছে',
  payment_removed: 'পেমেন্ট সরানো হয়েছে',
};

export const changeDetailTexts = {
  paidBack: (amount: string) => `${amount} টাকা ফেরত`,
  paidBy: (amount: string, method: string) => `${method}: ${amount}`,
  consignment: (number: string) => `কনসাইনমেন্ট ${number}`,
  discount: (amount: string) => `${amount} ছাড়`,
  backInStock: (items: string) => `স্টকে ফিরেছে: ${items}`,
  allBackInStock: 'স্টকে ফিরেছে',
  noneBackInStock: 'কিছুই স্টকে ফেরেনি',
  broken: (items: string) => `ভাঙা বা হারানো: ${items}`,
  allBroken: 'ভাঙা বা হারানো, স্টকে ফেরেনি',
  paidAtDoor: (amount: string) => `হাতে পেয়ে দেওয়া হয়েছে ${amount}`,
  notKept: (items: string) => `রাখা হয়নি: ${items}`,
  newOrder: (number: string) => `নতুন অর্ডার ${number}`,
  received: (amount: string) => `${amount} পাওয়া গেছে`,
};
