import { formErrorTexts as bn } from './bn/formErrors.ts';
import { formErrorTexts as en } from './en/formErrors.ts';
import { inLanguage } from './language.ts';

export const formErrorTexts = inLanguage(en, bn);
