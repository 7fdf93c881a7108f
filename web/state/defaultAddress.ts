/** The user's default address, so that the cart can show the delivery fee. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { defaultAddressOf } from '#domain/addresses.ts';
import { api } from '#web/api/client.ts';
import { tokenNow, useIsLoggedIn } from '#web/auth/session.ts';

export type Address = ResponseOf<(typeof endpoints)['addresses']>[number];

interface DefaultAddress {
  address: Address | null;
  /** Loaded since login; null then means that there is none. */
  isKnown: boolean;
}

const nothing: DefaultAddress = { address: null, isKnown: false };
const store = createStore<DefaultAddress>(() => nothing);

export const forgetDefaultAddress = (): void => store.setState(nothing);

/** Optional for the cart; if loading fails, the cart shows the delivery rule instead. */
export async function loadDefaultAddress(): Promise<void> {
  const token = tokenNow();
  if (token === null) return;
  // Loaded for those who are logged in only.
  const loading = import('#web/offline/lastKnown.ts').then(({ orLastKnown }) =>
    orLastKnown('addresses', () => api.addresses()),
  );
  const known = await loading.catch(() => null);
  const addresses = known?.value;
  if (addresses && token === tokenNow()) {
    store.setState({ address: defaultAddressOf(addresses), isKnown: true });
  }
}

export function useDefaultAddress(): DefaultAddress {
  const isLoggedIn = useIsLoggedIn();
  const known = useStore(store);
  return isLoggedIn ? known : nothing;
}
