/** The wishlist: in the browser for guests, on the server for logged-in users. */
import { useStore } from 'zustand';
import { Problem } from '#domain/problems.ts';
import { MAX_WISHES } from '#domain/wishlists.ts';
import { api } from '#web/api/client.ts';
import type { Product } from '#web/api/responses.ts';
import { tokenNow, useIsLoggedIn } from '#web/auth/session.ts';
import { persistedStore } from './persistedStore.ts';
import { serverStore } from './serverStore.ts';

interface Wishes {
  /** Latest first. */
  ids: readonly string[];
}

const isWishes = (stored: unknown): stored is Wishes => {
  const { ids } = (stored ?? {}) as Partial<Wishes>;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string');
};

export const guestWishes = persistedStore<Wishes>({ key: 'wishlist', empty: { ids: [] }, isSound: isWishes });
export const serverWishes = serverStore<readonly string[]>([]);

export const idsOf = (products: readonly Pick<Product, '_id'>[]): string[] => products.map(({ _id }) => _id);

export async function mergeGuestWishes(): Promise<string[]> {
  const { ids } = guestWishes.getState();
  if (ids.length === 0) return idsOf(await api.wishlist());
  const products = await api.mergeWishlist({ body: { productIds: [...ids] } });
  guestWishes.setState({ ids: [] });
  return idsOf(products);
}

/** Called at every login; merges the guest's wishlist and loads the user's, once. */
export const openServerWishlist = (): Promise<void> =>
  serverWishes.open(() => serverWishes.ask(mergeGuestWishes));

/** The wishlist as currently shown. */
export const wishesNow = (): readonly string[] =>
  tokenNow() === null ? guestWishes.getState().ids : serverWishes.store.getState().shown;

/** Adds or removes a product. */
export async function toggleWish(productId: string): Promise<'saved' | 'forgotten'> {
  const isSaved = wishesNow().includes(productId);
  if (!isSaved && wishesNow().length >= MAX_WISHES) throw new Problem('wishlistFull');
  const toggled = (ids: readonly string[]) =>
    isSaved ? ids.filter((id) => id !== productId) : [productId, ...ids];
  if (tokenNow() === null) guestWishes.setState(({ ids }) => ({ ids: toggled(ids) }));
  else {
    const call = isSaved ? api.removeFromWishlist : api.addToWishlist;
    await serverWishes.ask(async () => idsOf(await call({ params: { productId } })), toggled);
  }
  return isSaved ? 'forgotten' : 'saved';
}

/** Empty on the server and during hydration. */
export function useWishes(): readonly string[] {
  const isLoggedIn = useIsLoggedIn();
  const guest = useStore(guestWishes, ({ ids }) => ids);
  const server = useStore(serverWishes.store, ({ shown }) => shown);
  return isLoggedIn ? server : guest;
}

export const useIsWished = (productId: string): boolean => useWishes().includes(productId);
export const useWishlistCount = (): number => useWishes().length;
