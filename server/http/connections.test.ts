/** What arrives at the socket: too much, too slowly, too long, or nothing a server could read. */
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { openRaw, type RawConnection, sayRaw } from '#server/testing/sockets.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const quick = { headersMs: 400, requestMs: 800, checkEveryMs: 50, silenceMs: 10_000, keepAliveMs: 300 };
const { app, call } = await openTestApp({ parts: { httpLimits: quick }, listening: true });
let port: number;

beforeAll(async () => {
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.fastify.server.address() as AddressInfo);
});

const fetchShop = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

/** A byte now and then, for as long as anybody listens. */
async function drip({ socket }: RawConnection, text: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(text);
    await pause(30);
  }
}

function readAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) };
}

describe('slowly', () => {
  it('headers that never end are cut short, and the shop goes on', async () => {
    const slow = Array.from({ length: 50 }, () => openRaw(port));
    for (const connection of slow) {
      connection.socket.write('GET /api/shop HTTP/1.1\r\nhost: shop\r\n');
      void drip(connection, 'x-drip: a\r\n');
    }
    expect((await fetchShop('/api/shop')).status).toBe(200);
    const answers = await Promise.all(slow.map(({ closed }) => closed));
    expect(readAnswer(answers[0] ?? '')).toMatchObject({
      status: 408,
      body: { message: 'The request took too long' },
    });
  });

  it('a body that never ends is cut short', async () => {
    const slow = openRaw(port);
    slow.socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    void drip(slow, ' ');
    expect(readAnswer(await slow.closed).status).toBe(408);
  });

  it('a connection that says nothing is closed', async () => {
    const { closed } = openRaw(port);
    await closed;
  });

  it('a connection that is kept for more is closed when nothing more comes', async () => {
    const { socket, closed } = openRaw(port);
    socket.write('GET /api/shop HTTP/1.1\r\nhost: shop\r\n\r\n');
    expect(await closed).toContain('HTTP/1.1 200');
  });
});

describe('too much', () => {
  it.each([
    ['headers', `GET /api/shop HTTP/1.1\r\nhost: shop\r\nx-large: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['an address', `GET /api/products?search=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: shop\r\n\r\n`],
  ])('%s: 431 as JSON', async (_, request) => {
    const { status, head, body } = readAnswer(await sayRaw(port, request));
    expect(status).toBe(431);
    expect(body).toEqual({ message: 'The request is too large', code: 'tooLarge' });
    expect(head).toContain('content-type: application/json');
    expect(head).toContain('x-content-type-options: nosniff');
  });

  it('a long but bearable address is searched for in bounded time', async () => {
    expect((await fetchShop(`/api/products?search=${'a%20'.repeat(3_000)}`)).status).toBeLessThan(500);
  });

  it('a body of more than 1 MB: 413 as JSON, whether or not it says so beforehand', async () => {
    const headers = { 'content-type': 'application/json' };
    const told = await fetchShop('/api/auth/login', {
      method: 'POST',
      headers,
      body: `"${'a'.repeat(1024 * 1024)}"`,
    });
    expect(told.status).toBe(413);
    expect(await told.json()).toMatchObject({ message: 'The request is too large' });
    const chunks = Array.from({ length: 40 }, () => 'a'.repeat(64 * 1024));
    const untold = await fetchShop('/api/auth/login', {
      method: 'POST',
      headers,
      body: ReadableStream.from(chunks).pipeThrough(new TextEncoderStream()),
      duplex: 'half',
    } as RequestInit).catch((error: Error) => error);
    if (untold instanceof Response) expect(untold.status).toBe(413);
    expect((await fetchShop('/api/shop')).status).toBe(200);
  });
});

it('what is no HTTP: 400 as JSON', async () => {
  const { status, body } = readAnswer(await sayRaw(port, 'HELO shop\r\n\r\n'));
  expect(status).toBe(400);
  expect(body).toEqual({ message: 'The request could not be read', code: 'malformedBody' });
});

it('two lengths for one body are refused: nothing can be smuggled past a proxy', async () => {
  const smuggled =
    'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/users HTTP/1.1\r\n\r\n';
  expect(readAnswer(await sayRaw(port, smuggled)).status).toBe(400);
});

describe('every answer names its request', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

  it('by an id of the shop’s own making, kept answers and refusals too', async () => {
    const forged = { headers: { 'x-request-id': 'forged', 'request-id': 'forged' } };
    const paths = ['/api/shop', '/api/shop', '/api/cart', '/api/nowhere', '/%zz', '/api/health'];
    const ids = [];
    for (const path of paths) ids.push((await fetchShop(path, forged)).headers.get('x-request-id') ?? '');
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(paths.length);
  });

  it('in process as over the wire', async () => {
    expect((await call('GET', '/cart')).headers['x-request-id']).toMatch(uuid);
  });
});
