/** Saved products: in the browser for guests, with the account once signed in. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Problem } from '#domain/problems.ts';
import { MAX_WISHES } from '#domain/wishlists.ts';
import { api } from './api.ts';
import type { Product } from './catalogue.ts';
import { findProducts } from './findProducts.ts';
import { keptStore } from './keptStore.ts';
import { sessionStore, tokenNow } from './session.ts';

interface Wishes {
  /** The latest first. */
  ids: readonly string[];
}

const isWishes = (kept: unknown): kept is Wishes => {
  const { ids } = (kept ?? {}) as Partial<Wishes>;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string');
};

const guestWishes = keptStore<Wishes>({ key: 'wishlist', empty: { ids: [] }, isSound: isWishes });
const serverWishes = createStore<Wishes>(() => ({ ids: [] }));

let owner: string | null = null;

export function forgetServerWishlist(): void {
  owner = null;
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

/** Called whenever somebody is signed in: takes in what they saved as a guest and fetches their list, once. */
export async function openServerWishlist(): Promise<void> {
  const token = tokenNow();
  if (token === null || token === owner) return;
  owner = token;
  const products = await takeInGuestWishes().catch(() => null);
  if (products && token === tokenNow()) serverWishes.setState(idsOf(products));
}

/** Saves or forgets a product; the heart turns at once, and back where the server refuses. */
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

/** The saved products themselves; what has left the shop is dropped. */
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
