import cluster from 'node:cluster';
import type { Settings } from './environment.ts';
import type { Metrics } from './http/metrics.ts';
import { type MetricsServer, type MetricsSource, serveMetrics } from './http/metricsServer.ts';
import type { StartedResources } from './startedResources.ts';
import { StartRefusal } from './startRefusal.ts';

/** Null without METRICS_PORT: then the library is not loaded. */
export async function loadMetrics({ metricsPort }: Settings): Promise<Metrics | null> {
  if (metricsPort === null) return null;
  const { Metrics } = await import('./http/metrics.ts');
  return new Metrics();
}

/** The first process serves the metrics of all processes together. */
export async function openSharedMetrics(settings: Settings, started: StartedResources): Promise<void> {
  if (settings.metricsPort === null) return;
  const { sharedRegistry } = await import('./http/sharedMetrics.ts');
  await open(sharedRegistry(), settings, started);
}

export async function openMetrics(
  { registry }: Metrics,
  settings: Settings,
  started: StartedResources,
): Promise<void> {
  if (!cluster.isWorker) return open(registry, settings, started);
  const { shareRegistry } = await import('./http/sharedMetrics.ts');
  shareRegistry(registry);
}

async function open(
  registry: MetricsSource,
  { metricsPort, metricsHost: host }: Settings,
  started: StartedResources,
): Promise<void> {
  const port = metricsPort ?? 0;
  let server: MetricsServer;
  try {
    server = await serveMetrics(registry, { port, host });
  } catch {
    throw new StartRefusal(
      `METRICS_PORT: ${port} can't be opened at METRICS_HOST ${host}; choose a free one of 1024 or above`,
    );
  }
  started.add(() => server.close());
}
