/** The lines of a guest, in the cart or saved for later: stored in the browser, merged by the server at login. */
import type { StoreApi } from 'zustand/vanilla';
import { lineKey } from '#domain/carts.ts';
import { isProblem } from '#domain/problems.ts';
import { availabilityOf, MAX_QUANTITY } from '#domain/stock.ts';
import { kindOfProblem } from '#web/api/problemKind.ts';
import type { CartLine, Choice, Sellable } from '#web/api/responses.ts';
import { newKey } from '#web/browser/newKey.ts';
import { inTime } from './cartCommands.ts';
import { persistedStore } from './persistedStore.ts';

interface GuestLines {
  lines: readonly CartLine[];
  /** Makes the merge safe to repeat, by a retry or a second tab. */
  mergeKey: string;
}

export type GuestStore = StoreApi<GuestLines>;

const isGuestLines = (stored: unknown): stored is GuestLines => {
  const { lines, mergeKey } = (stored ?? {}) as Partial<GuestLines>;
  return (
    typeof mergeKey === 'string' &&
    Array.isArray(lines) &&
    lines.every(
      (line) => typeof line?._id === 'string' && typeof line.product?._id === 'string' && line.quantity > 0,
    )
  );
};

export const guestStore = (key: string): GuestStore =>
  persistedStore({ key, empty: { lines: [], mergeKey: '' }, isSound: isGuestLines });

export const setLines = (store: GuestStore, lines: readonly CartLine[]): void =>
  store.setState(({ mergeKey }) => ({
    lines,
    mergeKey: lines.length > 0 ? mergeKey || newKey() : '',
  }));

export const choiceOf = ({ selectedSize, selectedColor }: CartLine): Choice => ({
  selectedSize,
  selectedColor,
});

interface GuestItem extends Choice {
  productId: string;
  quantity: number;
}

/**
 * Merges the lines after login, in the first tab that does so. With the same key, a second merge adds nothing. Lines that were
 * changed since then are merged as others. Rejects if the shop cannot be reached.
 */
export async function mergeGuestLines(
  store: GuestStore,
  call: (input: { body: { items: GuestItem[] } }, options: ReturnType<typeof inTime>) => Promise<unknown>,
): Promise<void> {
  const { lines, mergeKey } = store.getState();
  if (lines.length === 0) return;
  const items = lines.map((line) => ({
    productId: line.product._id,
    quantity: line.quantity,
    ...choiceOf(line),
  }));
  try {
    await call({ body: { items } }, inTime(mergeKey));
  } catch (error) {
    // Without the guest's lines a list would seem to lack them, so it is not shown until they are merged.
    if (isProblem(error) && kindOfProblem(error) === 'unavailable') throw error;
    if (!isProblem(error) || error.code !== 'idempotencyMismatch') return;
    store.setState({ mergeKey: newKey() });
    return mergeGuestLines(store, call);
  }
  if (store.getState().mergeKey === mergeKey) setLines(store, []);
}

export function lineOf(product: Sellable, choice: Choice, quantity: number): CartLine {
  const { left } = availabilityOf(product, choice);
  const { _id, name, category, price, originalPrice, stock, inStock, images } = product;
  return {
    _id: lineKey({ productId: _id, ...choice }),
    product: { _id, name, category, price, originalPrice, stock, inStock, images },
    name,
    image: images[0]?.url ?? '',
    price,
    quantity,
    ...choice,
    available: left > 0,
    maxQuantity: Math.min(left, MAX_QUANTITY),
    notice: null,
  };
}
