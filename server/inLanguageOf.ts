/** Whose language the server's texts are in: that of the request, or of the customer whom a message goes to. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, readLanguageFrom } from '#texts/language.ts';

const chosen = new AsyncLocalStorage<Language>();
readLanguageFrom(() => chosen.getStore() ?? 'en');

/** Runs a function, and all that it awaits, with texts in a language. Outside of this, texts are English. */
export const inLanguageOf = <T>(language: Language, run: () => T): T => chosen.run(language, run);
