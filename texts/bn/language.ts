/** What `texts/language.ts` is in a build for Bangla. */
import type { Language } from '../language.ts';

export const languageNow = (): Language => 'bn';
