import { api } from '#web/api/client.ts';
import { findProducts } from '#web/api/findProducts.ts';
import type { Product } from '#web/api/responses.ts';
import { tokenNow } from '#web/auth/session.ts';
import { guestWishes, idsOf, mergeGuestWishes, openServerWishlist, serverWishes } from './wishlist.ts';

/** A saved product that the shop no longer sells. The browser of a guest knows only its id. */
export interface UnavailableWish {
  _id: string;
  name: string | null;
  image: string;
}

export interface LoadedWishlist {
  products: readonly Product[];
  unavailable: readonly UnavailableWish[];
}

/** The products of the wishlist, for its page. */
export const loadWishlist = (): Promise<LoadedWishlist> =>
  tokenNow() === null ? loadGuestWishlist() : loadServerWishlist();

async function loadGuestWishlist(): Promise<LoadedWishlist> {
  const { ids } = guestWishes.getState();
  const products = await findProducts(ids);
  const sold = new Set(idsOf(products));
  const unavailable = ids.filter((id) => !sold.has(id)).map((_id) => ({ _id, name: null, image: '' }));
  return { products, unavailable };
}

async function loadServerWishlist(): Promise<LoadedWishlist> {
  await openServerWishlist();
  // A merge that failed at login is tried again.
  if (guestWishes.getState().ids.length > 0) await serverWishes.ask(mergeGuestWishes).catch(() => undefined);
  let products: readonly Product[] = [];
  let unavailable: readonly UnavailableWish[] = [];
  await serverWishes.ask(async () => {
    const saved = await api.wishlist({ query: { unavailable: 'yes' } });
    products = saved.filter((product) => product.isActive);
    unavailable = saved.filter((product) => !product.isActive).map(unavailableWish);
    return idsOf(products);
  });
  return { products, unavailable };
}

const unavailableWish = ({
  _id,
  name,
  images,
}: Pick<Product, '_id' | 'name' | 'images'>): UnavailableWish => ({
  _id,
  name,
  image: images[0]?.url ?? '',
});

/** The wishlist as it is shown has only what is sold, so that `toggleWish` would add it. */
export async function removeUnavailable(productId: string): Promise<void> {
  if (tokenNow() === null) guestWishes.setState(({ ids }) => ({ ids: ids.filter((id) => id !== productId) }));
  else await serverWishes.ask(async () => idsOf(await api.removeFromWishlist({ params: { productId } })));
}
