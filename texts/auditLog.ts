import * as bn from './bn/auditLog.ts';
import * as en from './en/auditLog.ts';
import { inLanguage } from './language.ts';

export const auditEventTexts = inLanguage(en.auditEventTexts, bn.auditEventTexts);
export const auditSubjectTexts = inLanguage(en.auditSubjectTexts, bn.auditSubjectTexts);
export const auditRules = inLanguage(en.auditRules, bn.auditRules);
