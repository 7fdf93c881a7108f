export const wishlistTexts = {
  title: 'Your Wishlist',
  description: 'The products you saved for later, with their prices and stock today.',
  loading: 'Loading your wishlist',
  loadFailed: 'Your wishlist could not be loaded',
  nothingSavedYet: 'Nothing saved yet',
  hint: 'Tap the heart on a product to save it here.',
  browseTheShop: 'Browse the shop',
};

export const wishlistFaults = {
  productsRequired: 'productIds is required',
  tooMany: (most: number) => `A wishlist has at most ${most} products`,
};
