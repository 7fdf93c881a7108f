/** Metrics of this process, for a Prometheus on the same machine. */
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type DatabaseReaders, watchDatabase } from './databaseMetrics.ts';
import type { SentResponse } from './requestLog.ts';
import type { ResponseCache } from './responseCache.ts';

export interface Measured extends DatabaseReaders {
  cache: ResponseCache;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
}

/** From the fraction of a millisecond of a cached response to the longest that a statement may take. */
const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** The first of several processes counts those that do not respond (`sharedMetrics.ts`). One that responds is not silent. */
export const silentProcesses = {
  name: 'kakon_processes_silent',
  help: 'Processes that do not say what they have counted. Their counters are those of their last response',
};

export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'kakon_http_request_seconds',
    help: 'Requests by call and status, with those served from memory',
    labelNames: ['call', 'status'],
    buckets: seconds,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({ ...silentProcesses, registers: [this.registry] }).set(0);
  }

  /** Labels by the pattern of the address, so that visitors cannot make new series. */
  countRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const call = routeOptions.url ? `${method} ${routeOptions.url}` : 'none';
      this.#requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }

  countCached({ method, route, status, ms }: SentResponse): void {
    this.#requests.observe({ call: `${method} ${route}`, status }, ms / 1000);
  }

  watch({ cache, pool, ...readers }: Measured): void {
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    const counter = (name: string, help: string, read: () => number) =>
      new Counter({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    counter(
      'kakon_cached_responses_served_total',
      'Responses taken from memory, by readers and by the pages that show them',
      () => cache.hits,
    );
    counter('kakon_cached_responses_made_total', 'Public responses that had to be made', () => cache.misses);
    gauge('kakon_cached_responses', 'Responses in memory', () => cache.count);
    gauge('kakon_cached_responses_bytes', 'Bytes of responses in memory', () => cache.bytes);
    gauge('kakon_database_connections', 'Connections of the pool', () => pool.totalCount);
    gauge('kakon_database_connections_idle', 'Connections at rest', () => pool.idleCount);
    gauge('kakon_database_waiting', 'Requests waiting for a connection', () => pool.waitingCount);
    watchDatabase(this.registry, readers);
  }
}
