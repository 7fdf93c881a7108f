/** A shop whose settings name a collector: what the collector receives, and what it must not receive. */
import { expect, it } from 'vitest';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { attributeOf, openTraceReceiver, type ReceivedSpan } from '#server/testing/traceReceiver.ts';

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

it('sends requests with their SQL, projections and jobs, and no values', { timeout: 60_000 }, async () => {
  const { endpoint, spans, services } = await openTraceReceiver();
  const shop = await openShopProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const call = (path: string, options?: RequestInit) => fetch(`${shop.address}/api${path}`, options);
  const email = 'rahima@example.com';

  expect((await call('/products')).status).toBe(200);
  const registered = await call('/auth/register', post({ name: 'Rahima', email, password: 'churi-1234' }));
  expect(registered.status).toBe(201);
  expect((await call('/auth/forgot-password', post({ email }))).status).toBe(200);

  const named = (name: string): ReceivedSpan | undefined => spans.find((span) => span.name === name);
  const within = ({ spanId }: ReceivedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  await expect.poll(() => named('job sendResetCode'), { timeout: 20_000 }).toBeTruthy();
  await expect.poll(() => named('projection userCounts'), { timeout: 20_000 }).toBeTruthy();

  const list = named('GET /api/products') as ReceivedSpan;
  expect(attributeOf(list, 'http.response.status_code')).toBe(200);
  expect(within(list).map((span) => attributeOf(span, 'db.query.text'))).toContainEqual(
    expect.stringContaining('products'),
  );
  // Its statements follow after its body has been read.
  const register = named('POST /api/auth/register') as ReceivedSpan;
  expect(within(register).map(({ name }) => name)).toContain('INSERT');
  const projection = named('projection userCounts') as ReceivedSpan;
  expect(spans.find(({ spanId }) => spanId === projection.parentSpanId)?.name).toBe('apply events');
  expect(within(named('job sendResetCode') as ReceivedSpan).length).toBeGreaterThan(0);

  // Statements that ask for work belong to nothing, and are not recorded.
  expect(spans.filter(({ kind, parentSpanId }) => kind === 3 && !parentSpanId)).toEqual([]);
  expect([...services]).toEqual(['kakon']);
  expect(JSON.stringify(spans)).not.toMatch(/rahima|churi-1234/i);
});

it('serves while the collector is away, and stops in time', { timeout: 60_000 }, async () => {
  const shop = await openShopProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${shop.address}/api/products`)).status).toBe(200);
  const startedAt = performance.now();
  await shop.stop();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
