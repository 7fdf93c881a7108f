export const wishlistTexts = {
  title: 'Your Wishlist',
  description: 'The products you saved for later, with their prices and stock today.',
  loading: 'Loading your wishlist',
  loadFailed: 'Your wishlist could not be loaded',
  nothingSavedYet: 'Nothing saved yet',
  hint: 'Tap the heart on a product to save it here.',
  browseTheShop: 'Browse the shop',
  unavailable: 'No longer available',
  unavailableHint: 'If we sell it again, it comes back to your wishlist.',
  /** Of a guest's, whose browser stored no name. */
  savedProduct: 'A product that you saved',
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
};

export const wishlistFaults = {
  productsRequired: 'productIds is required',
  tooMany: (most: number) => `A wishlist has at most ${most} products`,
};
