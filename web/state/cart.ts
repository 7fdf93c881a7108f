/**
 * The cart: on the server for signed-in users, in the browser for guests. A change shows at once; then the server's
 * answer replaces it, or the previous state if the server refuses.
 */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cartTotals } from '#domain/carts.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import type { Cart, CartLine, Choice, Sellable } from '#web/api/answers.ts';
import { api } from '#web/api/client.ts';
import { sessionStore, tokenNow } from '#web/auth/session.ts';
import { newKey } from '#web/browser/newKey.ts';
import {
  addToGuestCart,
  emptyGuestCart,
  guestCartStore,
  refreshGuestCart,
  setGuestQuantity,
} from './guestCart.ts';

interface ServerCart {
  cart: Cart;
  /** Loaded at least once since sign-in. */
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

/** The server's last answer; shown again when a change is refused. */
let confirmed = nothing.cart;
let waiting = 0;
let line: Promise<unknown> = Promise.resolve();
/** The token of this cart. Answers for another session are dropped. */
let cartToken: string | null = null;

export function forgetServerCart(): void {
  cartToken = null;
  confirmed = nothing.cart;
  serverCart.setState(nothing, true);
}

/** Calls run one after the other, so answers arrive in order. Only the last answer is shown. */
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

/**
 * Merges the guest's cart once after sign-in, in the first tab that does so. With the same key, a second merge gets
 * the first answer.
 */
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

/** Called at every sign-in; loads the cart once. */
export function openServerCart(): Promise<void> {
  const token = tokenNow();
  if (token === null || token === cartToken) return opening;
  cartToken = token;
  opening = takeInGuestCart()
    .catch(() => undefined)
    .then(() => ask(() => api.cart()))
    .catch(() => undefined);
  return opening;
}

/** Loads the current cart from the server or the browser, for pages that show or use it. */
export async function loadCart(): Promise<Cart> {
  if (tokenNow() === null) {
    await refreshGuestCart();
    return cartOf(guestCartStore.getState().lines);
  }
  const wasOpen = cartToken === tokenNow();
  await openServerCart();
  const { error } = serverCart.getState();
  if (wasOpen || error) await ask(() => api.cart());
  return serverCart.getState().cart;
}

/** The key of the last failed add. Perhaps only its answer was lost, so the same add uses the same key again. */
let failedAdd: Record<string, string> = {};

export async function addToCart(product: Sellable, choice: Choice, quantity: number): Promise<void> {
  const token = tokenNow();
  if (token === null) return addToGuestCart(product, choice, quantity);
  const body = { productId: product._id, quantity, ...choice };
  const add = token + JSON.stringify(body);
  const idempotencyKey = failedAdd[add] ?? newKey();
  failedAdd = {};
  await ask(() => api.addToCart({ body }, { idempotencyKey })).catch((error) => {
    failedAdd = { [add]: idempotencyKey };
    throw error;
  });
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

/** The order emptied the cart; no request is needed. */
export function cartWasOrdered(): void {
  confirmed = nothing.cart;
  serverCart.setState({ cart: nothing.cart });
}

/** The cart as currently shown. */
export const cartNow = (): Cart =>
  tokenNow() === null ? cartOf(guestCartStore.getState().lines) : serverCart.getState().cart;

/** Empty on the server, during hydration and until a signed-in user's cart has loaded (see `isReady`). */
export function useCart(): { cart: Cart; isReady: boolean } {
  const isSignedIn = useStore(sessionStore, ({ token }) => token !== null);
  const server = useStore(serverCart);
  const guestLines = useStore(guestCartStore, ({ lines }) => lines);
  const guest = useMemo(() => cartOf(guestLines), [guestLines]);
  return isSignedIn ? { cart: server.cart, isReady: server.isReady } : { cart: guest, isReady: true };
}

/** Number of pieces, for the badge. */
export const useCartCount = (): number => useCart().cart.totalItems;
