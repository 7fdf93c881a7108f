import { grouped } from './numbers.ts';

export const cartTexts = {
  title: 'আপনার কার্ট',
  description: 'কার্টের পণ্য দেখুন, পরিমাণ বদলান, আর ডেলিভারিতে কত লাগবে জেনে নিন।',
  loading: 'আপনার কার্ট লোড হচ্ছে',
  empty: 'আপনার কার্ট খালি',
  emptyHint: 'চুড়ি, কানের দুল ও আরও অনেক কিছু দেখুন।',
  startShopping: 'কেনাকাটা শুরু করুন',
  loadFailedHint: 'ইন্টারনেট সংযোগ দেখুন। আপনার পণ্যগুলো ঠিকই আছে।',
  continueShopping: 'আরও কেনাকাটা করুন',
  clearCart: 'কার্ট খালি করুন',
  keepItems: 'পণ্য থাকুক',
  undo: 'ফিরিয়ে আনুন',

  // A line
  removeItem: (name: string) => `${name} সরান`,
  priceEach: (price: string) => `প্রতিটি ${price}`,
  quantityOf: (name: string) => `${name}: পরিমাণ`,
  notCounted: 'মোট দামে ধরা হয়নি',
  before: 'আগে ',
  now: 'এখন ',
  gone: 'পণ্যটি আর পাওয়া যাচ্ছে না',
  priceChanged: 'পণ্যটির দাম বদলেছে',

  // What became of changes without a network
  yourCart: 'আপনার কার্ট',
  dismiss: 'বুঝেছি',
  dismissNote: (name: string) => `বুঝেছি: ${name}`,

  // The sums
  orderSummary: 'অর্ডারের হিসাব',
  subtotal: (items: number) => `পণ্যের দাম (${grouped(items)}টি)`,
  delivery: 'ডেলিভারি',
  youGetFreeDelivery: 'আপনি ফ্রি ডেলিভারি পাচ্ছেন',
  moreForFreeDelivery: (amount: string) => `আর ${amount} কিনলেই ফ্রি ডেলিভারি`,
  proceedToCheckout: 'অর্ডার করতে এগোন',
  checkout: 'অর্ডার করুন',
  nothingAvailable: 'কার্টের কোনো পণ্যই এখন পাওয়া যাচ্ছে না।',
  haveAnAccount: 'অ্যাকাউন্ট আছে? আপনার রাখা কার্ট দেখতে {login}।',
  logIn: 'লগ ইন করুন',
  deliverTo: 'ডেলিভারি হবে: {name}, {place}',
  noAddress: 'ডেলিভারির ঠিকানা এখনও রাখা হয়নি।',
  change: 'বদলান',
  addAddress: 'ঠিকানা দিন',

  // The code of a coupon
  askForCode: 'কুপন কোড আছে?',
  discountCode: 'কুপন কোড',
  apply: 'কোড দিন',
  checking: 'দেখা হচ্ছে...',
  codeMissing: 'একটি কোড লিখুন',
  codeFailed: 'কোডটি যাচাই করা যায়নি। আবার চেষ্টা করুন।',
  codeCheckedLater: 'আপনি লগ ইন করলে কোডটি যাচাই করা হবে',
  applied: 'ছাড় যোগ হয়েছে',
  remove: 'সরান',
  removeCode: (code: string) => `${code} কোডটি সরান`,
};
