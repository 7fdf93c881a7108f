/**
 * Finished public responses in memory, served without the framework, the renderer or the database. The cache is bounded
 * in bytes. Concurrent misses for one key are produced once. A changed tag drops only the responses that carry it. A
 * softly changed one leaves pages usable for a moment. While the subscription to changes is lost, nothing is stored and
 * nothing is served.
 */
import { LRUCache } from 'lru-cache';
import { EVERYTHING_TAG, sortTags } from '#contract/tags.ts';
import { CachedResponse, type PublicResponse } from './cachedResponse.ts';
import { type Freshness, mayServe } from './freshness.ts';
import { markPending, mayJoin, type PendingResponse, staleSince } from './pendingResponse.ts';
import { TagIndex } from './tagIndex.ts';

/** A page that lacks a part is marked `no-store`, so that the next reader may get the whole page. */
export const isCacheable = ({ status, headers }: Pick<PublicResponse, 'status' | 'headers'>): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store';

interface Entry extends Freshness {
  response: CachedResponse;
  mayBeStale: boolean;
}

interface PendingOptions {
  /** For pages. The responses of calls are exact, since pages are made from them. */
  mayBeStale: boolean;
}

type Produce = () => Promise<PublicResponse>;

export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #index = new TagIndex();
  /** Everything that is being produced. A key has several pending responses if its data changed during the first. */
  readonly #running = new Set<PendingResponse>();
  /** The newest pending response of each key, which further requests may wait for. */
  readonly #newest = new Map<string, PendingResponse>();
  readonly #now: () => number;
  #isSubscribed = false;
  #hits = 0;
  #misses = 0;

  /** `now` must be monotonic, in milliseconds. */
  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      // Count the key, too: addresses may be long, and any client can invent many.
      sizeCalculation: ({ response }, key) => response.bytes + 4 * key.length,
      dispose: ({ response }, key) => this.#index.remove(key, response.tags),
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
    const entry = this.#isSubscribed ? this.#entries.get(key) : undefined;
    if (!entry || !mayServe(entry, this.#now(), this.#newest.has(key))) return undefined;
    this.#hits += 1;
    return entry.response;
  }

  /** Returns the cached response or a new one. `produce` runs once for all concurrent requests of the key. */
  getOrProduce(key: string, produce: Produce, options?: PendingOptions): Promise<CachedResponse> {
    const cached = this.find(key);
    if (cached) return Promise.resolve(cached);
    const running = this.#newest.get(key);
    if (running && mayJoin(running, this.#now())) return running.response;
    return this.#produce(key, produce, options?.mayBeStale ?? false);
  }

  async #produce(key: string, produce: Produce, mayBeStale: boolean): Promise<CachedResponse> {
    this.#misses += 1;
    const pending: PendingResponse = {
      startedAt: this.#now(),
      mayBeStale,
      touched: new Set(),
      marked: new Map(),
      outdated: false,
      response: produce().then((made) => new CachedResponse(made, (packed) => this.#updateSize(key, packed))),
    };
    this.#running.add(pending);
    this.#newest.set(key, pending);
    try {
      const response = await pending.response;
      if (this.#mayStore(key, response, pending))
        this.#store(key, {
          response,
          mayBeStale,
          startedAt: pending.startedAt,
          staleSince: staleSince(pending, response.tags),
        });
      return response;
    } finally {
      this.#running.delete(pending);
      if (this.#newest.get(key) === pending) this.#newest.delete(key);
    }
  }

  #mayStore(
    key: string,
    response: CachedResponse,
    { touched, outdated, startedAt }: PendingResponse,
  ): boolean {
    if (!this.#isSubscribed || outdated || !isCacheable(response)) return false;
    const stored = this.#entries.peek(key);
    if (stored && stored.startedAt > startedAt) return false;
    return !response.tags.some((tag) => touched.has(tag));
  }

  #store(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    if (this.#entries.has(key)) this.#index.add(key, entry.response.tags);
  }

  /** The size of the response changed. The LRU cache measures entries only when they are added. */
  #updateSize(key: string, response: CachedResponse): void {
    const entry = this.#entries.peek(key);
    if (entry?.response !== response) return;
    this.#entries.delete(key);
    this.#store(key, entry);
  }

  /** Acts on announced tags, in this process or another. */
  apply(tags: readonly string[]): void {
    if (tags.includes(EVERYTHING_TAG)) this.clear();
    const { hard, soft } = sortTags(tags);
    this.invalidate(hard);
    this.markStale(soft);
  }

  invalidate(tags: readonly string[]): void {
    for (const { touched } of this.#running) for (const tag of tags) touched.add(tag);
    for (const key of this.#index.keysOf(tags)) this.#entries.delete(key);
  }

  /** Pages that carry a tag are stale from now on; see `freshness.ts`. Other responses that carry it are dropped. */
  markStale(tags: readonly string[]): void {
    const now = this.#now();
    for (const pending of this.#running) for (const tag of tags) markPending(pending, tag, now);
    for (const key of this.#index.keysOf(tags)) {
      const entry = this.#entries.peek(key);
      if (entry?.mayBeStale) entry.staleSince = Math.min(entry.staleSince, now);
      else this.#entries.delete(key);
    }
  }

  clear(): void {
    for (const pending of this.#running) pending.outdated = true;
    this.#entries.clear();
  }

  /** Without the subscription, changes of other processes are unknown. With it, caching starts from empty. */
  setSubscribed(isSubscribed: boolean): void {
    this.clear();
    this.#isSubscribed = isSubscribed;
  }
}
