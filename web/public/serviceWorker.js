/**
 * Shows the shop's own page when there is no network, instead of the browser's. It caches nothing else, so nothing can
 * be out of date: every page comes from the network, and only a failed request gets the offline page.
 */
const cacheName = 'without-network-1';
const page = '/withoutNetwork.html';

async function install() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(page, { cache: 'reload' }));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function respond({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  // Requests that are not for pages bypass this worker, in browsers with static routing.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(respond(event));
});

/** A new order, for admins who asked for notifications. */
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
