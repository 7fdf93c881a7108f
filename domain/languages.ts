/** The languages of pages, messages and the API. */
import type { Language } from '#texts/language.ts';

export const languages = ['en', 'bn'] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'en';
