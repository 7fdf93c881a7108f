/**
 * Customers who order without a pause, as their browsers do it: one key for each order, and the same call again until it
 * gets a response, at the other load balancer if one is silent.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { RegisteredCustomers } from '../customers.ts';
import { orderOf } from '../productsForSale.ts';

interface Sent {
  key: string;
  /** Null until the order is confirmed. */
  number: string | null;
}

/** What a phone waits for before it tries again. */
const patienceMs = 4_000;
const betweenTriesMs = 250;
const betweenOrdersMs = 30;

export class OrderStream {
  readonly sent: Sent[] = [];
  /** Responses that should never occur. */
  readonly unexpected: string[] = [];
  readonly counts = { requests: 0, refused: 0, withoutResponse: 0 };
  /** The longest time without a confirmed order, in ms, since it was last set to 0. */
  longestGapMs = 0;
  #lastAt = performance.now();
  readonly #addresses: readonly string[];
  readonly #customers: RegisteredCustomers;
  readonly #stopping = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(addresses: readonly string[], customers: RegisteredCustomers) {
    this.#addresses = addresses;
    this.#customers = customers;
  }

  start(): void {
    this.#lastAt = performance.now();
    this.#running = Promise.all(this.#customers.tokens.map((token, n) => this.#orderOn(token, n)));
  }

  /** Orders without a response are tried until they have one. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  get confirmed(): number {
    return this.sent.filter(({ number }) => number).length;
  }

  /** The time since an order was last confirmed counts, too. */
  takeLongestGap(): number {
    const longest = Math.max(this.longestGapMs, performance.now() - this.#lastAt);
    this.longestGapMs = 0;
    return longest;
  }

  async #orderOn(token: string, customer: number): Promise<void> {
    for (let n = customer; !this.#stopping.signal.aborted; n += 1) {
      const sent: Sent = { key: crypto.randomUUID(), number: null };
      this.sent.push(sent);
      const { products } = this.#customers;
      const body = JSON.stringify(orderOf([products[n % products.length] as (typeof products)[number]]));
      for (let tries = n; sent.number === null && this.unexpected.length === 0; tries += 1) {
        const address = this.#addresses[tries % this.#addresses.length] ?? '';
        sent.number = await this.#tryToOrder(address, { token, key: sent.key, body });
        if (sent.number === null) await pause(betweenTriesMs);
      }
      this.#noteConfirmed();
      await pause(betweenOrdersMs);
    }
  }

  #noteConfirmed(): void {
    const now = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, now - this.#lastAt);
    this.#lastAt = now;
  }

  async #tryToOrder(
    address: string,
    { token, key, body }: { token: string; key: string; body: string },
  ): Promise<string | null> {
    this.counts.requests += 1;
    try {
      const response = await fetch(`${address}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      if (response.status === 201) return JSON.parse(text).orderNumber;
      if (response.status === 503 && /^\d+$/.test(response.headers.get('retry-after') ?? '')) {
        this.counts.refused += 1;
        return null;
      }
      this.unexpected.push(`${response.status} ${text.slice(0, 200)}`);
    } catch {
      this.counts.withoutResponse += 1;
    }
    return null;
  }
}
