import { adminDashboardTexts as bn } from './bn/adminDashboard.ts';
import { adminDashboardTexts as en } from './en/adminDashboard.ts';
import { inLanguage } from './language.ts';

export const adminDashboardTexts = inLanguage(en, bn);
