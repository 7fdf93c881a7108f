/** Records spans by OpenTelemetry and sends them to its collector (OTLP over HTTP), in batches, beside the work. */
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RequestTrace, Trace, Tracing } from './trace.ts';

export interface TracingOptions {
  /** The address of the collector, without a path. */
  endpoint: string;
  /** From 0 to 1: the share of requests and jobs that are recorded. */
  share: number;
}

const closingMs = 2_000;
/** The texts of statements hold no values. */
const longestText = 2_000;

export function openTracing({ endpoint, share }: TracingOptions): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'kakon',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: closingMs,
      }),
    ],
  });
  const tracer = provider.getTracer('kakon');
  return {
    trace: tracedBy(tracer),
    statement: (text) => statementSpan(tracer, text),
    request: (request) => requestSpan(tracer, request),
    close: () => Promise.race([provider.shutdown(), wait(closingMs, undefined, { ref: false })]),
  };
}

/** Only the kind of an error: its text may quote what a customer sent. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

function tracedBy(tracer: Tracer): Trace {
  return ({ name, attributes = {} }, run) =>
    tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await run();
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
}

/** A statement of no request, job or projection, as those that ask for work ten times a second, is not recorded. */
function statementSpan(tracer: Tracer, text: string): ((error?: unknown) => void) | null {
  if (!trace.getActiveSpan()?.isRecording()) return null;
  const span = tracer.startSpan(/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  return (error) => {
    if (error) fail(span, error);
    span.end();
  };
}

function requestSpan(
  tracer: Tracer,
  { method, requestId }: { method: string; requestId: string },
): RequestTrace {
  const span = tracer.startSpan(
    method,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'kakon.request_id': requestId },
    },
    // Always a new trace: one named by a client could not be trusted.
    ROOT_CONTEXT,
  );
  const own = trace.setSpan(ROOT_CONTEXT, span);
  return {
    within: (next) => context.with(own, next),
    end({ route, status }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
