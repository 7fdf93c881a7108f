/**
 * Metrics of several processes: each counts its own, and the first one adds them up when they are read. The library's own way
 * (`clusterMetrics`) responds only when every process has responded, and forgets what a process counted that has ended.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { silentProcesses } from './metrics.ts';
import type { MetricsSource } from './metricsServer.ts';

type Reading = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

interface Question {
  kind: 'read metrics';
  id: number;
}

interface MetricsResponse {
  kind: 'metrics';
  id: number;
  reading: Reading;
}

/** Whoever reads the metrics gets a response within a second, whatever state a process is in. */
const patienceMs = 800;

/** In a process that serves. */
export function shareRegistry(registry: Registry): void {
  process.on('message', async ({ kind, id }: Question) => {
    if (kind !== 'read metrics') return;
    const reading = await registry.getMetricsAsJSON().catch(() => null);
    if (!reading) return;
    const response: MetricsResponse = { kind: 'metrics', id, reading };
    // The first process may have ended meanwhile.
    process.send?.(response, undefined, {}, () => {});
  });
}

/** In the first process. A counter must never fall, so silent and ended processes count by their last responses. */
export function sharedRegistry(): MetricsSource {
  const last = new Map<Worker, Reading>();
  let ended: Reading = [];
  const own = new Registry();
  const silent = new Gauge({ ...silentProcesses, registers: [own] });

  async function addEnded(responses: ReadonlyMap<Worker, Reading>): Promise<void> {
    const gone = [...last].filter(([worker]) => worker.isDead() && !responses.has(worker));
    for (const [worker] of gone) last.delete(worker);
    const counted = gone.map(([, reading]) => countersOf(reading));
    ended = await AggregatorRegistry.aggregate([ended, ...counted]).getMetricsAsJSON();
  }

  async function metrics(): Promise<string> {
    const workers = runningWorkers();
    const responses = await askAll(workers);
    for (const [worker, reading] of responses) last.set(worker, reading);
    const silentWorkers = workers.filter((worker) => !responses.has(worker) && !worker.isDead());
    const known = silentWorkers.map((worker) => countersOf(last.get(worker) ?? []));
    await addEnded(responses);
    silent.set(silentWorkers.length);
    const all = [...responses.values(), ...known, ended, await own.getMetricsAsJSON()];
    return AggregatorRegistry.aggregate(all).metrics();
  }

  /** Those who read at the same time share it. */
  let reading: Promise<string> | null = null;
  return {
    contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE,
    metrics() {
      reading ??= metrics().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}

const runningWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter(
    (worker) => worker !== undefined && !worker.isDead(),
  ) as Worker[];

/** Gauges say how things are now, which an old response does not know. The library has types as words, unlike its declarations. */
const countersOf = (reading: Reading): Reading =>
  reading.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

let asked = 0;

/** The responses that arrive in time. */
async function askAll(workers: readonly Worker[]): Promise<Map<Worker, Reading>> {
  asked += 1;
  const question: Question = { kind: 'read metrics', id: asked };
  const responses = new Map<Worker, Reading>();
  const { promise: everyone, resolve } = Promise.withResolvers<void>();
  const take = (worker: Worker, { kind, id, reading }: MetricsResponse) => {
    if (kind !== 'metrics' || id !== question.id) return;
    responses.set(worker, reading);
    if (responses.size === workers.length) resolve();
  };
  cluster.on('message', take);
  for (const worker of workers) worker.send(question, () => {});
  await Promise.race([everyone, wait(patienceMs)]);
  cluster.off('message', take);
  return responses;
}
