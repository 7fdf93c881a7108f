/** Soft changes: how long pages are served after them, and how often they are rendered. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { softly, stockTag } from '#contract/tags.ts';
import { ResponseCache } from './responseCache.ts';

const page = { mayBeStale: true };
const sale = [softly(stockTag('1'))];

let now: number;
let cache: ResponseCache;
/** The stock that the next response reads. */
let stock: number;

beforeEach(() => {
  now = 1_000;
  stock = 9;
  cache = new ResponseCache(1_000_000, () => now);
  cache.setSubscribed(true);
});

const response = (text: string, tags: readonly string[] = ['product:1', stockTag('1')]) => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags,
  route: '/*',
});

const sell = () => {
  stock -= 1;
  cache.apply(sale);
};
const render = async () => response(`${stock} left`);
const ask = async (produce = render) => (await cache.getOrProduce('/a', produce, page)).text();
const served = async () => (await cache.find('/a')?.text()) ?? null;

/** Begins a rendering that reads the stock at once and ends when the test says so. */
function slowRender() {
  const read = response(`${stock} left`);
  const { promise, resolve } = Promise.withResolvers<typeof read>();
  const asked = ask(() => promise);
  return {
    asked,
    end: () => {
      resolve(read);
      return asked;
    },
  };
}

describe('a stale page', () => {
  it('is rendered again by the first request that meets it', async () => {
    await ask();
    now += 250;
    sell();
    expect(await served()).toBeNull();
    expect(await ask()).toBe('8 left');
    expect(await served()).toBe('8 left');
    expect(cache.misses).toBe(2);
  });

  it('is served while it is rendered again, and counted as a hit', async () => {
    await ask();
    now += 250;
    sell();
    const again = slowRender();
    const before = cache.hits;
    now += 700;
    expect(await ask()).toBe('9 left');
    expect(await served()).toBe('9 left');
    expect(cache.hits - before).toBe(2);
    expect(await again.end()).toBe('8 left');
    expect(await served()).toBe('8 left');
    expect(cache.misses).toBe(2);
  });

  it('is not rendered again within 250 ms of its last rendering, and no sale is lost by that', async () => {
    await ask();
    now += 249;
    sell();
    sell();
    expect(await ask()).toBe('9 left');
    now += 1;
    expect(await ask()).toBe('7 left');
    expect(cache.misses).toBe(2);
  });

  it('is not served when it has been stale for more than 750 ms, counted from the first sale', async () => {
    await ask();
    now += 250;
    sell();
    const again = slowRender();
    now += 750;
    sell();
    expect(await served()).toBe('9 left');
    now += 1;
    expect(await served()).toBeNull();
    const waiting = ask();
    await again.end();
    expect(await waiting).toBe('8 left');
  });

  it('stays stale if its rendering fails', async () => {
    await ask();
    now += 250;
    sell();
    await expect(ask(() => Promise.reject(new Error('no database')))).rejects.toThrow();
    expect(await served()).toBeNull();
    expect(await ask()).toBe('8 left');
  });

  it('is dropped at once by any other change', async () => {
    await ask();
    sell();
    cache.apply(['products', 'product:1']);
    expect(await served()).toBeNull();
  });

  it('is dropped with all others when too much changed to name it', async () => {
    await ask();
    cache.apply(['everything']);
    expect(cache.count).toBe(0);
  });

  it('stays stale when it is compressed', async () => {
    const tags = [stockTag('1')];
    const cached = await cache.getOrProduce('/a', async () => response('a ring, '.repeat(500), tags), page);
    now += 250;
    sell();
    await cached.encoded('gzip');
    expect(await served()).toBeNull();
  });
});

