/** Stores pages before they are opened without a network: those of the cart, and those that were opened without a reload. */
import { cacheNames } from '#web/offline/cacheNames.ts';
import { isAsset, isPhoto, type StoreMessage, storedAs } from '#web/offline/storedPages.ts';
import { isOfThisRelease, storeFiles } from './documentFiles.ts';
import { DAY_MS, isYoung } from './limits.ts';
import { images, pages } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page of this release that was stored within this time is not fetched again. */
const FRESH_MS = DAY_MS / 2;

async function isMissing(path: string): Promise<boolean> {
  const stored = await (await caches.open(cacheNames.pages)).match(path, { ignoreVary: true });
  return !stored || !isYoung(stored, FRESH_MS) || !isOfThisRelease(stored);
}

/** What the shopper looks at comes first, so these requests have a low priority. */
async function storePage(path: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(path, { priority: 'low', headers: { accept: 'text/html' } });
  const [, stored] = pages.handleAll({ request, event });
  await stored;
}

async function storePhoto(path: string, event: ExtendableEvent): Promise<void> {
  const [, stored] = images.handleAll({ request: new Request(path, { priority: 'low' }), event });
  await stored;
}

/** One after the other. A failure leaves the others. */
async function each(paths: readonly string[], store: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths) await store(path).catch(() => undefined);
}

/** The files are in the browser's own cache, since a page has loaded them. */
export async function storeAll(message: StoreMessage, event: ExtendableEvent): Promise<void> {
  await each(message.pages, async (path) => {
    const name = storedAs(new URL(path, self.location.origin));
    if (name !== null && (await isMissing(name))) await storePage(name, event);
  });
  await each(message.files.filter(isAsset), (path) => storeFiles([path]));
  await each(message.files.filter(isPhoto), (path) => storePhoto(path, event));
}
