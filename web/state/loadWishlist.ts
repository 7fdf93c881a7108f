import { api } from '#web/api/client.ts';
import { findProducts } from '#web/api/findProducts.ts';
import type { Product } from '#web/api/responses.ts';
import { tokenNow } from '#web/auth/session.ts';
import { guestWishes, idsOf, mergeGuestWishes, openServerWishlist, serverWishes } from './wishlist.ts';

/** The products of the wishlist, for its page; removed products are dropped. */
export async function loadWishlist(): Promise<readonly Product[]> {
  if (tokenNow() === null) return findProducts(guestWishes.getState().ids);
  await openServerWishlist();
  // A merge that failed at login is tried again.
  if (guestWishes.getState().ids.length > 0) await serverWishes.ask(mergeGuestWishes).catch(() => undefined);
  let products: readonly Product[] = [];
  await serverWishes.ask(async () => {
    products = await api.wishlist();
    return idsOf(products);
  });
  return products;
}
