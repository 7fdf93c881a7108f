import { counted } from './plurals.ts';

/** The card of a product. */
export const productsTexts = {
  badges: { New: 'New', Combo: 'Combo', Featured: 'Featured' },
  viewCart: 'View cart',
  fromReviews: (count: number) => `from ${counted(count, 'review')}`,
  addNamed: (add: string, name: string) => `${add}: ${name}`,
  savedToWishlist: 'Saved to your wishlist',
  viewWishlist: 'View wishlist',
  removedFromWishlist: 'Removed from your wishlist',
  wishlistFailed: 'Your wishlist could not be updated',
  save: (name: string) => `Save ${name}`,
};
