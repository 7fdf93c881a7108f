/** The list of what a search finds. */
export const searchHref = (text: string): string => `/products?search=${encodeURIComponent(text)}`;
