/** The service worker's store on this phone. A page empties it at logout, also without a network. */
import { addressOf } from '#web/browser/place.ts';

/** Names of the caches. Increase the number when what a cache holds changes its form: the old one is then deleted. */
export const cacheNames = {
  /** The page for everything that is not stored. */
  fallback: 'kakon-files-fallback-1',
  /** Documents of public pages, and the shells of cart, checkout and account, which are the same for everybody. */
  pages: 'kakon-pages-1',
  /** Data of public pages, for navigations without a reload. */
  data: 'kakon-data-2',
  /** Scripts, styles and fonts. */
  assets: 'kakon-files-1',
  /** Photos. */
  images: 'kakon-images-1',
  /** The pending order, and the response to it. Phones hold orders under the name of an earlier release. */
  pendingOrder: 'kakon-outbox-1',
} as const;

/** What stays at logout shows neither who was here nor what she looked at. */
const impersonal = 'kakon-files-';

/**
 * Deletes personal data. Runs in pages, with or without a network. The home page stays: a logout leads there, and it shows
 * nothing personal.
 */
export async function forgetStoredPages(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const pages = await caches.open(cacheNames.pages);
  const home = await pages.match(addressOf('/'), { ignoreVary: true });
  const names = (await caches.keys()).filter((name) => !name.startsWith(impersonal));
  await Promise.all(names.map((name) => caches.delete(name)));
  if (home) await (await caches.open(cacheNames.pages)).put(addressOf('/'), home);
}
