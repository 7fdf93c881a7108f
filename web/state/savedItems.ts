/** Items saved for later: on the server for logged-in users, in the browser for guests. */
import { useStore } from 'zustand';
import { shortStock } from '#domain/problems.ts';
import { piecesToMove } from '#domain/savedItems.ts';
import { availabilityOf } from '#domain/stock.ts';
import { api } from '#web/api/client.ts';
import { findProducts } from '#web/api/findProducts.ts';
import type { CartLine } from '#web/api/responses.ts';
import { tokenNow, useIsLoggedIn } from '#web/auth/session.ts';
import { newKey } from '#web/browser/newKey.ts';
import { askServerCart, cartNow, refreshCart } from './cart.ts';
import { idOnServer, inTime, isLine } from './cartCommands.ts';
import { setGuestQuantity } from './cartLines.ts';
import { addToGuestCart } from './guestCart.ts';
import { choiceOf, mergeGuestLines } from './guestLines.ts';
import { guestSavedStore, removeGuestSaved, saveGuestLine } from './guestSaved.ts';
import { refreshLines } from './refreshLines.ts';
import { serverStore } from './serverStore.ts';
import { isAnythingWaiting } from './syncQueue.ts';

type Lines = readonly CartLine[];

/** For the modules of the saved items alone. */
export const serverSaved = serverStore<Lines>([]);

const mergeGuestSaved = () => mergeGuestLines(guestSavedStore, api.mergeSavedItems).catch(() => undefined);

export const openServerSaved = (): Promise<void> => serverSaved.open(mergeGuestSaved);

/** For the cart page: current prices and stock. */
export async function loadSavedItems(): Promise<void> {
  if (tokenNow() === null) return refreshLines(guestSavedStore);
  await openServerSaved();
  // A merge that failed at login is tried again.
  await mergeGuestSaved();
  await serverSaved.ask(async () => (await api.savedItems(undefined, inTime())).saved);
}

/** Perhaps only the response to a failed move was lost, so the same move uses its key again until it succeeds. */
const keysOfMoves = new Map<string, string>();

type Move = typeof api.saveForLater | typeof api.moveToCart;

/** Moves a line and shows both lists as the server has them. */
async function move(call: Move, itemId: string) {
  const token = tokenNow();
  const name = `${token} ${itemId}`;
  const idempotencyKey = keysOfMoves.get(name) ?? newKey();
  keysOfMoves.set(name, idempotencyKey);
  const { data, saved } = await call({ body: { itemId } }, inTime(idempotencyKey));
  keysOfMoves.delete(name);
  if (token === tokenNow()) serverSaved.confirm(saved);
  return { data };
}

/** Moves a line out of the cart. */
export async function saveForLater(line: CartLine): Promise<void> {
  const itemId = line._id;
  if (tokenNow() === null) {
    saveGuestLine(line);
    return setGuestQuantity(itemId, 0);
  }
  // Changes that wait on this phone go first: only then does the shop know the line.
  if (isAnythingWaiting()) await refreshCart();
  const guess = (items: Lines) => items.filter((one) => !isLine(one, itemId));
  await askServerCart(async () => move(api.saveForLater, await idOnServer(itemId)), guess);
}

/** Moves an item back, as far as the stock reaches. */
export async function moveToCart(item: CartLine): Promise<void> {
  if (tokenNow() === null) return moveGuestItem(item);
  await askServerCart(() => move(api.moveToCart, item._id));
}

/** The stored stock may be old, so the current product decides. */
async function moveGuestItem(item: CartLine): Promise<void> {
  const [product] = await findProducts([item.product._id]);
  const choice = choiceOf(item);
  const { left } = product ? availabilityOf(product, choice) : { left: 0 };
  const inCart = cartNow().items.find(({ _id }) => _id === item._id)?.quantity ?? 0;
  const pieces = piecesToMove(item.quantity, { left, inCart });
  if (!product || pieces === 0) throw shortStock(left);
  addToGuestCart(product, choice, pieces);
  removeGuestSaved(item._id);
}

export async function removeSavedItem(itemId: string): Promise<void> {
  if (tokenNow() === null) return removeGuestSaved(itemId);
  await serverSaved.ask(
    async () => (await api.removeSavedItem({ params: { itemId } })).saved,
    (saved) => saved.filter(({ _id }) => _id !== itemId),
  );
}

/** Empty on the server, during hydration and until they have loaded. */
export function useSavedItems(): Lines {
  const isLoggedIn = useIsLoggedIn();
  const server = useStore(serverSaved.store, ({ shown }) => shown);
  const guest = useStore(guestSavedStore, ({ lines }) => lines);
  return isLoggedIn ? server : guest;
}
