/** All that the shop stores in a browser has this prefix. A logout removes it by that. */
export const storedPrefix = 'kakon.';

/** The name by which the browser's storage, and its events in other tabs, know what is stored under a key. */
export const storedName = (key: string): string => storedPrefix + key;
