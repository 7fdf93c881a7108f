export const homeTexts = {
  /** What search engines show below the shop's name. */
  description:
    'Handmade bangles, earrings, necklaces and rings, cosmetics and alna. Cash on delivery anywhere in Bangladesh.',
  heading: (shop: string) => `${shop}: handmade jewelry and cosmetics`,
  shopByCategory: 'Shop by Category',
  viewAllProducts: 'View All Products',
  featuredProducts: 'Featured Products',
  featuredFailed: 'Failed to load featured products',
  newArrivals: 'New Arrivals',
  specialCombos: 'Special Combos',
  highlights: 'Highlights',
  viewAll: 'View all',
};
