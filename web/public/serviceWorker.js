/**
 * A page of the shop's own for when there is no network, in place of the browser's. Nothing else is kept here, so
 * nothing can be out of date: every page is asked for, and only what does not come at all is answered by this one.
 */
const kept = 'without-network-1';
const page = '/withoutNetwork.html';

async function keepPage() {
  const cache = await caches.open(kept);
  await cache.add(new Request(page, { cache: 'reload' }));
  await self.skipWaiting();
}

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  // Whatever is no page goes to the network without a stop here, in browsers that can be told so.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  event.waitUntil(keepPage());
});
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});
