/** The page to return to after login: only a path of this shop, never another site. */
const INNER_PATH = /^\/(?![/\\])[^\\]*$/;

/** The page after login if no other was requested. */
const AFTER_LOGIN = '/account';

/** Null for anything but a path of this shop. */
export const readReturnTo = (asked: string | null | undefined): string | null =>
  // Browsers drop tabs and line ends from URLs, so `/\t/evil.example` would leave the shop.
  asked && INNER_PATH.test(asked) && !/\p{Cc}/u.test(asked) ? asked : null;

/** The page to open after login: the requested one if it is in this shop, else where this person begins or the account. */
export const afterLogin = (asked: string | null | undefined, begin: string | null = null): string =>
  readReturnTo(asked) ?? begin ?? AFTER_LOGIN;

/** '/auth/login?returnTo=%2Fcart' */
export const withReturnTo = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
