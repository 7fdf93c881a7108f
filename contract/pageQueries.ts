/**
 * The query parameters that the server reads when it renders a page, in URL order. Only these make up the
 * cache key, so other parameters never create another page. Pages that are not listed read none. Account and
 * admin pages read their parameters in the browser, since their server-rendered part is the same for all.
 */

/** The number of review pages shown, for readers without JavaScript. */
export const reviewPagesParam = 'reviews';

const catalogueQuery = [
  'category',
  'section',
  'search',
  'color',
  'price',
  'minPrice',
  'maxPrice',
  'size',
  'offer',
  'inStock',
  'rating',
  'sort',
  'page',
] as const;

export const pageQueries = {
  '/products': catalogueQuery,
  '/products/:id': [reviewPagesParam, 'size', 'color'],
  '/faq': ['search'],
  '/login': ['returnTo'],
  '/auth/login': ['returnTo'],
  '/auth/register': ['returnTo'],
} as const satisfies Record<string, readonly string[]>;
