/** The cart: on the server for signed-in users, in the browser for guests. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { cartTotals } from '#domain/carts.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { isProblem } from '#domain/problems.ts';
import { api } from '#web/api/client.ts';
import { findProducts } from '#web/api/findProducts.ts';
import type { Cart, CartLine, Choice, Sellable } from '#web/api/responses.ts';
import { sessionStore, tokenNow } from '#web/auth/session.ts';
import { newKey } from '#web/browser/newKey.ts';
import {
  addToGuestCart,
  emptyGuestCart,
  guestCartStore,
  refreshGuestCart,
  setGuestQuantity,
} from './guestCart.ts';
import { serverStore } from './serverStore.ts';

function cartOf(items: readonly CartLine[]): Cart {
  const priced = items.map(({ price, quantity, available }) => ({
    pricePoisha: toPoisha(price),
    quantity,
    available,
  }));
  const { totalPoisha, totalItems, itemCount } = cartTotals(priced);
  return { items: [...items], totalAmount: toTaka(totalPoisha), totalItems, itemCount, discount: null };
}

const nothing = cartOf([]);
const serverCart = serverStore<Cart>(nothing);

export const forgetServerCart = serverCart.forget;
/** Shows a cart that the server is known to have. */
export const showServerCart = serverCart.confirm;

export const askServerCart = (
  call: () => Promise<{ data: Cart }>,
  guess?: (items: readonly CartLine[]) => CartLine[],
): Promise<void> =>
  serverCart.ask(
    async () => (await call()).data,
    guess && (({ items, discount }) => ({ ...cartOf(guess(items)), discount })),
  );

/**
 * Merges the guest's cart once after sign-in, in the first tab that does so. With the same key, a second merge gets
 * the first answer. A cart that was changed since then is merged as another one.
 */
async function mergeGuestCart(): Promise<void> {
  const { lines, mergeKey } = guestCartStore.getState();
  if (lines.length === 0) return;
  const items = lines.map(({ product, quantity, selectedSize, selectedColor }) => ({
    productId: product._id,
    quantity,
    selectedSize,
    selectedColor,
  }));
  try {
    await askServerCart(() => api.mergeCart({ body: { items } }, { idempotencyKey: mergeKey }));
  } catch (error) {
    if (!isProblem(error) || error.code !== 'idempotencyMismatch') throw error;
    guestCartStore.setState({ mergeKey: newKey() });
    return mergeGuestCart();
  }
  if (guestCartStore.getState().mergeKey === mergeKey) emptyGuestCart();
}

export const openServerCart = (): Promise<void> =>
  serverCart.open(async () => {
    await mergeGuestCart().catch(() => undefined);
    await askServerCart(() => api.cart());
  });

/** Loads the current cart from the server or the browser, for pages that show or use it. */
export async function loadCart(): Promise<Cart> {
  if (tokenNow() === null) {
    await refreshGuestCart();
    return cartOf(guestCartStore.getState().lines);
  }
  const wasOpen = serverCart.isOpen();
  await openServerCart();
  if (wasOpen || serverCart.store.getState().error) await askServerCart(() => api.cart());
  const { shown, error } = serverCart.store.getState();
  if (error === null) keysOfFailedAdds.clear();
  return shown;
}

/**
 * Perhaps only the answer to a failed add was lost, so the same add uses its key again. After the cart was shown, the
 * shopper knows what is in it and means one more.
 */
const keysOfFailedAdds = new Map<string, string>();

export async function addToCart(product: Sellable, choice: Choice, quantity: number): Promise<void> {
  const token = tokenNow();
  if (token === null) return addAsGuest(product, choice, quantity);
  const body = { productId: product._id, quantity, ...choice };
  const add = token + JSON.stringify(body);
  const usedKey = keysOfFailedAdds.get(add);
  const idempotencyKey = usedKey ?? newKey();
  keysOfFailedAdds.delete(add);
  await askServerCart(() => api.addToCart({ body }, { idempotencyKey })).catch((error) => {
    keysOfFailedAdds.set(add, idempotencyKey);
    throw error;
  });
  // The answer to a used key shows the cart as it was then.
  if (usedKey) await askServerCart(() => api.cart()).catch(() => undefined);
}

/** The page of a list is not rendered again at each sale or cancellation, so only the current stock may refuse. */
async function addAsGuest(product: Sellable, choice: Choice, quantity: number): Promise<void> {
  try {
    addToGuestCart(product, choice, quantity);
  } catch (problem) {
    if (!isProblem(problem) || problem.code !== 'shortStock') throw problem;
    const [current = product] = await findProducts([product._id]).catch(() => []);
    addToGuestCart(current, choice, quantity);
  }
}

export async function setQuantity(itemId: string, quantity: number): Promise<void> {
  if (tokenNow() === null) return setGuestQuantity(itemId, quantity);
  if (quantity <= 0) return removeLine(itemId);
  const guess = (items: readonly CartLine[]) =>
    items.map((item) => (item._id === itemId ? { ...item, quantity, notice: null } : item));
  await askServerCart(() => api.updateCart({ body: { itemId, quantity } }), guess);
}

export async function removeLine(itemId: string): Promise<void> {
  if (tokenNow() === null) return setGuestQuantity(itemId, 0);
  const guess = (items: readonly CartLine[]) => items.filter((item) => item._id !== itemId);
  await askServerCart(() => api.removeFromCart({ params: { itemId } }), guess);
}

export async function clearCart(): Promise<void> {
  if (tokenNow() === null) return emptyGuestCart();
  await askServerCart(
    () => api.clearCart(),
    () => [],
  );
}

/** The order emptied the cart; no request is needed. */
export const cartWasOrdered = (): void => showServerCart(nothing);

/** The cart as currently shown. */
export const cartNow = (): Cart =>
  tokenNow() === null ? cartOf(guestCartStore.getState().lines) : serverCart.store.getState().shown;

/** Empty on the server, during hydration and until a signed-in user's cart has loaded (see `isReady`). */
export function useCart(): { cart: Cart; isReady: boolean } {
  const isSignedIn = useStore(sessionStore, ({ token }) => token !== null);
  const { shown, isReady } = useStore(serverCart.store);
  const guestLines = useStore(guestCartStore, ({ lines }) => lines);
  const guest = useMemo(() => cartOf(guestLines), [guestLines]);
  return isSignedIn ? { cart: shown, isReady } : { cart: guest, isReady: true };
}

/** Number of pieces, for the badge. */
export const useCartCount = (): number => useCart().cart.totalItems;
