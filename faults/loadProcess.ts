/**
 * Generates load at a fixed rate, whether or not earlier visitors were served. A separate process, so that it
 * takes nothing from the server's event loop.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  address: string;
  /** Visitors per second; or this many at once, each coming back when served. */
  rate?: number;
  atOnce?: number;
  seconds: number;
  tokens: readonly string[];
  /** The order that each buyer places. */
  order: object;
  /** Buyers per hundred visitors. */
  buyers: number;
}

export interface Kind {
  served: number;
  refused: number;
  /** Refused without `Retry-After`, another status, or no response. */
  wrong: number;
  /** Milliseconds, of served visitors. */
  p50: number;
  p99: number;
}

export interface LoadResult {
  seconds: number;
  views: Kind;
  orders: Kind;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
const served: Record<'views' | 'orders', number[]> = { views: [], orders: [] };
const counts = { views: { refused: 0, wrong: 0 }, orders: { refused: 0, wrong: 0 } };
let visitors = 0;

function visit(load: Load): Promise<void> {
  visitors += 1;
  const number = visitors;
  const kind = number % 100 < load.buyers ? 'orders' : 'views';
  const isOrder = kind === 'orders';
  const body = JSON.stringify(load.order);
  // Every list is different, so none is cached.
  const path = isOrder ? '/api/orders' : `/api/products?minPrice=1&maxPrice=${1_000 + number}.5&page=1`;
  const startedAt = performance.now();
  return new Promise((done) => {
    const asked = request(
      load.address + path,
      {
        agent,
        method: isOrder ? 'POST' : 'GET',
        headers: isOrder
          ? {
              authorization: `Bearer ${load.tokens[number % load.tokens.length]}`,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'idempotency-key': `load-${process.pid}-${number}`,
            }
          : {},
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          const { statusCode = 0, headers } = response;
          if (statusCode === 200 || statusCode === 201) served[kind].push(performance.now() - startedAt);
          else if (statusCode === 503 && /^\d+$/.test(headers['retry-after'] ?? ''))
            counts[kind].refused += 1;
          else counts[kind].wrong += 1;
          done();
        });
      },
    );
    asked.on('error', () => {
      counts[kind].wrong += 1;
      done();
    });
    asked.end(isOrder ? body : undefined);
  });
}

async function generateLoad(load: Load): Promise<void> {
  const { rate = 0, atOnce = 0, seconds } = load;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const visits = new Set<Promise<void>>();
  const come = () => {
    const visited = visit(load).finally(() => visits.delete(visited));
    visits.add(visited);
    return visited;
  };
  const regular = async () => {
    while (performance.now() < until) await come();
  };
  const regulars = Promise.all(Array.from({ length: atOnce }, regular));
  for (let sent = 0; rate > 0 && performance.now() < until; await pause(2)) {
    const due = ((performance.now() - startedAt) / 1000) * rate;
    for (; sent < due; sent += 1) void come();
  }
  await regulars;
  await Promise.all(visits);
}

function kindOf(kind: 'views' | 'orders'): Kind {
  const times = served[kind].toSorted((one, other) => one - other);
  const at = (part: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  return { served: times.length, ...counts[kind], p50: at(0.5), p99: at(0.99) };
}

process.on('message', async (load: Load) => {
  for (const kind of ['views', 'orders'] as const) {
    served[kind].length = 0;
    Object.assign(counts[kind], { refused: 0, wrong: 0 });
  }
  const startedAt = performance.now();
  await generateLoad(load);
  const seconds = (performance.now() - startedAt) / 1000;
  const result: LoadResult = { seconds, views: kindOf('views'), orders: kindOf('orders') };
  process.send?.(result);
});
