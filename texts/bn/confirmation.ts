export const confirmationTexts = {
  title: 'ধন্যবাদ',
  description: 'আপনার অর্ডার হয়ে গেছে। অর্ডার নম্বর, মোট টাকা আর কবে পাবেন দেখে নিন।',
  loading: 'আপনার অর্ডার',
  heading: 'অর্ডারের জন্য ধন্যবাদ',
  whatComes: 'ইমেইলে আপনার অর্ডারের খবর পাঠানো হয়েছে। ডেলিভারির আগে আপনাকে ফোন করা হবে।',
  whatComesBySms: 'আপনার অর্ডারের খবর SMS করে জানাব। ডেলিভারির আগে আপনাকে ফোন করা হবে।',
  orderNumber: 'অর্ডার নম্বর',
  orderIdEndsIn: 'অর্ডার আইডির শেষ অংশ',
  paymentMethod: 'যেভাবে টাকা দেবেন',
  total: 'মোট',
  estimatedDelivery: 'কবে পেতে পারেন',
  yourItems: 'আপনার পণ্য',
  deliveryAddress: 'ডেলিভারির ঠিকানা',
  viewMyOrders: 'আমার অর্ডার দেখুন',
  continueShopping: 'আরও কেনাকাটা করুন',
  trackYourOrder: 'অর্ডার কোথায় আছে দেখুন',
  backToHome: 'মূল পাতায় ফিরে যান',

  // This browser has placed no order
  noOrderToShow: 'দেখানোর মতো কোনো অর্ডার নেই',
  leadsHome: 'একটু পরেই আপনাকে মূল পাতায় নেওয়া হবে।',
  goHome: 'মূল পাতায় যান',
};
