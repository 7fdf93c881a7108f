export const recentlyViewedTexts = {
  title: 'একটু আগে যা দেখেছেন',
};
