/** The signed-in shopper's default address, so that the cart can say what delivery will cost. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { defaultAddressOf } from '#domain/addresses.ts';
import { api } from './api.ts';
import { sessionStore, tokenNow } from './session.ts';

export type Address = Answer<(typeof endpoints)['addresses']>[number];

interface Known {
  address: Address | null;
  /** Asked for since sign-in: none is then really none. */
  isKnown: boolean;
}

const nothing: Known = { address: null, isKnown: false };
const store = createStore<Known>(() => nothing);

export const forgetDefaultAddress = (): void => store.setState(nothing);

/** What the cart can do without: where it fails, the delivery rule is printed instead. */
export async function loadDefaultAddress(): Promise<void> {
  const token = tokenNow();
  if (token === null) return;
  const addresses = await api.addresses().catch(() => null);
  if (addresses && token === tokenNow()) {
    store.setState({ address: defaultAddressOf(addresses), isKnown: true });
  }
}

export function useDefaultAddress(): Known {
  const isSignedIn = useStore(sessionStore, ({ token }) => token !== null);
  const known = useStore(store);
  return isSignedIn ? known : nothing;
}
