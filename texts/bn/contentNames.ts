export const contentNames = {
  home: 'মূল পাতা',
  faq: 'সাধারণ প্রশ্ন ও উত্তর',
  shipping: 'ডেলিভারির তথ্য',
  returns: 'ফেরত ও বদল',
  about: 'আমাদের কথা',
  contact: 'যোগাযোগ',
  privacy: 'গোপনীয়তার নীতি',
  terms: 'কেনাকাটার শর্ত',
};
