/** Limits of what one call may ask of the catalogue. Every page loads them, for its search field and its cards. */

/** Characters of a search text. */
export const SEARCH_MAX = 200;

/** The most product ids of one call. More are ignored. */
export const MAX_IDS = 100;
