/** The code of a coupon: with the cart of a logged-in user on the server, with a guest's in the browser until login. */
import { useStore } from 'zustand';
import { couponCodeOf } from '#domain/couponCodes.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { api } from '#web/api/client.ts';
import type { Cart } from '#web/api/responses.ts';
import { tokenNow, useIsLoggedIn } from '#web/auth/session.ts';
import { askServerCart, cartNow, showLastCart, showServerCart } from './cart.ts';
import { inTime } from './cartCommands.ts';
import { isServerCartReady, loadCart } from './cartLines.ts';
import { persistedStore } from './persistedStore.ts';

export type CartDiscount = NonNullable<Cart['discount']>;

interface GuestCode {
  code: string;
  /** Why the shop refused the code after login. */
  reason: string;
}

const nothing: GuestCode = { code: '', reason: '' };

const guestCodeStore = persistedStore<GuestCode>({
  key: 'guestCode',
  empty: nothing,
  isSound: (stored): stored is GuestCode => {
    const { code, reason } = (stored ?? {}) as Partial<GuestCode>;
    return typeof code === 'string' && typeof reason === 'string';
  },
});

/** Throws the shop's refusal. A guest's code is checked after login. */
export async function applyCode(typed: string): Promise<void> {
  if (tokenNow() === null) return guestCodeStore.setState({ code: couponCodeOf(typed), reason: '' });
  await askServerCart(() => api.applyCoupon({ body: { code: typed } }, inTime()));
  guestCodeStore.setState(nothing);
}

export async function removeCode(): Promise<void> {
  guestCodeStore.setState(nothing);
  if (tokenNow() !== null) await askServerCart(() => api.removeCoupon(undefined, inTime()));
}

/** Applies the code that the shopper typed before login. A refused one is shown with the reason. */
async function applyGuestCode(): Promise<void> {
  const { code, reason } = guestCodeStore.getState();
  if (tokenNow() === null || code === '' || reason !== '') return;
  try {
    await applyCode(code);
  } catch (error) {
    if (isProblem(error) && error.code === 'couponRefused')
      guestCodeStore.setState({ code, reason: error.message });
  }
}

/** In milliseconds. On a bad network the last cart is shown after this. */
export const CART_TIMEOUT_MS = 4_000;

/** Rejects if the cart takes too long and the last one shows meanwhile. The current one may still come. */
async function cartInTime(): Promise<unknown> {
  const loading = loadCart();
  if (tokenNow() === null) return loading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lastCart = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      await showLastCart().catch(() => undefined);
      if (isServerCartReady()) reject(new Problem('unreachable'));
    }, CART_TIMEOUT_MS);
  });
  return Promise.race([loading, lastCart]).finally(() => clearTimeout(timer));
}

/** For the pages that show the discount. */
export async function loadCartWithCode(): Promise<Cart> {
  await cartInTime();
  await applyGuestCode();
  return cartNow();
}

/** The order was refused for a reason that the cart does not know: the uses from the phone of the address. */
export function refuseCode(reason: string): void {
  const cart = cartNow();
  if (cart.discount)
    showServerCart({ ...cart, discount: { ...cart.discount, amount: 0, freeDelivery: false, reason } });
}

/** What is taken off the order. Null without a code, or with one that does not apply. */
export const appliedDiscount = ({ discount }: Cart): CartDiscount | null =>
  discount?.reason === null ? discount : null;

/** A guest's code, or one that the shop refused after login. */
export function useGuestCode(): GuestCode {
  const isLoggedIn = useIsLoggedIn();
  const stored = useStore(guestCodeStore);
  return isLoggedIn && stored.reason === '' ? nothing : stored;
}
