/**
 * Where a response comes from. The limits hold the whole store within a few megabytes: 30 documents and 30 data responses
 * (about 100 and 30 KB each), 60 photos (about 20 KB, at most 80), and about 60 files that the documents name (1.5 MB).
 */
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheNames } from '#web/offline/cacheNames.ts';
import { dataStoredAs, storedAs } from '#web/offline/storedPages.ts';
import { withFiles } from './documentFiles.ts';
import { FreshOrStored } from './freshOrStored.ts';
import { DAY_MS, limits } from './limits.ts';

/**
 * A page that is stored is shown after this time without a response. It is longer than the slowest usual response on 3G, and
 * shorter than a shopper waits. A page that is not stored waits for the network.
 */
const TIMEOUT_S = 4;

/** The server names the encodings that it chose from. A stored response is already decoded. */
const matchOptions = { ignoreVary: true };

export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: TIMEOUT_S,
  matchOptions,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => storedAs(new URL(request.url)) ?? request },
    limits({ entries: 30, ageMs: 14 * DAY_MS, bytes: 400_000 }),
    { cacheWillUpdate: async ({ response }) => withFiles(response) },
  ],
});

export const otherPages = new NetworkOnly();

export const data = new FreshOrStored({
  cacheName: cacheNames.data,
  timeoutMs: TIMEOUT_S * 1_000,
  matchOptions,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => dataStoredAs(new URL(request.url)) ?? request },
    limits({ entries: 30, ageMs: 14 * DAY_MS, bytes: 200_000 }),
  ],
});

/** Their names contain a hash. They leave with the last page that names them (`documentFiles.ts`). */
export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [limits({ bytes: 500_000 })],
});

export const images = new CacheFirst({
  cacheName: cacheNames.images,
  matchOptions,
  plugins: [limits({ entries: 60, ageMs: 30 * DAY_MS, bytes: 80_000 })],
});
