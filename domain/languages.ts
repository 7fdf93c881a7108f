/** The languages of pages, messages and the API. */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
