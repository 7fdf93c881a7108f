/** Has the service worker store the pages that are shown, and those that a shopper needs next without a network. */
import { tokenNow } from '#web/auth/session.ts';
import { addressOf } from '#web/browser/place.ts';
import { cartNow } from '#web/state/cart.ts';
import { shownPlace } from '#web/state/lastShown.ts';
import { savesData } from '#web/ui/savesData.ts';
import { type StoreMessage, storedAs } from './storedPages.ts';

/** A page that is left sooner is not stored. */
const LOOKED_AT_MS = 3_000;

/** True if the shop was opened from its icon on the home screen. */
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** The cart's pages, once there is something in it or somebody who could order. The home page opens the installed shop. */
function pagesAhead(): string[] {
  if (tokenNow() !== null) return ['/', '/cart', '/checkout', '/account', '/order-success'];
  if (cartNow().totalItems > 0) return ['/', '/cart'];
  return isInstalled() ? ['/'] : [];
}

const sentFiles = new Set<string>();

/** What this page has loaded, each file once. */
function newFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  const files = own.filter((path) => /^\/(?:assets|media)\//.test(path) && !sentFiles.has(path));
  for (const path of files) sentFiles.add(path);
  return files;
}

async function store(): Promise<void> {
  if (!navigator.onLine) return;
  const { active } = await navigator.serviceWorker.ready;
  const shown = storedAs(location);
  // Files that the page has loaded need no request.
  const pages = savesData() ? [] : [...(shown === null ? [] : [shown]), ...pagesAhead().map(addressOf)];
  active?.postMessage({ type: 'store', pages, files: newFiles() } satisfies StoreMessage);
}

export function storeShownPages(): void {
  if (!navigator.serviceWorker) return;
  let waiting = window.setTimeout(store, 0);
  shownPlace.subscribe(() => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(store, LOOKED_AT_MS);
  });
}
