/** What `texts/language.ts` is in a build for English. */
import type { Language } from '../language.ts';

export const languageNow = (): Language => 'en';
