/** The wishlist: in the browser for guests, on the server for signed-in users. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Problem } from '#domain/problems.ts';
import { MAX_WISHES } from '#domain/wishlists.ts';
import type { Product } from '#web/api/answers.ts';
import { api } from '#web/api/client.ts';
import { findProducts } from '#web/api/findProducts.ts';
import { sessionStore, tokenNow } from '#web/auth/session.ts';
import { persistedStore } from './persistedStore.ts';

interface Wishes {
  /** Latest first. */
  ids: readonly string[];
}

const isWishes = (stored: unknown): stored is Wishes => {
  const { ids } = (stored ?? {}) as Partial<Wishes>;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string');
};

const guestWishes = persistedStore<Wishes>({ key: 'wishlist', empty: { ids: [] }, isSound: isWishes });
const serverWishes = createStore<Wishes>(() => ({ ids: [] }));

let wishlistToken: string | null = null;

export function forgetServerWishlist(): void {
  wishlistToken = null;
  serverWishes.setState({ ids: [] });
}

const storeNow = () => (tokenNow() === null ? guestWishes : serverWishes);
const idsOf = (products: readonly Product[]) => ({ ids: products.map(({ _id }) => _id) });

async function takeInGuestWishes(): Promise<readonly Product[]> {
  const { ids } = guestWishes.getState();
  if (ids.length === 0) return api.wishlist();
  const products = await api.mergeWishlist({ body: { productIds: [...ids] } });
  guestWishes.setState({ ids: [] });
  return products;
}

/** Called at every sign-in; merges the guest's wishlist and loads the user's, once. */
export async function openServerWishlist(): Promise<void> {
  const token = tokenNow();
  if (token === null || token === wishlistToken) return;
  wishlistToken = token;
  const products = await takeInGuestWishes().catch(() => null);
  if (products && token === tokenNow()) serverWishes.setState(idsOf(products));
}

/** Adds or removes a product. The heart changes at once, and back if the server refuses. */
export async function toggleWish(productId: string): Promise<'saved' | 'forgotten'> {
  const store = storeNow();
  const before = store.getState().ids;
  const isSaved = before.includes(productId);
  if (!isSaved && before.length >= MAX_WISHES) throw new Problem('wishlistFull');
  store.setState({ ids: isSaved ? before.filter((id) => id !== productId) : [productId, ...before] });
  if (store === guestWishes) return isSaved ? 'forgotten' : 'saved';
  try {
    const call = isSaved ? api.removeFromWishlist : api.addToWishlist;
    store.setState(idsOf(await call({ params: { productId } })));
  } catch (error) {
    store.setState({ ids: before });
    throw error;
  }
  return isSaved ? 'forgotten' : 'saved';
}

/** The products of the wishlist; removed products are dropped. */
export async function loadWishlist(): Promise<readonly Product[]> {
  if (tokenNow() === null) return findProducts(guestWishes.getState().ids);
  await openServerWishlist();
  const products = await api.wishlist();
  serverWishes.setState(idsOf(products));
  return products;
}

/** Empty on the server and during hydration. */
export function useWishes(): readonly string[] {
  const isSignedIn = useStore(sessionStore, ({ token }) => token !== null);
  const guest = useStore(guestWishes, ({ ids }) => ids);
  const server = useStore(serverWishes, ({ ids }) => ids);
  return isSignedIn ? server : guest;
}

export const useIsWished = (productId: string): boolean => useWishes().includes(productId);
export const useWishlistCount = (): number => useWishes().length;
