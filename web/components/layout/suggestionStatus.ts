import { suggestionsTexts } from '#texts/suggestions.ts';

/** What a screen reader says of the list. `nouns`: what is searched, 'products'. */
export const suggestionStatus = (count: number, nouns: string, typed: string): string =>
  count > 0 ? suggestionsTexts.counted(count) : suggestionsTexts.noMatch(nouns, typed);
