import { useTypedAnswer } from './useTypedAnswer.ts';

const loadSuggest = () => import('./suggest.ts');

/** Suggestions for the typed text. */
export const useSuggestions = () =>
  useTypedAnswer(async (q, signal) => (await loadSuggest()).suggest(q, signal));
