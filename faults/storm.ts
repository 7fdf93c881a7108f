/**
 * A crowd that comes whether or not the last ones were served: so many a second, each of whom waits for an answer. A
 * process of its own, so that asking takes nothing from the measuring of answers.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Storm {
  address: string;
  /** Visitors a second; or, in turn, so many at once, each coming back when served. */
  rate?: number;
  atOnce?: number;
  seconds: number;
  tokens: readonly string[];
  /** The order each buyer places. */
  order: object;
  /** In a hundred visitors. */
  buyers: number;
}

export interface Kind {
  served: number;
  sentAway: number;
  /** Sent away without a word on when to come again, answered otherwise, or not at all. */
  wrong: number;
  /** Milliseconds, of those who were served. */
  p50: number;
  p99: number;
}

export interface Weathered {
  seconds: number;
  views: Kind;
  orders: Kind;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
const served: Record<'views' | 'orders', number[]> = { views: [], orders: [] };
const counts = { views: { sentAway: 0, wrong: 0 }, orders: { sentAway: 0, wrong: 0 } };
let visitors = 0;

function visit(storm: Storm): Promise<void> {
  visitors += 1;
  const number = visitors;
  const kind = number % 100 < storm.buyers ? 'orders' : 'views';
  const isOrder = kind === 'orders';
  const body = JSON.stringify(storm.order);
  // No two look at the same list, so none is kept.
  const path = isOrder ? '/api/orders' : `/api/products?minPrice=1&maxPrice=${1_000 + number}.5&page=1`;
  const begun = performance.now();
  return new Promise((done) => {
    const asked = request(
      storm.address + path,
      {
        agent,
        method: isOrder ? 'POST' : 'GET',
        headers: isOrder
          ? {
              authorization: `Bearer ${storm.tokens[number % storm.tokens.length]}`,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'idempotency-key': `storm-${process.pid}-${number}`,
            }
          : {},
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          const { statusCode = 0, headers } = answer;
          if (statusCode === 200 || statusCode === 201) served[kind].push(performance.now() - begun);
          else if (statusCode === 503 && /^\d+$/.test(headers['retry-after'] ?? ''))
            counts[kind].sentAway += 1;
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

async function rage(storm: Storm): Promise<void> {
  const { rate = 0, atOnce = 0, seconds } = storm;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const visits = new Set<Promise<void>>();
  const come = () => {
    const visited = visit(storm).finally(() => visits.delete(visited));
    visits.add(visited);
    return visited;
  };
  const regular = async () => {
    while (performance.now() < until) await come();
  };
  const regulars = Promise.all(Array.from({ length: atOnce }, regular));
  for (let sent = 0; rate > 0 && performance.now() < until; await pause(2)) {
    const due = ((performance.now() - begun) / 1000) * rate;
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

process.on('message', async (storm: Storm) => {
  for (const kind of ['views', 'orders'] as const) {
    served[kind].length = 0;
    Object.assign(counts[kind], { sentAway: 0, wrong: 0 });
  }
  const begun = performance.now();
  await rage(storm);
  const seconds = (performance.now() - begun) / 1000;
  const weathered: Weathered = { seconds, views: kindOf('views'), orders: kindOf('orders') };
  process.send?.(weathered);
});
