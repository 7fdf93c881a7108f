/** The cart: on the server for logged-in users, in the browser for guests. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { cartTotals } from '#domain/carts.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { isProblem } from '#domain/problems.ts';
import { settledChoice } from '#domain/stock.ts';
import { api } from '#web/api/client.ts';
import { findProducts } from '#web/api/findProducts.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import type { Cart, CartLine, Choice, Sellable } from '#web/api/responses.ts';
import { tokenNow, useIsLoggedIn, userIdNow } from '#web/auth/session.ts';
import { newKey } from '#web/browser/newKey.ts';
import { type CartCommand, entryOf, inTime } from './cartCommands.ts';
import { addToGuestCart, guestCartStore } from './guestCart.ts';
import { lineOf, mergeGuestLines } from './guestLines.ts';
import { serverStore } from './serverStore.ts';
import { isAnythingWaiting } from './syncQueue.ts';

export function cartOf(items: readonly CartLine[]): Cart {
  const priced = items.map(({ price, quantity, available }) => ({
    pricePoisha: toPoisha(price),
    quantity,
    available,
  }));
  const { totalPoisha, totalItems, itemCount } = cartTotals(priced);
  return { items: [...items], totalAmount: toTaka(totalPoisha), totalItems, itemCount, discount: null };
}

export const emptyCart = cartOf([]);
/** For the modules of the cart alone. */
export const serverCart = serverStore<Cart>(emptyCart);

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

const loadSyncQueue = () => import('#web/offline/sendSyncQueue.ts');

/**
 * What waits on this phone comes first, so that the cart has it: an order empties the cart, also of what a guest added
 * after it. A merge that failed at login is tried again here.
 */
async function askCart(): Promise<{ data: Cart }> {
  if (isAnythingWaiting()) await (await loadSyncQueue()).sendSyncQueue();
  await mergeGuestLines(guestCartStore, api.mergeCart);
  return api.cart(undefined, inTime());
}

/** Sends what waits, the guest's cart too, and shows the cart with it. */
export const refreshCart = (): Promise<void> => askServerCart(askCart);

/** Without a network the cart is the one that this phone saw last. */
export async function showLastCart(): Promise<void> {
  const { lastKnown } = await import('#web/offline/lastKnown.ts');
  const cart = lastKnown('cart');
  if (cart && !serverCart.store.getState().isReady) showServerCart(cart);
}

export const openServerCart = (): Promise<void> =>
  serverCart.open(async () => {
    await refreshCart().catch((error) => (isUnreachable(error) ? showLastCart() : undefined));
  });

/** Stores a change that could not be sent, and returns the cart with it. */
async function storedCart(command: CartCommand): Promise<{ data: Cart }> {
  const [{ storeCommand }, { remember }] = await Promise.all([
    import('#web/offline/storeCommand.ts'),
    import('#web/offline/lastKnown.ts'),
  ]);
  const { items, discount } = serverCart.confirmed();
  const cart = { ...cartOf(entryOf(command).shows(items, command.input)), discount };
  // Both at once, because the page may be closed at any moment: the next one shows the cart that is remembered.
  remember('cart', cart);
  storeCommand(command, items);
  return { data: cart };
}

/** Sends a change, or stores it: without a network, or behind one that waits already. */
export async function changeServerCart(
  command: CartCommand,
  { isShownAtOnce }: { isShownAtOnce: boolean },
): Promise<void> {
  const { shows, send } = entryOf(command);
  const call = async () => {
    if (userIdNow() !== null && isAnythingWaiting()) return storedCart(command);
    try {
      return await send(command.input, command.key);
    } catch (error) {
      if (!isUnreachable(error) || userIdNow() === null) throw error;
      return storedCart(command).catch(() => Promise.reject(error));
    }
  };
  await askServerCart(call, isShownAtOnce ? (items) => shows(items, command.input) : undefined);
}

/**
 * Perhaps only the response to a failed add was lost, so the same add uses its key again. After the cart was shown, the
 * shopper knows what is in it and means one more.
 */
export const keysOfFailedAdds = new Map<string, string>();

/** Only the shop knows whether enough is left, so the cart shows it after the response. */
export async function addToCart(product: Sellable, choice: Choice, quantity: number): Promise<void> {
  const token = tokenNow();
  if (token === null) return addAsGuest(product, choice, quantity);
  const line = lineOf(product, settledChoice(product, choice), quantity);
  const add = token + JSON.stringify([line._id, quantity]);
  const usedKey = keysOfFailedAdds.get(add);
  const key = usedKey ?? newKey();
  keysOfFailedAdds.delete(add);
  await changeServerCart({ name: 'add', input: { line }, key }, { isShownAtOnce: false }).catch((error) => {
    keysOfFailedAdds.set(add, key);
    throw error;
  });
  // The response to a used key shows the cart as it was then.
  if (usedKey) await refreshCart().catch(() => undefined);
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

/** After login the guest's lines stay the cart until the shop has merged them. */
export const isGuestCartShown = (): boolean =>
  tokenNow() === null || (!serverCart.store.getState().isReady && guestCartStore.getState().lines.length > 0);

/** The cart as currently shown. */
export const cartNow = (): Cart =>
  isGuestCartShown() ? cartOf(guestCartStore.getState().lines) : serverCart.store.getState().shown;

/** Empty on the server and during hydration. Until a logged-in user's cart has loaded (`isReady`), what the guest added. */
export function useCart(): { cart: Cart; isReady: boolean } {
  const isLoggedIn = useIsLoggedIn();
  const { shown, isReady } = useStore(serverCart.store);
  const guestLines = useStore(guestCartStore, ({ lines }) => lines);
  const guest = useMemo(() => cartOf(guestLines), [guestLines]);
  return isLoggedIn && (isReady || guestLines.length === 0)
    ? { cart: shown, isReady }
    : { cart: guest, isReady: !isLoggedIn };
}

/** Number of pieces, for the badge. */
export const useCartCount = (): number => useCart().cart.totalItems;
