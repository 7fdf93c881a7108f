import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answerCache.ts';
import type { PublicAnswer } from './keptAnswer.ts';

const made = (text: string, ...tags: string[]): PublicAnswer => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags,
});

const listening = (maxBytes = 1_000_000) => {
  const cache = new AnswerCache(maxBytes);
  cache.changesHeard(true);
  return cache;
};

/** A promise that is settled by hand. */
function gate<T>() {
  return Promise.withResolvers<T>();
}

describe('kept answers', () => {
  it('are made once and then served from memory', async () => {
    const cache = listening();
    let times = 0;
    const produce = async () => made(`answer ${++times}`);
    await cache.answer('/a', produce);
    await cache.answer('/a', produce);
    expect(times).toBe(1);
    expect(cache.find('/a')).toBeDefined();
  });

  it('are made afresh where a part was missing', async () => {
    const cache = listening();
    const partial = { ...made('half'), headers: { 'cache-control': 'no-store' } };
    await cache.answer('/', async () => partial);
    expect(cache.find('/')).toBeUndefined();
  });

  it('are made once for all who ask while they are being made', async () => {
    const cache = listening();
    const { promise, resolve } = gate<PublicAnswer>();
    let times = 0;
    const produce = () => {
      times += 1;
      return promise;
    };
    const asked = [cache.answer('/a', produce), cache.answer('/a', produce), cache.answer('/a', produce)];
    resolve(made('one'));
    const [first, ...others] = await Promise.all(asked);
    expect(times).toBe(1);
    for (const other of others) expect(other).toBe(first);
  });

  it('are dropped by the tags they carry, and only by those', async () => {
    const cache = listening();
    await cache.answer('/a', async () => made('a', 'product:1', 'products'));
    await cache.answer('/b', async () => made('b', 'product:2', 'products'));
    cache.forget(['product:1']);
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.find('/b')).toBeDefined();
    cache.forget(['products']);
    expect(cache.find('/b')).toBeUndefined();
  });

  it('are not kept when what they were made from changed meanwhile', async () => {
    const cache = listening();
    const { promise, resolve } = gate<PublicAnswer>();
    const answer = cache.answer('/a', () => promise);
    cache.forget(['product:1']);
    resolve(made('old', 'product:1'));
    await answer;
    expect(cache.find('/a')).toBeUndefined();
  });

  it('made before a change are not handed to who asks after it', async () => {
    const cache = listening();
    const slow = gate<PublicAnswer>();
    const before = cache.answer('/a', () => slow.promise);
    cache.forget(['product:1']);
    const after = await cache.answer('/a', async () => made('new', 'product:1'));
    slow.resolve(made('old', 'product:1'));
    expect(await (await before).text()).toBe('old');
    expect(await after.text()).toBe('new');
    expect(cache.find('/a')).toBe(after);
  });

  it('are neither kept nor served while changes are not heard', async () => {
    const cache = listening();
    await cache.answer('/a', async () => made('a'));
    cache.changesHeard(false);
    expect(cache.find('/a')).toBeUndefined();
    await cache.answer('/a', async () => made('b'));
    cache.changesHeard(true);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('begun while changes were not heard are not kept once they are', async () => {
    const cache = listening();
    const { promise, resolve } = gate<PublicAnswer>();
    const answer = cache.answer('/a', () => promise);
    cache.changesHeard(false);
    cache.changesHeard(true);
    resolve(made('old'));
    await answer;
    expect(cache.find('/a')).toBeUndefined();
  });

  it('stay within the bytes allowed', async () => {
    const cache = listening(10_000);
    const big = 'x'.repeat(2_000);
    for (let n = 0; n < 10; n += 1) await cache.answer(`/${n}`, async () => made(big, `tag:${n}`));
    const kept = Array.from({ length: 10 }, (_, n) => cache.find(`/${n}`)).filter(Boolean);
    expect(kept.length).toBeLessThanOrEqual(3);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.find('/9')).toBeDefined();
  });

  it('give their room back once they are compressed, and are dropped by their tags all the same', async () => {
    const cache = listening();
    const page = 'a ring, '.repeat(5_000);
    const kept = await cache.answer('/a', async () => made(page, 'product:1'));
    expect(cache.bytes).toBeGreaterThan(page.length);
    const { etag } = kept;
    const [small, same] = await Promise.all([kept.encoded('br'), kept.encoded('br')]);
    expect(same).toBe(small);
    expect(cache.bytes).toBeLessThan(page.length / 10);
    expect(cache.find('/a')).toBe(kept);
    expect(kept.etag).toBe(etag);
    expect(await kept.text()).toBe(page);
    expect(brotliDecompressSync(small).toString()).toBe(page);
    expect(gunzipSync(await kept.encoded('gzip')).toString()).toBe(page);
    expect(await kept.text()).toBe(page);
    expect(kept.size).toBe(page.length);
    cache.forget(['product:1']);
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('compressed after they were dropped stay dropped', async () => {
    const cache = listening();
    const kept = await cache.answer('/a', async () => made('a ring, '.repeat(500), 'product:1'));
    const packed = kept.encoded('gzip');
    cache.forget(['product:1']);
    await packed;
    expect(cache.find('/a')).toBeUndefined();
  });

  it('that failed are not kept, and the next asks again', async () => {
    const cache = listening();
    await expect(cache.answer('/a', () => Promise.reject(new Error('no database')))).rejects.toThrow();
    await cache.answer('/b', async () => ({ ...made('gone'), status: 404 }));
    expect(cache.find('/b')).toBeUndefined();
    await cache.answer('/a', async () => made('a'));
    expect(cache.find('/a')).toBeDefined();
  });
});
