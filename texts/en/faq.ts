import { counted } from './plurals.ts';

export const faqTexts = {
  help: 'Help',
  searchQuestions: 'Search questions',
  noneFound: 'No FAQs found matching your search.',
  found: (questions: number) => `${counted(questions, 'question')} found`,
  clearSearch: 'Clear search',
};
