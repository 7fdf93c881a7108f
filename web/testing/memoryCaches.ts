/** The browser's Cache Storage in memory: as much of it as the shop uses. */
import { vi } from 'vitest';

type Input = Request | string;

const urlOf = (input: Input): string =>
  typeof input === 'string' ? new URL(input, 'https://shop.test').href : input.url;

class MemoryCache {
  readonly #entries = new Map<string, Response>();

  async put(input: Input, response: Response): Promise<void> {
    this.#entries.delete(urlOf(input));
    this.#entries.set(urlOf(input), response);
  }
  async add(input: Input): Promise<void> {
    const response = await fetch(urlOf(input));
    if (!response.ok) throw new TypeError(`${response.status}`);
    await this.put(input, response);
  }
  match = async (input: Input) => this.#entries.get(urlOf(input))?.clone();
  matchAll = async () => [...this.#entries.values()].map((response) => response.clone());
  keys = async () => [...this.#entries.keys()].map((url) => new Request(url));
  delete = async (input: Input) => this.#entries.delete(urlOf(input));
}

/** Replaces `caches`, and `Request` by one that knows the shop's address. */
export function useMemoryCaches(): void {
  const named = new Map<string, MemoryCache>();
  const open = async (name: string) => {
    const cache = named.get(name) ?? new MemoryCache();
    named.set(name, cache);
    return cache;
  };
  const NodeRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: Input, init?: RequestInit) {
        super(typeof input === 'string' ? urlOf(input) : input, init);
      }
    },
  );
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
  });
}
