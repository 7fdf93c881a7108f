/**
 * What the logged-in user last got from the shop: cart, addresses and the latest orders, and which products her lists hold. It
 * belongs to one user, and goes at logout and when the session ends. Its size is limited by what one call returns: 100 lines,
 * the address book, ten orders, the ids of 500 products.
 */

import type { api } from '#web/api/client.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import type { Cart } from '#web/api/responses.ts';
import { userIdNow } from '#web/auth/session.ts';
import { persistedStore, storedPrefix } from '#web/state/persistedStore.ts';

interface Known {
  cart: Cart;
  addresses: Awaited<ReturnType<typeof api.addresses>>;
  /** Ids of the wishlist. */
  wishes: readonly string[];
  /** Pieces and ids of the items saved for later. */
  saved: readonly string[];
  orders: { orders: Awaited<ReturnType<typeof api.myOrders>>; page: number; hasNext: boolean };
}

interface LastKnown {
  userId: string | null;
  known: Partial<Known>;
}

const nothing: LastKnown = { userId: null, known: {} };

const isLastKnown = (stored: unknown): stored is LastKnown => {
  const { userId, known } = (stored ?? {}) as Partial<LastKnown>;
  return typeof userId === 'string' && typeof known === 'object' && known !== null;
};

const KEY = 'lastKnown';

/** Where a tab stores it, and other tabs notice. */
export const LAST_KNOWN = storedPrefix + KEY;

export const lastKnownStore = persistedStore<LastKnown>({
  key: KEY,
  empty: nothing,
  isSound: isLastKnown,
});

function knownNow(): Partial<Known> {
  const { userId, known } = lastKnownStore.getState();
  return userId !== null && userId === userIdNow() ? known : {};
}

export const lastKnown = <What extends keyof Known>(what: What): Known[What] | null =>
  knownNow()[what] ?? null;

export function remember<What extends keyof Known>(what: What, value: Known[What]): void {
  const userId = userIdNow();
  if (userId !== null) lastKnownStore.setState({ userId, known: { ...knownNow(), [what]: value } });
}

/** In milliseconds. Somebody who has seen it before need not wait longer for a bad network. */
const TIMEOUT_MS = 4_000;

const tooLong = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, null));

/** The current value; without a response the last one, if there is any. */
export async function orLastKnown<What extends keyof Known>(
  what: What,
  load: () => Promise<Known[What]>,
): Promise<{ value: Known[What]; isOld: boolean }> {
  const asker = userIdNow();
  const loading = load().then((value) => {
    // Somebody else may have logged in meanwhile.
    if (asker === userIdNow()) remember(what, value);
    return value;
  });
  const last = lastKnown(what);
  if (last === null) return { value: await loading, isOld: false };
  try {
    const value = await Promise.race([loading, tooLong()]);
    return { value: value ?? last, isOld: value === null };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { value: last, isOld: true };
  }
}
