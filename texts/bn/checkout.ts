import { digits } from './numbers.ts';

export const checkoutTexts = {
  title: 'অর্ডার',
  description: 'ডেলিভারির ঠিকানা দিয়ে অর্ডার করুন। পণ্য হাতে পেয়ে টাকা দেবেন।',
  backToCart: 'কার্টে ফিরে যান',
  deliveryAddress: 'ডেলিভারির ঠিকানা',
  useSaved: 'রাখা ঠিকানা থেকে নিন',
  anotherAddress: 'অন্য ঠিকানা',
  paymentMethod: 'কীভাবে টাকা দেবেন',
  payOnReceipt: 'পণ্য হাতে পেয়ে টাকা দিন।',
  comingSoon: 'শিগগিরই আসছে',
  placeOrder: 'অর্ডার নিশ্চিত করুন',
  placingOrder: 'অর্ডার পাঠানো হচ্ছে...',
  orderSummary: 'অর্ডারের হিসাব',
  subtotal: 'পণ্যের দাম',
  delivery: 'ডেলিভারি',
  total: 'মোট',

  // Nothing can be ordered any more
  nothingLeft: 'অর্ডার করার মতো কিছু আর নেই। অন্য ট্যাবে অর্ডার করে ফেলেছেন? {orders}।',
  yourOrders: 'আপনার অর্ডার দেখুন',
  viewCart: 'কার্ট দেখুন',

  // Prices or stock have changed
  nothingOrderedYet: 'এখনও কিছু অর্ডার হয়নি, আর আপনার লেখা সব তথ্য ঠিক আছে।',
  placeAgain: 'নিচের হিসাবটি এখনকার। দেখে নিয়ে আবার অর্ডার করুন, অথবা {changeCart}।',
  callOr: '{call}, অথবা {changeCart}।',
  call: (phone: string) => `${digits(phone)} নম্বরে ফোন করুন`,
  changeYourCart: 'কার্ট বদলান',

  // An order that waits for a network
  yourOrder: 'আপনার অর্ডার',
  deliverTo: 'ডেলিভারি হবে: {name}, {address}, {place}',
  continueShopping: 'আরও কেনাকাটা করুন',
  cancelOrder: 'অর্ডার বাতিল করুন',
  keepOrder: 'অর্ডার থাকুক',
  sendNow: 'এখন পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  reviewOrder: 'অর্ডারটি দেখে নিন',
  seeYourOrder: 'আপনার অর্ডার দেখুন',
};
