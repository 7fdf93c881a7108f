import { moveQuestionTexts as bn } from './bn/moveQuestions.ts';
import { moveQuestionTexts as en } from './en/moveQuestions.ts';
import { inLanguage } from './language.ts';

export const moveQuestionTexts = inLanguage(en, bn);
