export const faqTexts = {
  help: 'Help',
  searchQuestions: 'Search questions',
  noneFound: 'No FAQs found matching your search.',
  clearSearch: 'Clear search',
};
