export const recentlyViewedTexts = {
  title: 'Recently viewed',
};
