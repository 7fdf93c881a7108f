/**
 * Floods: too many, too slow, too large. An attacker gets a limited amount of time and memory, and others are
 * served.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { formOf, pngClaiming } from '#server/testing/pictures.ts';
import { openRaw, type RawConnection } from '#server/testing/sockets.ts';
import { callShop } from './callShop.ts';
import { registerCustomers } from './customers.ts';
import { orderOf } from './productsForSale.ts';
import { residentMb } from './residentMemory.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { judgedMs, sized, timeout } from './size.ts';

const shop = await openShopUnderTest();
const port = Number(new URL(shop.address).port);
const { tokens, adminToken, products } = await registerCustomers(shop.address, 2, 100_000);
const [token = ''] = tokens;
afterAll(() => shop.stop());

/** The open files that this account may have, on Linux. A safe number elsewhere. */
function mostOpen(): number {
  if (process.platform !== 'linux') return 500;
  const [, soft] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return Number(soft) - 300;
}

const memory = () => residentMb(shop.process.pid);

/** Opens connections that end with the test. */
async function open(count: number, first: string): Promise<RawConnection[]> {
  const all: RawConnection[] = [];
  onTestFinished(() => {
    for (const { socket } of all) socket.destroy();
  });
  for (let n = 0; n < count; n += 1) {
    const connection = openRaw(port);
    if (first) connection.socket.write(first);
    all.push(connection);
    // As many as the system accepts at once.
    if (n % 200 === 199) await pause(20);
  }
  return all;
}

/** Repeats `work` until the test ends. */
function repeatedly(work: () => void, everyMs: number): void {
  const timer = setInterval(work, everyMs);
  onTestFinished(() => clearInterval(timer));
}

/** The slowest of a few orders and page views, in milliseconds. */
async function othersAreServed(): Promise<number> {
  let slowest = 0;
  for (let times = 0; times < 5; times += 1) {
    const startedAt = performance.now();
    const body = orderOf(products.slice(0, 1));
    expect((await callShop(shop.address, 'POST', '/orders', { token, body })).status).toBe(201);
    expect((await callShop(shop.address, 'GET', `/products?search=churi${times}`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  return Math.round(slowest);
}

const servedWithinMs = judgedMs(5_000);
const closedWithinMs = judgedMs(30_000);

describe('connections', () => {
  it('idle ones are tolerated by the thousand, then closed', { timeout }, async () => {
    const count = Math.min(sized(1_000, 9_900), mostOpen());
    const before = memory();
    const idle = await open(count, '');
    const slowest = await othersAreServed();
    const grown = memory() - before;
    const startedAt = performance.now();
    await Promise.all(idle.map(({ closed }) => closed));
    const gone = Math.round(performance.now() - startedAt);
    expect(slowest).toBeLessThan(servedWithinMs);
    expect(grown).toBeLessThan(200);
    expect(gone).toBeLessThan(closedWithinMs);
    report({
      fault: 'Idle connections',
      counts: {
        connections: count,
        'memory growth, MB': Math.round(grown),
        'slowest order and page, ms': slowest,
        'all closed after, ms': gone,
      },
    });
  });

  it('with slow headers are closed while others are served', { timeout }, async () => {
    const count = Math.min(sized(200, 2_000), mostOpen());
    const slow = await open(count, 'GET /api/shop HTTP/1.1\r\nhost: shop\r\n');
    repeatedly(() => {
      for (const { socket } of slow) if (!socket.destroyed) socket.write('x: y\r\n');
    }, 1_000);
    const startedAt = performance.now();
    const slowest = await othersAreServed();
    await Promise.all(slow.map(({ closed }) => closed));
    const gone = Math.round(performance.now() - startedAt);
    expect(slowest).toBeLessThan(servedWithinMs);
    expect(gone).toBeLessThan(closedWithinMs);
    report({
      fault: 'Connections that send their headers slowly (slow-loris)',
      counts: { connections: count, 'slowest order and page, ms': slowest, 'all closed after, ms': gone },
    });
  });

  it('with an endless body get no more memory than one body may have', { timeout }, async () => {
    const count = sized(40, 300);
    const before = memory();
    const head =
      'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    const greedy = await open(count, head);
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    await Promise.all(
      greedy.map(async ({ socket }) => {
        for (let sent = 0; sent < 64 && socket.writable; sent += 1) {
          socket.write(chunk);
          await pause(1);
        }
      }),
    );
    const grown = memory() - before;
    await Promise.all(greedy.map(({ closed }) => closed));
    expect(grown).toBeLessThan(count * 1.5 + 150);
    expect(await othersAreServed()).toBeLessThan(servedWithinMs);
    report({
      fault: 'Endless bodies, 4 MB each',
      counts: { connections: count, 'memory growth, MB': Math.round(grown) },
    });
  });
});

describe('uploads', () => {
  it('that never end go to disk, so that the process does not grow', { timeout }, async () => {
    const before = memory();
    const head = [
      'POST /api/upload/multiple HTTP/1.1',
      'host: shop',
      `authorization: Bearer ${adminToken}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 60000000',
    ];
    const greedy = await open(4, `${head.join('\r\n')}\r\n\r\n`);
    const photo = Buffer.alloc(5_000_000, 1);
    const part = `\r\n--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n`;
    for (let sent = 0; sent < 9; sent += 1) {
      for (const { socket, closed } of greedy) {
        socket.write(part);
        if (socket.write(photo)) continue;
        await Promise.race([new Promise((drained) => socket.once('drain', drained)), closed]);
      }
    }
    const grown = memory() - before;
    const slowest = await othersAreServed();
    expect(grown).toBeLessThan(100);
    expect(slowest).toBeLessThan(servedWithinMs);
    report({
      fault: 'Endless uploads, 45 MB each',
      counts: { uploads: greedy.length, 'memory growth, MB': Math.round(grown) },
    });
  });
});

describe('images', () => {
  it('that decompress to a gigabyte are refused at their first bytes', { timeout }, async () => {
    const bombs = [
      pngClaiming({ width: 30_000, height: 30_000, rows: 3_000 }),
      pngClaiming({ width: 65_000, height: 65_000, rows: 10 }),
      pngClaiming({ width: 16_000, height: 16_000, rows: 500, deep: true }),
    ];
    const before = memory();
    let most = 0;
    repeatedly(() => {
      most = Math.max(most, memory() - before);
    }, 20);
    const startedAt = performance.now();
    const sent = sized(12, 200);
    const send = async (bytes: Buffer) => {
      const { body, headers } = formOf([{ field: 'image', filename: 'bomb.png', type: 'image/png', bytes }]);
      const { status } = await fetch(`${shop.address}/api/upload/single`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${adminToken}` },
        body: new Uint8Array(body),
      });
      return status;
    };
    const statuses = new Set<number>();
    for (let n = 0; n < sent; n += 4) {
      const some = [0, 1, 2, 3].map((at) => send(bombs[(n + at) % bombs.length] as Buffer));
      for (const status of await Promise.all(some)) statuses.add(status);
    }
    const each = Math.round((performance.now() - startedAt) / sent);
    for (const status of statuses) expect([400, 413]).toContain(status);
    expect(most).toBeLessThan(250);
    expect(each).toBeLessThan(judgedMs(2_000));
    report({
      fault: 'Images that decompress to a gigabyte',
      counts: {
        pictures: sent,
        'memory growth at most, MB': Math.round(most),
        'each refused within, ms': each,
      },
    });
  });
});
