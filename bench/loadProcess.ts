/** The shoppers: a process of its own, so that asking takes nothing from what answers. Told by message what to do. */
import autocannon, { type Request } from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Requests in turn from here on; absent, the address is asked as it is. */
  requests?: readonly { path: string; method?: 'POST'; token?: string; body?: object; withKey?: boolean }[];
  /** Where in the list to begin, so that no run repeats what another has asked. */
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
    ...(load.requests && { requests: requestsOf(load) }),
  });
  const answered = result['2xx'];
  return {
    rate: answered / result.duration,
    requests: answered,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

let next: Load | null = null;

/** First what to ask for, then the word to begin. */
process.on('message', async (message: Load | 'begin') => {
  if (message !== 'begin') next = message;
  process.send?.(message === 'begin' && next ? await run(next) : 'ready');
});
process.on('disconnect', () => process.exit());
