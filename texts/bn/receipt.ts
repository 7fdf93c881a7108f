export const receiptTexts = {
  title: 'রসিদ',
  description: 'আপনার অর্ডারের রসিদ, প্রিন্ট বা সেভ করার জন্য।',
  myOrders: 'আমার অর্ডার',
  print: 'প্রিন্ট করুন',
};
