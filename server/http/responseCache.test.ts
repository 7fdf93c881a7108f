import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PublicResponse } from './cachedResponse.ts';
import { ResponseCache } from './responseCache.ts';

const made = (text: string, ...tags: string[]): PublicResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags,
  route: '/*',
});

const listening = (maxBytes = 1_000_000) => {
  const cache = new ResponseCache(maxBytes);
  cache.setSubscribed(true);
  return cache;
};

/** A promise that the test settles itself. */
function gate<T>() {
  return Promise.withResolvers<T>();
}

describe('cached responses', () => {
  it('are made once and then served from memory', async () => {
    const cache = listening();
    let times = 0;
    const produce = async () => made(`response ${++times}`);
    await cache.getOrProduce('/a', produce);
    await cache.getOrProduce('/a', produce);
    expect(times).toBe(1);
    expect(cache.find('/a')).toBeDefined();
  });

  it('are made again if a part was missing', async () => {
    const cache = listening();
    const partial = { ...made('half'), headers: { 'cache-control': 'no-store' } };
    await cache.getOrProduce('/', async () => partial);
    expect(cache.find('/')).toBeUndefined();
  });

  it('are made once for all concurrent requests', async () => {
    const cache = listening();
    const { promise, resolve } = gate<PublicResponse>();
    let times = 0;
    const produce = () => {
      times += 1;
      return promise;
    };
    const asked = [
      cache.getOrProduce('/a', produce),
      cache.getOrProduce('/a', produce),
      cache.getOrProduce('/a', produce),
    ];
    resolve(made('one'));
    const [first, ...others] = await Promise.all(asked);
    expect(times).toBe(1);
    for (const other of others) expect(other).toBe(first);
  });

  it('are dropped by the tags they carry, and only by those', async () => {
    const cache = listening();
    await cache.getOrProduce('/a', async () => made('a', 'product:1', 'products'));
    await cache.getOrProduce('/b', async () => made('b', 'product:2', 'products'));
    cache.invalidate(['product:1']);
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.find('/b')).toBeDefined();
    cache.invalidate(['products']);
    expect(cache.find('/b')).toBeUndefined();
  });

  it('are not stored if their data changed during production', async () => {
    const cache = listening();
    const { promise, resolve } = gate<PublicResponse>();
    const response = cache.getOrProduce('/a', () => promise);
    cache.invalidate(['product:1']);
    resolve(made('old', 'product:1'));
    await response;
    expect(cache.find('/a')).toBeUndefined();
  });

  it('made before a change are not served to a request after it', async () => {
    const cache = listening();
    const slow = gate<PublicResponse>();
    const before = cache.getOrProduce('/a', () => slow.promise);
    cache.invalidate(['product:1']);
    const after = await cache.getOrProduce('/a', async () => made('new', 'product:1'));
    slow.resolve(made('old', 'product:1'));
    expect(await (await before).text()).toBe('old');
    expect(await after.text()).toBe('new');
    expect(cache.find('/a')).toBe(after);
  });

  it('made before a change are not stored, even if another request began to make them again', async () => {
    const cache = listening();
    const slow = gate<PublicResponse>();
    const next = gate<PublicResponse>();
    const before = cache.getOrProduce('/a', () => slow.promise);
    cache.invalidate(['product:2']);
    const after = cache.getOrProduce('/a', () => next.promise);
    cache.invalidate(['product:1']);
    next.resolve(made('perhaps old', 'product:1'));
    slow.resolve(made('old', 'product:1'));
    await Promise.all([before, after]);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('begun before the cache was cleared are not stored, even if another request began to make them again', async () => {
    const cache = listening();
    const slow = gate<PublicResponse>();
    const before = cache.getOrProduce('/a', () => slow.promise);
    cache.invalidate(['product:2']);
    const after = cache.getOrProduce('/a', async () => made('a'));
    cache.clear();
    slow.resolve(made('old'));
    await Promise.all([before, after]);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('are neither stored nor served without the subscription to changes', async () => {
    const cache = listening();
    await cache.getOrProduce('/a', async () => made('a'));
    cache.setSubscribed(false);
    expect(cache.find('/a')).toBeUndefined();
    await cache.getOrProduce('/a', async () => made('b'));
    cache.setSubscribed(true);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('started without the subscription are not stored once it works', async () => {
    const cache = listening();
    const { promise, resolve } = gate<PublicResponse>();
    const response = cache.getOrProduce('/a', () => promise);
    cache.setSubscribed(false);
    cache.setSubscribed(true);
    resolve(made('old'));
    await response;
    expect(cache.find('/a')).toBeUndefined();
  });

  it('stay within the bytes allowed', async () => {
    const cache = listening(10_000);
    const big = 'x'.repeat(2_000);
    for (let n = 0; n < 10; n += 1) await cache.getOrProduce(`/${n}`, async () => made(big, `tag:${n}`));
    const cached = Array.from({ length: 10 }, (_, n) => cache.find(`/${n}`)).filter(Boolean);
    expect(cached.length).toBeLessThanOrEqual(3);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.find('/9')).toBeDefined();
  });

  it('free their plain body when compressed, and are still dropped by their tags', async () => {
    const cache = listening();
    const page = 'a ring, '.repeat(5_000);
    const cached = await cache.getOrProduce('/a', async () => made(page, 'product:1'));
    expect(cache.bytes).toBeGreaterThan(page.length);
    const { etag } = cached;
    const [small, same] = await Promise.all([cached.encoded('br'), cached.encoded('br')]);
    expect(same).toBe(small);
    expect(cache.bytes).toBeLessThan(page.length / 10);
    expect(cache.find('/a')).toBe(cached);
    expect(cached.etag).toBe(etag);
    expect(await cached.text()).toBe(page);
    expect(brotliDecompressSync(small).toString()).toBe(page);
    expect(gunzipSync(await cached.encoded('gzip')).toString()).toBe(page);
    expect(await cached.text()).toBe(page);
    expect(cached.size).toBe(page.length);
    cache.invalidate(['product:1']);
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('compressed after they were dropped stay dropped', async () => {
    const cache = listening();
    const cached = await cache.getOrProduce('/a', async () => made('a ring, '.repeat(500), 'product:1'));
    const packed = cached.encoded('gzip');
    cache.invalidate(['product:1']);
    await packed;
    expect(cache.find('/a')).toBeUndefined();
  });

  it('that failed are not stored, and the next request produces them again', async () => {
    const cache = listening();
    await expect(cache.getOrProduce('/a', () => Promise.reject(new Error('no database')))).rejects.toThrow();
    await cache.getOrProduce('/b', async () => ({ ...made('gone'), status: 404 }));
    expect(cache.find('/b')).toBeUndefined();
    await cache.getOrProduce('/a', async () => made('a'));
    expect(cache.find('/a')).toBeDefined();
  });
});
