/**
 * The browser's offer to install the shop as an app. The shop's own menu shows it, so that the browser's banner does not
 * cover the page.
 */
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const offerStore = createStore<{ offer: InstallEvent | null }>(() => ({ offer: null }));

/** Called once, before the page is hydrated: the offer may come at any time. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offerStore.setState({ offer: event as InstallEvent });
  });
  window.addEventListener('appinstalled', () => offerStore.setState({ offer: null }));
}

/** Asks the shopper, in the browser's own words. Null if there is no offer. An offer can be used once. */
export function useInstall(): (() => Promise<void>) | null {
  const { offer } = useStore(offerStore);
  return (
    offer &&
    (async () => {
      offerStore.setState({ offer: null });
      await offer.prompt();
    })
  );
}

const never = () => () => undefined;

/** iPhones and iPads make no offer: their owners install a page by its Share menu. Only these browsers have `standalone`. */
const isInstalledByHand = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

/** False on the server and during hydration. */
export const useIsInstalledByHand = (): boolean =>
  useSyncExternalStore(never, isInstalledByHand, () => false);
