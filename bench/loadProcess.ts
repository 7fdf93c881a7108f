/**
 * The load generator, a separate process, so that it takes nothing from the server's event loop. Messages
 * control it.
 */
import autocannon, { type Request } from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Requests per second. As many as the server can serve by default. */
  rate?: number;
  headers?: Record<string, string>;
  /** The requests to cycle through. Without them, the URL is requested as it is. */
  requests?: readonly { path: string; method?: 'POST'; token?: string; body?: object; withKey?: boolean }[];
  /** The index to begin at, so that no run repeats the requests of another. */
  from?: number;
}

export interface Loaded {
  rate: number;
  requests: number;
  p50: number;
  p99: number;
  failed: number;
}

let keys = 0;

function requestsOf({ requests, from = 0, headers }: Load) {
  if (!requests) return undefined;
  let turn = from;
  const setupRequest = (request: Request): Request => {
    const next = requests[turn++ % requests.length];
    if (!next) return request;
    const { path, method = 'GET', token, body, withKey } = next;
    return {
      ...request,
      path,
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(withKey && { 'idempotency-key': `bench-${process.pid}-${keys++}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
  };
  return [{ setupRequest }];
}

async function run(load: Load): Promise<Loaded> {
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    headers: load.headers,
    ...(load.rate && { overallRate: load.rate }),
    ...(load.requests && { requests: requestsOf(load) }),
  });
  const succeeded = result['2xx'];
  return {
    rate: succeeded / result.duration,
    requests: succeeded,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

let next: Load | null = null;

/** The first message has the requests, the second starts. */
process.on('message', async (message: Load | 'begin') => {
  if (message !== 'begin') next = message;
  process.send?.(message === 'begin' && next ? await run(next) : 'ready');
});
process.on('disconnect', () => process.exit());
