export const faqTexts = {
  help: 'সাহায্য',
  searchQuestions: 'প্রশ্ন খুঁজুন',
  noneFound: 'এমন কোনো প্রশ্ন পাওয়া যায়নি।',
  clearSearch: 'আবার সব দেখুন',
};
