import { adminUsersTexts as bn } from './bn/adminUsers.ts';
import { adminUsersTexts as en } from './en/adminUsers.ts';
import { inLanguage } from './language.ts';

export const adminUsersTexts = inLanguage(en, bn);
