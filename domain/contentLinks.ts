/** The links that content may contain. */
import { contentRules } from '#texts/contentRules.ts';

/**
 * `https://…`, `http://…`, `mailto:…`, `tel:…`, or an address of this shop that begins with one slash. Everything else
 * could run code or pass for the shop. Entities and escapes are resolved before this check.
 */
const SAFE_LINK =
  /^(?:https?:\/\/[^\s\\/]|mailto:[^\s\\@]+@|tel:(?:\{phone\}$|\+?[\d০-৯])|\/(?![/\\]))[^\s\\\p{Cc}]*$/iu;

/** True for an address that content may link to. */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address) || address === '/';

/** The message about a link that content may not contain. It names the first 60 characters. */
export const unsafeLink = (address: string): string => contentRules.unsafeLink(address.slice(0, 60));

/** True for links that leave the shop. */
export const isForeignLink = (address: string): boolean => !address.startsWith('/');
