/** Metrics of several processes: each counts its own, and the first one adds them up when they are read. */
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { MetricsSource } from './metricsServer.ts';

/** In a process that serves. */
export function shareRegistry(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // Answers the first process.
  new AggregatorRegistry();
}

/** In the first process. */
export function sharedRegistry(): MetricsSource {
  const shared = new AggregatorRegistry();
  return { contentType: shared.contentType, metrics: () => shared.clusterMetrics() };
}
