export const listingTexts = {
  sorts: {
    newest: 'Newest',
    oldest: 'Oldest',
    'price-low': 'Price: Low to High',
    'price-high': 'Price: High to Low',
    'name-asc': 'Name: A to Z',
    'name-desc': 'Name: Z to A',
    'best-selling': 'Best Selling',
    rating: 'Top Rated',
  },
  // Prices
  under: (price: string) => `Under ${price}`,
  between: (low: string, high: string) => `${low} - ${high}`,
  above: (price: string) => `Above ${price}`,
  /** The headings of the curated lists. */
  sections: {
    'new-arrivals': 'New Arrivals',
    featured: 'Featured Products',
    combos: 'Special Combos',
  },
  starsAndUp: (stars: number | string) => `${stars} stars & up`,
};

/** What is wrong with the query of a list. */
export const listingFaults = {
  filterNotValid: 'This filter is not valid',
  filterTooLong: 'This filter is too long',
  searchTooLong: 'This search is too long',
  searchRequired: 'q is required',
  useOneOrZero: 'Use 1 or 0',
  price: 'Price',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  sort: 'Sort',
  section: 'Section',
  rating: 'Rating',
  idsNotValid: 'Ids are not valid',
};
