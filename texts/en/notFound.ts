/** The page of an address that does not exist, beside what errorPages.ts says. */
export const notFoundTexts = {
  notFoundQuestion: 'This page does not exist or has moved. What are you looking for?',
  bestSellers: 'Best sellers',
};
