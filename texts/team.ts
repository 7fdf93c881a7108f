import { teamTexts as bn } from './bn/team.ts';
import { teamTexts as en } from './en/team.ts';
import { inLanguage } from './language.ts';

export const teamTexts = inLanguage(en, bn);
