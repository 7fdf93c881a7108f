/**
 * The cart, whoever's it is: the server's for somebody signed in, the browser's own for a guest. A change shows at
 * once; what the server answers then takes its place, or what was there before where the server refuses.
 */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cartTotals } from '#domain/carts.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { api } from './api.ts';
import type { Cart, CartLine, Choice, Sellable } from './catalogue.ts';
import {
  addToGuestCart,
  emptyGuestCart,
  guestCartStore,
  refreshGuestCart,
  setGuestQuantity,
} from './guestCart.ts';
import { sessionStore, tokenNow } from './session.ts';

interface ServerCart {
  cart: Cart;
  /** Fetched at least once since sign-in. */
  isReady: boolean;
  error: unknown;
}

function cartOf(items: readonly CartLine[]): Cart {
  const priced = items.map(({ price, quantity, available }) => ({
    pricePoisha: toPoisha(price),
    quantity,
    available,
  }));
  const { totalPoisha, totalItems, itemCount } = cartTotals(priced);
  return { items: [...items], totalAmount: toTaka(totalPoisha), totalItems, itemCount };
}

const nothing: ServerCart = { cart: cartOf([]), isReady: false, error: null };
const serverCart = createStore<ServerCart>(() => nothing);

/** What the server last said; shown again when a change is refused. */
let confirmed = nothing.cart;
let waiting = 0;
let line: Promise<unknown> = Promise.resolve();
/** Whose cart this is. Answers to somebody who has left meanwhile are dropped. */
let owner: string | null = null;

export function forgetServerCart(): void {
  owner = null;
  confirmed = nothing.cart;
  serverCart.setState(nothing, true);
}

/** Calls go one after the other, so answers can't overtake each other; the last one is what is shown. */
function ask(
  call: () => Promise<{ data: Cart }>,
  guess?: (items: readonly CartLine[]) => CartLine[],
): Promise<void> {
  const asker = tokenNow();
  if (guess) serverCart.setState(({ cart }) => ({ cart: cartOf(guess(cart.items)) }));
  waiting += 1;
  const run = async () => {
    let error: unknown = null;
    try {
      const { data } = await call();
      if (asker === tokenNow()) confirmed = data;
    } catch (problem) {
      error = problem;
      throw problem;
    } finally {
      waiting -= 1;
      if (waiting === 0 && asker !== null && asker === tokenNow()) {
        serverCart.setState(({ isReady }) => ({
          cart: confirmed,
          isReady: isReady || error === null,
          error,
        }));
      }
    }
  };
  const done = line.then(run, run);
  line = done.catch(() => undefined);
  return done;
}

/** Once after sign-in, in whichever tab comes first; the key makes a second merge answer like the first. */
async function takeInGuestCart(): Promise<void> {
  const { lines, mergeKey } = guestCartStore.getState();
  if (lines.length === 0) return;
  const items = lines.map(({ product, quantity, selectedSize, selectedColor }) => ({
    productId: product._id,
    quantity,
    selectedSize,
    selectedColor,
  }));
  await ask(() => api.mergeCart({ body: { items } }, { idempotencyKey: mergeKey }));
  if (guestCartStore.getState().mergeKey === mergeKey) emptyGuestCart();
}

let opening: Promise<void> = Promise.resolve();

/** Called whenever somebody is signed in: fetches their cart, once. */
export function openServerCart(): Promise<void> {
  const token = tokenNow();
  if (token === null || token === owner) return opening;
  owner = token;
  opening = takeInGuestCart()
    .catch(() => undefined)
    .then(() => ask(() => api.cart()))
    .catch(() => undefined);
  return opening;
}

/** Fresh from whoever keeps it: for pages about to show or use the cart. */
export async function loadCart(): Promise<Cart> {
  if (tokenNow() === null) {
    await refreshGuestCart();
    return cartOf(guestCartStore.getState().lines);
  }
  const wasOpen = owner === tokenNow();
  await openServerCart();
  const { error } = serverCart.getState();
  if (wasOpen || error) await ask(() => api.cart());
  return serverCart.getState().cart;
}

export async function addToCart(product: Sellable, choice: Choice, quantity: number): Promise<void> {
  if (tokenNow() === null) return addToGuestCart(product, choice, quantity);
  await ask(() => api.addToCart({ body: { productId: product._id, quantity, ...choice } }));
}

export async function setQuantity(itemId: string, quantity: number): Promise<void> {
  if (tokenNow() === null) return setGuestQuantity(itemId, quantity);
  if (quantity <= 0) return removeLine(itemId);
  const guess = (items: readonly CartLine[]) =>
    items.map((item) => (item._id === itemId ? { ...item, quantity, notice: null } : item));
  await ask(() => api.updateCart({ body: { itemId, quantity } }), guess);
}

export async function removeLine(itemId: string): Promise<void> {
  if (tokenNow() === null) return setGuestQuantity(itemId, 0);
  const guess = (items: readonly CartLine[]) => items.filter((item) => item._id !== itemId);
  await ask(() => api.removeFromCart({ params: { itemId } }), guess);
}

export async function clearCart(): Promise<void> {
  if (tokenNow() === null) return emptyGuestCart();
  await ask(
    () => api.clearCart(),
    () => [],
  );
}

/** The order took everything: nothing to ask the server. */
export function cartWasOrdered(): void {
  confirmed = nothing.cart;
  serverCart.setState({ cart: nothing.cart });
}

/** The cart as it is shown at this moment. */
export const cartNow = (): Cart =>
  tokenNow() === null ? cartOf(guestCartStore.getState().lines) : serverCart.getState().cart;

/** Empty on the server, during hydration, and until a signed-in user's cart has come (see `isReady`). */
export function useCart(): { cart: Cart; isReady: boolean } {
  const isSignedIn = useStore(sessionStore, ({ token }) => token !== null);
  const server = useStore(serverCart);
  const guestLines = useStore(guestCartStore, ({ lines }) => lines);
  const guest = useMemo(() => cartOf(guestLines), [guestLines]);
  return isSignedIn ? { cart: server.cart, isReady: server.isReady } : { cart: guest, isReady: true };
}

/** Pieces: the badge's number. */
export const useCartCount = (): number => useCart().cart.totalItems;
