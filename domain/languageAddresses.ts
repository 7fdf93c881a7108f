/** English pages have the shop's plain addresses, Bangla pages the same below `/bn`. The API has one address for both. */
import type { Language } from '#texts/language.ts';

/** The router requests the data of the home page as `/bn.data`, and of the English one as `/_.data`. */
const banglaPrefix = /^\/bn(?=[/?#]|\.data|$)/;

/** The language of a page by its address: `/bn/products` is Bangla. */
export const languageOfAddress = (address: string): Language => (banglaPrefix.test(address) ? 'bn' : 'en');

/** `/bn/products?q=x` → `/products?q=x` */
export const withoutLanguage = (address: string): string => {
  const rest = address.replace(banglaPrefix, '').replace(/^\.data/, '/_.data');
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The address of the same page in a language: `/products` → `/bn/products`, `/` → `/bn`. */
export function addressIn(language: Language, address: string): string {
  const plain = withoutLanguage(address);
  return language === 'en' ? plain : `/bn${plain.replace(/^\/(?=[?#]|$)/, '')}`;
}
