import { formProblemTexts as bn } from './bn/formProblems.ts';
import { formProblemTexts as en } from './en/formProblems.ts';
import { inLanguage } from './language.ts';

export const formProblemTexts = inLanguage(en, bn);
