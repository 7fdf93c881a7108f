/** What the pages of cart and checkout do with the cart: load it, change its lines, empty it and bring it back. Other pages only add. */
import { limitToStock } from '#domain/carts.ts';
import { isOutOfDate } from '#web/api/isOutOfDate.ts';
import type { Cart, CartLine } from '#web/api/responses.ts';
import { tokenNow } from '#web/auth/session.ts';
import { newKey } from '#web/browser/newKey.ts';
import {
  cartOf,
  changeServerCart,
  emptyCart,
  isGuestCartShown,
  keysOfFailedAdds,
  openServerCart,
  refreshCart,
  serverCart,
  showServerCart,
} from './cart.ts';
import { type CartCommand, findLine } from './cartCommands.ts';
import { emptyGuestCart, guestCartStore, guestLinesNow, setGuestCart } from './guestCart.ts';
import { refreshLines } from './refreshLines.ts';

/** Loads the current cart from the server or the browser, for pages that show or use it. */
export async function loadCart(): Promise<Cart> {
  if (tokenNow() === null) {
    await refreshLines(guestCartStore);
    return cartOf(guestCartStore.getState().lines);
  }
  const wasOpen = serverCart.isOpen();
  await openServerCart();
  if (wasOpen || serverCart.store.getState().error) await refreshCart();
  const { shown, error } = serverCart.store.getState();
  if (error === null) keysOfFailedAdds.clear();
  return shown;
}

/** A refusal means that the cart is another one than this page shows: another tab or an admin changed it. */
async function change(command: Omit<CartCommand, 'key'>): Promise<void> {
  try {
    await changeServerCart({ ...command, key: newKey() } as CartCommand, { isShownAtOnce: true });
  } catch (error) {
    if (isOutOfDate(error)) await refreshCart().catch(() => undefined);
    throw error;
  }
}

export function setGuestQuantity(lineId: string, quantity: number): void {
  const withQuantity = (line: CartLine): CartLine[] => {
    if (line._id !== lineId) return [line];
    return quantity > 0
      ? [{ ...line, quantity: limitToStock(quantity, line.maxQuantity), notice: null }]
      : [];
  };
  setGuestCart(guestLinesNow().flatMap(withQuantity));
}

export async function setQuantity(itemId: string, quantity: number): Promise<void> {
  if (isGuestCartShown()) return setGuestQuantity(itemId, quantity);
  if (quantity <= 0) return removeLine(itemId);
  const shown = findLine(serverCart.store.getState().shown.items, itemId);
  await change({ name: 'setQuantity', input: { itemId, quantity, seen: shown && [shown.quantity] } });
}

export async function removeLine(itemId: string): Promise<void> {
  if (isGuestCartShown()) return setGuestQuantity(itemId, 0);
  await change({ name: 'remove', input: { itemId } });
}

export async function clearCart(): Promise<void> {
  if (isGuestCartShown()) return emptyGuestCart();
  await change({ name: 'clear', input: {} });
}

/** Shows the cart of an order that was taken back, with the changes that were made since. */
export function showPendingCart({ items, discount }: Cart): void {
  const since = serverCart.confirmed().items;
  showServerCart({ ...cartOf([...items, ...since.filter((line) => !findLine(items, line._id))]), discount });
}

/** The order emptied the cart; no request is needed. */
export const cartWasOrdered = (): void => showServerCart(emptyCart);

export const isServerCartReady = (): boolean => tokenNow() !== null && serverCart.store.getState().isReady;

/** Called with each cart that a logged-in user has, without changes that are on their way. Returns a function that stops it. */
export const onServerCart = (listener: (cart: Cart) => void): (() => void) =>
  serverCart.store.subscribe(
    ({ shown, isReady }) => isReady && shown === serverCart.confirmed() && listener(shown),
  );
