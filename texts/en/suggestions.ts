import { counted } from './plurals.ts';

/** The list below a search box. */
export const suggestionsTexts = {
  suggestions: 'Suggestions',
  counted: (count: number) => counted(count, 'suggestion'),
  noMatch: (nouns: string, typed: string) => `No ${nouns} match “${typed}”`,
  allOf: 'All {label}',
  didYouMean: 'Did you mean {label}',
  seeAllResultsFor: (typed: string) => `See all results for “${typed}”`,
  seeAllProducts: 'See all products',
  sentence: (text: string) => `${text}.`,
  twoSentences: (one: string, other: string) => `${one}. ${other}.`,
};
