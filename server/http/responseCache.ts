/**
 * Finished public responses in memory, served without the framework, the renderer or the database. The cache is bounded
 * in bytes. Concurrent misses for one key are produced once. A changed tag drops only the responses that carry it. While
 * the subscription to changes is lost, nothing is stored and nothing is served.
 */
import { LRUCache } from 'lru-cache';
import { CachedResponse, type PublicResponse } from './cachedResponse.ts';

/** A page that lacks a part is marked `no-store`, so that the next reader may get the whole page. */
export const isCacheable = ({ status, headers }: Pick<PublicResponse, 'status' | 'headers'>): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store';

interface Production {
  response: Promise<CachedResponse>;
  /** Tags changed during production. A response that carries one may be stale already. */
  touched: Set<string>;
  /** The cache was cleared meanwhile. */
  outdated: boolean;
}

export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  /** Everything that is being produced. A key has several productions if its data changed during the first. */
  readonly #running = new Set<Production>();
  /** The newest production of each key, which further requests may wait for. */
  readonly #newest = new Map<string, Production>();
  #isSubscribed = false;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache<string, CachedResponse>({
      maxSize: maxBytes,
      // Count the key, too: addresses may be long, and any client can invent many.
      sizeCalculation: (response, key) => response.bytes + 4 * key.length,
      dispose: (response, key) => this.#unlink(response, key),
    });
  }

  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  get count(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  find(key: string): CachedResponse | undefined {
    const cached = this.#isSubscribed ? this.#entries.get(key) : undefined;
    if (cached) this.#hits += 1;
    return cached;
  }

  /** Returns the cached response or a new one. `produce` runs once for all concurrent requests of the key. */
  getOrProduce(key: string, produce: () => Promise<PublicResponse>): Promise<CachedResponse> {
    const cached = this.find(key);
    if (cached) return Promise.resolve(cached);
    const running = this.#newest.get(key);
    if (running && running.touched.size === 0 && !running.outdated) return running.response;
    return this.#produce(key, produce);
  }

  async #produce(key: string, produce: () => Promise<PublicResponse>): Promise<CachedResponse> {
    this.#misses += 1;
    const production: Production = {
      touched: new Set(),
      outdated: false,
      response: produce().then((made) => new CachedResponse(made, (packed) => this.#updateSize(key, packed))),
    };
    this.#running.add(production);
    this.#newest.set(key, production);
    try {
      const response = await production.response;
      if (this.#mayStore(response, production)) this.#store(key, response);
      return response;
    } finally {
      this.#running.delete(production);
      if (this.#newest.get(key) === production) this.#newest.delete(key);
    }
  }

  #mayStore(response: CachedResponse, { touched, outdated }: Production): boolean {
    if (!this.#isSubscribed || outdated || !isCacheable(response)) return false;
    return !response.tags.some((tag) => touched.has(tag));
  }

  #store(key: string, response: CachedResponse): void {
    this.#entries.set(key, response);
    if (!this.#entries.has(key)) return;
    for (const tag of response.tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysOfTag.set(tag, new Set([key]));
    }
  }

  #unlink(response: CachedResponse, key: string): void {
    for (const tag of response.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }

  /** The size of the response changed. The LRU cache measures entries only when they are added. */
  #updateSize(key: string, response: CachedResponse): void {
    if (this.#entries.peek(key) !== response) return;
    this.#entries.delete(key);
    this.#store(key, response);
  }

  invalidate(tags: readonly string[]): void {
    for (const { touched } of this.#running) for (const tag of tags) touched.add(tag);
    for (const tag of tags)
      for (const key of [...(this.#keysOfTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  clear(): void {
    for (const production of this.#running) production.outdated = true;
    this.#entries.clear();
  }

  /** Without the subscription, changes of other processes are unknown. With it, caching starts from empty. */
  setSubscribed(isSubscribed: boolean): void {
    this.clear();
    this.#isSubscribed = isSubscribed;
  }
}
