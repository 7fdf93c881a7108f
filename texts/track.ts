import * as bn from './bn/track.ts';
import * as en from './en/track.ts';
import { inLanguage } from './language.ts';

export const trackTexts = inLanguage(en.trackTexts, bn.trackTexts);
