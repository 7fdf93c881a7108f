import type { Settings } from '#server/environment.ts';
import type { StartedResources } from '#server/startedResources.ts';
import type { Tracing } from './trace.ts';

/** Null without OTEL_EXPORTER_OTLP_ENDPOINT: then the libraries are not loaded. */
export async function loadTracing(
  { traceEndpoint: endpoint, traceShare: share }: Pick<Settings, 'traceEndpoint' | 'traceShare'>,
  started: StartedResources,
): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { openTracing } = await import('./openTracing.ts');
  const tracing = openTracing({ endpoint, share });
  started.add(tracing.close);
  return tracing;
}
