/** Requests at the level of the socket: too large, too slow, too long, or not HTTP. */
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openRaw, type RawConnection, sayRaw } from '#server/testing/sockets.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const quick = { headersMs: 400, requestMs: 800, checkEveryMs: 50, silenceMs: 10_000, keepAliveMs: 300 };
/** Reads the URL of the request, as the real renderer does. */
const renderer = async () => ({
  renderPage: async ({ url }: Request) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    text: [`<!doctype html><title>${new URL(url).pathname.length}</title>`],
    scripts: [],
  }),
});
const { app, call, db, tokenOf } = await openTestApp({
  parts: { httpLimits: quick, web: { renderer } },
  listening: true,
});
let port: number;

beforeAll(async () => {
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.fastify.server.address() as AddressInfo);
});

const fetchShop = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

/** Sends a little text now and then until the connection is closed. */
async function drip({ socket }: RawConnection, text: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(text);
    await pause(30);
  }
}

function readResponse(response: string) {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) };
}

describe('slow clients', () => {
  it('headers that never end are cut off, and the shop keeps serving', async () => {
    const slow = Array.from({ length: 50 }, () => openRaw(port));
    for (const connection of slow) {
      connection.socket.write('GET /api/shop HTTP/1.1\r\nhost: shop\r\n');
      void drip(connection, 'x-drip: a\r\n');
    }
    expect((await fetchShop('/api/shop')).status).toBe(200);
    const responses = await Promise.all(slow.map(({ closed }) => closed));
    expect(readResponse(responses[0] ?? '')).toMatchObject({
      status: 408,
      body: { message: 'The request took too long' },
    });
  });

  it('a body that never ends is cut off', async () => {
    const slow = openRaw(port);
    slow.socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    void drip(slow, ' ');
    expect(readResponse(await slow.closed).status).toBe(408);
  });

  it('a silent connection is closed', async () => {
    const { closed } = openRaw(port);
    await closed;
  });

  it('an idle keep-alive connection is closed', async () => {
    const { socket, closed } = openRaw(port);
    socket.write('GET /api/shop HTTP/1.1\r\nhost: shop\r\n\r\n');
    expect(await closed).toContain('HTTP/1.1 200');
  });
});

describe('large requests', () => {
  it.each([
    ['headers', `GET /api/shop HTTP/1.1\r\nhost: shop\r\nx-large: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['an address', `GET /api/products?search=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: shop\r\n\r\n`],
  ])('%s too long: 431 as JSON', async (_, request) => {
    const { status, head, body } = readResponse(await sayRaw(port, request));
    expect(status).toBe(431);
    expect(body).toEqual({ message: 'The request is too large', code: 'tooLarge' });
    expect(head).toContain('content-type: application/json');
    expect(head).toContain('x-content-type-options: nosniff');
  });

  it('a long search within the limit is accepted', async () => {
    expect((await fetchShop(`/api/products?search=${'a%20'.repeat(3_000)}`)).status).toBeLessThan(500);
  });

  it('a body of more than 1 MB: 413 as JSON, with or without a content-length', async () => {
    const headers = { 'content-type': 'application/json' };
    const refusal = await fetchShop('/api/auth/login', {
      method: 'POST',
      headers,
      body: `"${'a'.repeat(1024 * 1024)}"`,
    });
    expect(refusal.status).toBe(413);
    expect(await refusal.json()).toMatchObject({ message: 'The request is too large' });
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

describe('a long body', () => {
  /** The response to the headers alone. */
  const responseTo = (path: string, lines: string[]) => {
    const { socket } = openRaw(port);
    socket.write(
      `POST /api${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n${lines.join('\r\n')}\r\n\r\n`,
    );
    return new Promise<number>((resolve) =>
      socket.once('data', (data) => {
        socket.destroy();
        resolve(Number(String(data).split(' ')[1]));
      }),
    );
  };

  it('is refused by its content-length if the caller is not an admin', async () => {
    expect(await responseTo('/auth/login', ['content-length: 20000'])).toBe(413);
    expect(await responseTo('/orders', ['content-length: 200000'])).toBe(413);
  });

  it.each([['content-length: 900000'], ['transfer-encoding: chunked']])(
    'for an admin’s call is received from no one but an admin (%s)',
    async (length) => {
      expect(await responseTo('/products', [length])).toBe(401);
      const token = await tokenOf(await buildCustomer(db));
      expect(await responseTo('/products', [length, `authorization: Bearer ${token}`])).toBe(403);
    },
  );

  it('is received from an admin', async () => {
    const token = await tokenOf(await buildAdmin(db));
    const body = { name: 'x'.repeat(300_000) };
    expect((await call('POST', '/products', { token, body })).status).toBe(400);
  });
});

describe('a request target that is not a path', () => {
  const statusOf = async (requestLine: string) => {
    const response = await sayRaw(port, `${requestLine} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);
    return Number(response.split(' ')[1]);
  };

  it.each([
    'http://evil.example/api/shop',
    'HTTP://evil.example:99/api/shop?x=1',
    'https://user:word@evil.example/api/shop',
  ])('%s is routed by its path', async (target) => {
    expect(await statusOf(`GET ${target}`)).toBe(200);
  });

  it.each([
    'http://evil.example/',
    'http://evil.example',
    'http://evil.example?products',
    'http:///',
    'http://',
  ])('%s leads to a page of the shop', async (target) => {
    expect(await statusOf(`GET ${target}`)).toBe(200);
  });

  it('//evil.example/ leads to a page of the shop by its own address', async () => {
    const line = 'GET //evil.example/ HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n';
    const response = await sayRaw(port, line);
    expect(response).toMatch(/^HTTP\/1\.1 301 /);
    expect(response).toMatch(/^location: \/evil\.example\r$/im);
  });

  it.each(['x://evil/', 'ftp://evil.example/', 'x:/evil', '*', 'evil', 'evil.example:443'])(
    '%s is refused',
    async (target) => {
      expect(await statusOf(`GET ${target}`)).toBe(400);
    },
  );
});

it('bytes that are not HTTP: 400 as JSON', async () => {
  const { status, body } = readResponse(await sayRaw(port, 'HELO shop\r\n\r\n'));
  expect(status).toBe(400);
  expect(body).toEqual({ message: 'The request could not be read', code: 'malformedBody' });
});

it('a body with two lengths is refused, so nothing can be smuggled past a proxy', async () => {
  const smuggled =
    'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/users HTTP/1.1\r\n\r\n';
  expect(readResponse(await sayRaw(port, smuggled)).status).toBe(400);
});

describe('every response has a request id', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

  it('made by the shop, for cached responses and refusals too', async () => {
    const forged = { headers: { 'x-request-id': 'forged', 'request-id': 'forged' } };
    const paths = ['/api/shop', '/api/shop', '/api/cart', '/api/nowhere', '/%zz', '/api/health'];
    const ids = [];
    for (const path of paths) ids.push((await fetchShop(path, forged)).headers.get('x-request-id') ?? '');
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(paths.length);
  });

  it('for calls in process, too', async () => {
    expect((await call('GET', '/cart')).headers['x-request-id']).toMatch(uuid);
  });
});
