/** Bodies with files, over a real socket. None is read too early, held in memory or left on disk. */
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { formOf, jpeg } from '#server/testing/pictures.ts';
import { openRaw, type RawConnection } from '#server/testing/sockets.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { incomingBodies } from './incomingFiles.ts';

const megabyte = 1024 * 1024;
const bounds = { bodiesAtOnce: 3, bodiesOfOne: 2, longestWaitMs: 1_500, leastFree: () => 0 };
const shop = await openTestApp({ parts: { incoming: bounds }, settings: { limitsFactor: 1 } });
const incoming = join(shop.settings.dataDir, 'incoming');
const { db } = shop;
let port: number;
let open: RawConnection[] = [];

beforeAll(async () => {
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, 'left-by-a-dead-process'), 'x');
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(join(incoming, 'left-by-a-dead-process'), longAgo, longAgo);
  writeFileSync(join(incoming, 'of-another-process'), 'x');
  port = await listen(shop);
});

async function listen({ app }: TestApp): Promise<number> {
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return (app.fastify.server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const { socket } of open) socket.destroy();
  open = [];
  await vi.waitFor(() => expect(filesThere()).toEqual([]), { timeout: 5_000 });
});

const filesThere = () => readdirSync(incoming).filter((name) => name !== 'of-another-process');

const collectGarbage = (): void => {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
};

const newAdmin = async () => shop.tokenOf(await buildAdmin(db));

/** Sends the headers of a form with files. */
function begin(token: string, length = 60 * megabyte, path = '/api/upload/multiple'): RawConnection {
  const connection = openRaw(port);
  open.push(connection);
  connection.socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: shop',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${length}`,
      '',
      '',
    ].join('\r\n'),
  );
  return connection;
}

const part = (n: number) =>
  `\r\n--b\r\ncontent-disposition: form-data; name="images"; filename="${n}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;

async function write({ socket }: RawConnection, data: string | Buffer): Promise<void> {
  if (!socket.write(data)) await new Promise((drained) => socket.once('drain', drained));
}

const fourMegabytes = Buffer.alloc(4 * megabyte, 1);

/** Sends whole photos, but not the end of the form. */
async function sendUnfinished(connection: RawConnection, photos: number): Promise<void> {
  for (let n = 0; n < photos; n += 1) {
    await write(connection, part(n));
    await write(connection, fourMegabytes);
  }
}

const photo = await jpeg();
const sendWhole = async (token: string, to = port) => {
  const { body, headers } = formOf([{ field: 'images', filename: 'ring.jpg', bytes: photo }]);
  const response = await fetch(`http://127.0.0.1:${to}/api/upload/multiple`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
};

describe('unfinished bodies', () => {
  it('are on disk and not in memory, and are removed when their sender disconnects', async () => {
    const tokens = await Promise.all([newAdmin(), newAdmin(), newAdmin()]);
    const held = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    };
    const before = held();
    await Promise.all(tokens.map((token) => sendUnfinished(begin(token), 9)));
    await vi.waitFor(() => expect(filesThere().length).toBeGreaterThanOrEqual(24), { timeout: 10_000 });
    // 108 MB have been sent. V8 frees within moments what it has not freed yet. A body in memory would stay.
    await vi.waitFor(() => expect(held() - before).toBeLessThan(20 * megabyte), { timeout: 10_000 });
    expect((await shop.call('GET', '/shop')).status).toBe(200);
    for (const { socket } of open) socket.destroy();
    await vi.waitFor(() => expect(filesThere()).toEqual([]), { timeout: 5_000 });
    expect((await sendWhole(tokens[0])).status).toBe(201);
  });

  it('are limited in number, and a further request is refused with a Retry-After', async () => {
    for (const token of [await newAdmin(), await newAdmin(), await newAdmin()]) {
      await sendUnfinished(begin(token), 1);
    }
    await vi.waitFor(() => expect(filesThere()).toHaveLength(3));
    const { status, retryAfter } = await sendWhole(await newAdmin());
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  });

  it('of one user do not take all places', async () => {
    const [greedy, other] = [await newAdmin(), await newAdmin()];
    await sendUnfinished(begin(greedy), 1);
    await sendUnfinished(begin(greedy), 1);
    await vi.waitFor(() => expect(filesThere()).toHaveLength(2));
    expect((await sendWhole(greedy)).status).toBe(503);
    expect((await sendWhole(other)).status).toBe(201);
  });

  it('free their place for a waiting request, and a sender that has left takes none', async () => {
    const tokens = await Promise.all([newAdmin(), newAdmin(), newAdmin()]);
    for (const token of tokens) await sendUnfinished(begin(token), 1);
    await vi.waitFor(() => expect(filesThere()).toHaveLength(3));
    const leaving = begin(await newAdmin());
    const waiting = sendWhole(await newAdmin());
    await pause(50);
    leaving.socket.destroy();
    for (const { socket } of open) socket.destroy();
    expect((await waiting).status).toBe(201);
    for (let n = 0; n < 4; n += 1) expect((await sendWhole(await newAdmin())).status).toBe(201);
  });
});

