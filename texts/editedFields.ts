import { editedFieldTexts as bn } from './bn/editedFields.ts';
import { editedFieldTexts as en } from './en/editedFields.ts';
import { inLanguage } from './language.ts';

export const editedFieldTexts = inLanguage(en, bn);
