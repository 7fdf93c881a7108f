import { auditTexts as bn } from './bn/audit.ts';
import { auditTexts as en } from './en/audit.ts';
import { inLanguage } from './language.ts';

export const auditTexts = inLanguage(en, bn);