describe('a body is refused before it is received', () => {
  /** The response before the first byte of the body is sent. */
  const responseTo = async (token: string, path?: string) => {
    const { socket } = begin(token, 60 * megabyte, path);
    return new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  };

  it('if the sender is not logged in', async () => {
    expect(await responseTo('nobody')).toContain('HTTP/1.1 401');
  });

  it('if a customer has nothing to review, or imports products without being an admin', async () => {
    const customer = await shop.tokenOf(await buildCustomer(db));
    expect(await responseTo(customer)).toContain('HTTP/1.1 409');
    expect(await responseTo(customer, '/api/admin/products/import')).toContain('HTTP/1.1 403');
  });

  it('if the sender is over the rate limit', async () => {
    const customer = await buildCustomer(db);
    const lines = [{ product: await buildProduct(db) }];
    await buildOrder(db, { customer, lines, status: 'delivered' });
    const token = await shop.tokenOf(customer);
    const nothing = () => shop.call('POST', '/upload/single', { token });
    for (let n = 0; n < 100; n += 1) expect((await nothing()).status).toBe(415);
    expect(await responseTo(token)).toContain('HTTP/1.1 429');
  });

  it('while the disk is nearly full', async () => {
    const full = await openTestApp({
      beside: shop,
      parts: { incoming: { leastFree: (diskSize) => diskSize } },
    });
    const response = await sendWhole(await newAdmin(), await listen(full));
    expect(response).toMatchObject({
      status: 503,
      body: { message: 'We cannot store files right now. Please try again later.' },
    });
    expect(Number(response.retryAfter)).toBeGreaterThan(0);
  });
});

describe('received files', () => {
  it('are removed after the response, whether accepted or refused', async () => {
    const token = await newAdmin();
    expect((await sendWhole(token)).status).toBe(201);
    expect(filesThere()).toEqual([]);
    const { body, headers } = formOf([{ field: 'images', filename: 'x.jpg', bytes: Buffer.from('x') }]);
    expect((await shop.call('POST', '/upload/multiple', { token, body, headers })).status).toBe(415);
    expect(filesThere()).toEqual([]);
  });

  it('that cannot be removed free their place all the same', async () => {
    const directory = join(shop.settings.dataDir, 'unremovable');
    const bodies = incomingBodies(directory, { bodiesAtOnce: 1, longestWaitMs: 50, leastFree: () => 0 });
    const form = {
      raw: {},
      headers: {},
      isMultipart: () => true,
      files: async function* () {
        yield { fieldname: 'images', filename: 'ring.jpg', file: Readable.from(['x']) };
      },
    } as unknown as FastifyRequest;
    const body = bodies.bodyOf(form);
    await body.read('rima');
    const [name = ''] = readdirSync(directory);
    rmSync(join(directory, name));
    mkdirSync(join(directory, name));
    await expect(body.discard()).rejects.toThrow();
    expect(await bodies.bodyOf(form).read('rima')).toHaveLength(1);
  });

  it('of a process that died are removed at the start, but not those of another live process', () => {
    expect(readdirSync(incoming)).toEqual(['of-another-process']);
  });
});
