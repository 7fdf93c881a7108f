import { reviewVoteTexts as bn } from './bn/reviewVotes.ts';
import { reviewVoteTexts as en } from './en/reviewVotes.ts';
import { inLanguage } from './language.ts';

export const reviewVoteTexts = inLanguage(en, bn);
