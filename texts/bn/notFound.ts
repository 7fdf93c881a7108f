export const notFoundTexts = {
  notFoundQuestion: 'এই পাতা নেই, বা অন্য ঠিকানায় সরে গেছে। কী খুঁজছেন?',
  bestSellers: 'সবচেয়ে বেশি বিক্রি',
};
