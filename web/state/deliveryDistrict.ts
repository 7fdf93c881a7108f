/** The district for which delivery dates and fees are shown: the visitor's choice, else that of the default address. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useIsLoggedIn } from '#web/auth/session.ts';
import { loadDefaultAddress, useDefaultAddress } from './defaultAddress.ts';
import { persistedStore } from './persistedStore.ts';

interface Chosen {
  /** In the shop's spelling; empty without a choice. */
  district: string;
}

const isChosen = (stored: unknown): stored is Chosen =>
  typeof (stored as Partial<Chosen> | null)?.district === 'string';

const chosenStore = persistedStore<Chosen>({
  key: 'deliveryDistrict',
  empty: { district: '' },
  isSound: isChosen,
});

export const chooseDistrict = (district: string): void => chosenStore.setState({ district });

export const chosenDistrict = (): string => chosenStore.getState().district;

/** Empty if unknown, and on the server and during hydration. */
export function useDeliveryDistrict(): string {
  const { district } = useStore(chosenStore);
  const isLoggedIn = useIsLoggedIn();
  const { address, isKnown } = useDefaultAddress();
  const isOpen = district === '' && isLoggedIn && !isKnown;
  useEffect(() => {
    if (isOpen) void loadDefaultAddress();
  }, [isOpen]);
  return district || (address?.district ?? '');
}
