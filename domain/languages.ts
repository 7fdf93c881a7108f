/** The languages of pages, messages and the API. */
import type { Language } from '#texts/language.ts';

export const languages = ['en', 'bn'] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** What customers of the shop read whose language is not known: those who order by phone, in a chat or over the counter. */
export const SHOP_LANGUAGE: Language = 'bn';
