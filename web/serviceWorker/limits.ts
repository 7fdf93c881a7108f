/**
 * Limits of a cache: its number of entries, their age and size. A cache lists its entries in the order in which they were
 * stored, so it needs no record of its own. Workbox's expiration writes one to IndexedDB, with every address that was
 * seen, which a page cannot delete at logout.
 */
import type { WorkboxPlugin } from 'workbox-core';

export const DAY_MS = 86_400_000;

/** When the response was stored, in milliseconds. */
const STORED_AT = 'x-stored-at';

interface Limits {
  entries?: number;
  ageMs?: number;
  /** Of one response. */
  bytes: number;
}

const isStorable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 && type !== 'opaque' && !redirected && !/no-store/.test(headers.get('cache-control') ?? '');

const storedAt = (response: Response): number => Number(response.headers.get(STORED_AT));

/** The response with the time at which it is stored. Null if it must not be stored. */
async function stamped(response: Response, bytes: number): Promise<Response | null> {
  if (!isStorable(response) || Number(response.headers.get('content-length')) > bytes) return null;
  const body = await response.arrayBuffer();
  if (body.byteLength > bytes) return null;
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(Date.now()));
  // The body is decoded, and a page can tell from this name that it comes from the store.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('server-timing', 'stored');
  return new Response(body, { status: response.status, headers });
}

export async function removeOldest(cacheName: string, entries: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)));
}

export const isYoung = (response: Response, ageMs: number): boolean =>
  Date.now() - storedAt(response) < ageMs;

export const limits = ({ entries, ageMs, bytes }: Limits): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => stamped(response, bytes),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (ageMs === undefined || isYoung(cachedResponse, ageMs)) ? cachedResponse : null,
  ...(entries && { cacheDidUpdate: ({ cacheName }) => removeOldest(cacheName, entries) }),
});