describe('a page that was being rendered during a sale', () => {
  it('is stored as stale since the sale', async () => {
    const first = slowRender();
    now += 100;
    sell();
    now += 200;
    expect(await first.end()).toBe('9 left');
    expect(await served()).toBeNull();
    expect(await ask()).toBe('8 left');
    expect(await served()).toBe('8 left');
  });

  it('is served for 750 ms after the first of several sales', async () => {
    const first = slowRender();
    sell();
    now += 700;
    sell();
    await first.end();
    const again = slowRender();
    now += 50;
    expect(await served()).toBe('9 left');
    now += 1;
    expect(await served()).toBeNull();
    await again.end();
  });

  it('is stored as fresh if it does not show what was sold', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof response>>();
    const asked = ask(() => promise);
    cache.apply([softly(stockTag('2'))]);
    resolve(response('9 left'));
    await asked;
    now += 10_000;
    expect(await served()).toBe('9 left');
  });

  it('is waited for by other requests for 250 ms after the sale', async () => {
    const first = slowRender();
    sell();
    now += 249;
    const joined = ask();
    now += 1;
    expect(await ask()).toBe('8 left');
    await first.end();
    expect(await joined).toBe('9 left');
  });

  it('does not replace a page whose rendering began later', async () => {
    const first = slowRender();
    sell();
    now += 250;
    await ask();
    await first.end();
    now += 10_000;
    expect(await served()).toBe('8 left');
  });
});

describe('the response of a call', () => {
  const call = async () => (await cache.getOrProduce('/api/a', render)).text();

  it('is never stale', async () => {
    await call();
    sell();
    expect(cache.find('/api/a')).toBeUndefined();
    expect(await call()).toBe('8 left');
  });

  it('is not stored if pieces were sold during its production, and no later request waits for it', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof response>>();
    const before = cache.getOrProduce('/api/a', () => promise);
    sell();
    expect(await call()).toBe('8 left');
    resolve(response('9 left'));
    await before;
    expect(await call()).toBe('8 left');
  });
});

it('a hundred sales a second render the home page never and the page of the product four times a second', async () => {
  const products = Array.from({ length: 20 }, (_, index) => String(index));
  const home = async () => response('home', ['products', ...products.map((id) => `product:${id}`)]);
  const seconds = 5;
  const renderings = { home: 0, product: 0 };
  const request = async (key: keyof typeof renderings, produce: typeof home) => {
    const before = cache.misses;
    await cache.getOrProduce(key, produce, page);
    renderings[key] += cache.misses - before;
  };
  for (let ms = 0; ms < seconds * 1_000; ms += 1) {
    now += 1;
    if (ms % 10 === 0) cache.apply([softly(stockTag(String((ms / 10) % products.length)))]);
    if (ms % 20 === 0) sell();
    await request('home', home);
    await request('product', render);
  }
  expect(renderings).toEqual({ home: 1, product: 4 * seconds });
});

describe('in any order of sales, requests and renderings', () => {
  type Step = 'sale' | 'change' | 'page' | 'call' | 'end' | number;
  const step = fc.oneof(
    fc.constantFrom<Step>('sale', 'sale', 'change', 'page', 'page', 'call', 'end'),
    fc.integer({ min: 1, max: 300 }),
  );

  it('calls are exact, and pages are stale for less than 750 ms', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 60 }), run));
  });

  async function run(steps: readonly Step[]) {
    cache = new ResponseCache(1_000_000, () => now);
    cache.setSubscribed(true);
    /** When each version of the data ended, and whether by a sale. */
    const ended: { at: number; isSale: boolean }[] = [];
    const unfinished: (() => void)[] = [];
    const asked: Promise<void>[] = [];
    const produce = () => {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof response>>();
      const made = response(String(ended.length));
      unfinished.push(() => resolve(made));
      return promise;
    };
    const ask = async (key: string, options: { mayBeStale: boolean }) => {
      const at = now;
      const known = ended.length;
      const version = Number(await (await cache.getOrProduce(key, produce, options)).text());
      const isExact = version >= known;
      const end = ended[version];
      if (!isExact) expect({ ...end, key }).toMatchObject({ isSale: true, key: '/a' });
      if (!isExact && end) expect(at - end.at).toBeLessThanOrEqual(750);
    };
    for (const each of [...steps, 10_000, 'page' as const]) {
      if (typeof each === 'number') now += each;
      else if (each === 'page') asked.push(ask('/a', page));
      else if (each === 'call') asked.push(ask('/api/a', { mayBeStale: false }));
      else if (each === 'end') unfinished.shift()?.();
      else {
        ended.push({ at: now, isSale: each === 'sale' });
        cache.apply(each === 'sale' ? sale : ['product:1']);
      }
      // Let the cache store what has been produced.
      await new Promise(setImmediate);
    }
    for (const end of unfinished) end();
    await Promise.all(asked);
  }
});
