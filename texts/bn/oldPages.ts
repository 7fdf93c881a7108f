export const oldPagesTexts = {
  refreshing: 'পাতাটি শেষবার যেমন দেখেছিলেন, তেমন আছে। নতুন করে আনছি।',
};
