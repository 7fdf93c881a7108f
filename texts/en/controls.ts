import { counted } from './plurals.ts';

/** Controls that no first view of the shop has: in forms, dialogs and messages. */
export const controlTexts = {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  smaller: 'Smaller',
  larger: 'Larger',
  starsAndWord: (stars: number, word: string) => `${counted(stars, 'star')}: ${word}`,
  suggestionCount: (count: number) => counted(count, 'suggestion'),
  suggestions: 'Suggestions',
  dismiss: 'Dismiss',
  charactersUsed: ' characters used',
};
