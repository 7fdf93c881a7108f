/** Makes each request that Fastify sees a trace. Responses from memory are none: they are counted by the metrics. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestTrace, Tracing } from '#server/tracing/trace.ts';

export function traceRequests(app: FastifyInstance, tracing: Pick<Tracing, 'request'>): void {
  const traces = new WeakMap<FastifyRequest, RequestTrace>();
  app.addHook('onRequest', (request, _reply, next) => {
    const trace = tracing.request({ method: request.method, requestId: request.id });
    traces.set(request, trace);
    trace.within(next);
  });
  // Reading a body loses it.
  app.addHook('preValidation', (request, _reply, next) => {
    const trace = traces.get(request);
    if (trace) trace.within(next);
    else next();
  });
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    traces.get(request)?.end({ route: request.routeOptions.url ?? 'none', status });
  });
}
