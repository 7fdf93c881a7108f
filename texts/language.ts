/**
 * The languages of the shop, and which of them texts are read in. Each module of this directory joins what `en/` and `bn/`
 * say. A browser gets one language only: its build resolves `#texts/` to `en/` or `bn/` by a condition of `imports` in
 * package.json. Everywhere else `#texts/` is this directory, and the language is that of the request.
 */
export type Language = 'en' | 'bn';

let current = (): Language => 'en';

/** The language that texts, numbers and dates are read in now. */
export const languageNow = (): Language => current();

/** Says where the language comes from. The server sets this once, to the language of the request. */
export const readLanguageFrom = (source: () => Language): void => {
  current = source;
};

/**
 * The texts in the language of the moment. Read them where they are used: a value that a module reads while it is
 * loaded stays in the language of that moment.
 */
export function inLanguage<T extends object>(en: T, bn: NoInfer<T>): T {
  const texts: Record<Language, T> = { en, bn };
  const joined = {} as T;
  for (const key of Object.keys(en) as (keyof T)[]) {
    Object.defineProperty(joined, key, { get: () => texts[languageNow()][key], enumerable: true });
  }
  return joined;
}
