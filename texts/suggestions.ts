import { suggestionsTexts as bn } from './bn/suggestions.ts';
import { suggestionsTexts as en } from './en/suggestions.ts';
import { inLanguage } from './language.ts';

export const suggestionsTexts = inLanguage(en, bn);
