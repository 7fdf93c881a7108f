/** Metrics of this process, for a Prometheus on the same machine. */
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SentResponse } from './requestLog.ts';
import type { ResponseCache } from './responseCache.ts';

export interface Measured {
  cache: ResponseCache;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Called at each reading. Gives no figures while the database is away. */
  countJobs: () => Promise<{ task: string; waiting: number; failed: number }[]>;
  countEvents: () => Promise<{ waiting: number; failed: number }>;
}

/** From the fraction of a millisecond of a cached response to the longest that a statement may take. */
const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

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

  watch({ cache, pool, countJobs, countEvents }: Measured): void {
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
    this.#watchJobs(countJobs);
    this.#watchEvents(countEvents);
  }

  #watchEvents(countEvents: Measured['countEvents']): void {
    new Gauge({
      name: 'kakon_outbox_events',
      help: 'Events of the outbox: waiting to be applied, or left out because a projection failed',
      // Every process counts the same rows.
      aggregator: 'max',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        this.reset();
        const counted = await countEvents().catch(() => null);
        if (counted) for (const [state, events] of Object.entries(counted)) this.set({ state }, events);
      },
    });
  }

  #watchJobs(countJobs: Measured['countJobs']): void {
    new Gauge({
      name: 'kakon_jobs',
      help: 'Jobs by task: waiting for their turn, or given up on',
      aggregator: 'max',
      labelNames: ['task', 'state'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { task, waiting, failed } of await countJobs().catch(() => [])) {
          this.set({ task, state: 'waiting' }, waiting);
          this.set({ task, state: 'failed' }, failed);
        }
      },
    });
  }
}
