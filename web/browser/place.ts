/** Where the browser is, as the router's links say it: without the `/bn` of Bangla pages, which the router puts in front. */
import { addressIn, withoutLanguage } from '#domain/languageAddresses.ts';
import { languageNow } from '#texts/language.ts';

/** '/products?page=2' at `/bn/products?page=2`. */
export const placeOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  withoutLanguage(pathname) + search;

/** '/bn/cart' from '/cart' on Bangla pages. For what the router does not do: whole documents, other sites, stores. */
export const addressOf = (path: string): string => addressIn(languageNow(), path);
