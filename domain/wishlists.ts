/** The wishlist: in the browser for guests, in the account after login. */

/** The most products of one wishlist. */
export const MAX_WISHES = 500;
