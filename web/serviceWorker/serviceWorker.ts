/**
 * The service worker: shows pages that were seen before while there is no network, and receives push messages. With a
 * network it changes nothing: pages come from there, and everything else that it serves has a name that never changes its
 * bytes. It stores nothing of a person: calls of the API and admin pages are never stored.
 */
import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { cacheNames } from '#web/offline/cacheNames.ts';
import { ORDER_SYNC } from '#web/offline/pendingOrderStore.ts';
import {
  dataStoredAs,
  fallbackOf,
  fallbackPages,
  isAsset,
  isPhoto,
  isStoreMessage,
  storedAs,
} from '#web/offline/storedPages.ts';
import { removeOldFiles } from './documentFiles.ts';
import { openNotification, showNotification } from './push.ts';
import { sendPendingOrder } from './sendPendingOrder.ts';
import { storeAll } from './storeAll.ts';
import { assets, data, images, otherPages, pages } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

/** The browser has a network again, whether or not a page is open. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** Routes that the browser applies without starting this worker, where it knows them. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (routes: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

async function storeFallback(): Promise<void> {
  const cache = await caches.open(cacheNames.fallback);
  await cache.addAll(fallbackPages.map((page) => new Request(page, { cache: 'reload' })));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await removeOldFiles();
  await self.registration.navigationPreload?.enable();
}

const isOwn = ({ origin }: URL): boolean => origin === self.location.origin;

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOwn(url) && storedAs(url) !== null,
  pages,
);
registerRoute(({ request }) => request.mode === 'navigate', otherPages);
registerRoute(({ url }) => isOwn(url) && dataStoredAs(url) !== null, data);
registerRoute(({ url }) => isOwn(url) && isAsset(url.pathname), assets);
registerRoute(({ url }) => isOwn(url) && isPhoto(url.pathname), images);

setCatchHandler(async ({ request }) => {
  const fallback =
    request.mode === 'navigate' && (await caches.match(fallbackOf(new URL(request.url).pathname)));
  return fallback || Response.error();
});

self.addEventListener('install', (event) => {
  void event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
  event.waitUntil(storeFallback());
});
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (isStoreMessage(event.data)) event.waitUntil(storeAll(event.data, event));
});
self.addEventListener('sync', (event) => {
  if (event.tag === ORDER_SYNC) event.waitUntil(sendPendingOrder());
});
self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)));
