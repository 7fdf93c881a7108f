/** Too many, too slow, too much: whoever means harm gets so much time and memory and no more, and others are served. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf, pngClaiming } from '#server/testing/pictures.ts';
import { openRaw, type RawConnection } from '#server/testing/sockets.ts';
import { ask } from './askShop.ts';
import { gatherCompany } from './customers.ts';
import { tell } from './figures.ts';
import { orderOf } from './goodsForSale.ts';
import { residentMb } from './residentMemory.ts';
import { openShopUnderFire } from './shopUnderFire.ts';
import { sized, timeout } from './size.ts';

const shop = await openShopUnderFire();
const port = Number(new URL(shop.address).port);
const { tokens, goods } = await gatherCompany(shop.address, 2, 100_000);
const [token = ''] = tokens;
afterAll(() => shop.stop());

/** What this account may have open, on Linux; elsewhere few enough for any. */
function mostOpen(): number {
  if (process.platform !== 'linux') return 500;
  const [, soft] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return Number(soft) - 300;
}

const memory = () => residentMb(shop.process.pid);

/** The slowest of a few orders and looks, in milliseconds. */
async function othersAreServed(): Promise<number> {
  let slowest = 0;
  for (let times = 0; times < 5; times += 1) {
    const begun = performance.now();
    const body = orderOf(goods.slice(0, 1));
    expect((await ask(shop.address, 'POST', '/orders', { token, body })).status).toBe(201);
    expect((await ask(shop.address, 'GET', `/products?search=churi${times}`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return Math.round(slowest);
}

async function open(count: number, first: string): Promise<RawConnection[]> {
  const all: RawConnection[] = [];
  for (let n = 0; n < count; n += 1) {
    const connection = openRaw(port);
    if (first) connection.socket.write(first);
    all.push(connection);
    // As many as the system takes in one go.
    if (n % 200 === 199) await pause(20);
  }
  return all;
}

const servedWithinMs = 5_000;

describe('connections', () => {
  it('that say nothing are borne by the thousand, and let go', { timeout }, async () => {
    const count = Math.min(sized(1_000, 9_900), mostOpen());
    const before = memory();
    const idle = await open(count, '');
    const slowest = await othersAreServed();
    const grown = memory() - before;
    const begun = performance.now();
    await Promise.all(idle.map(({ closed }) => closed));
    const gone = Math.round(performance.now() - begun);
    expect(slowest).toBeLessThan(servedWithinMs);
    expect(grown).toBeLessThan(200);
    expect(gone).toBeLessThan(30_000);
    tell({
      fault: 'Connections that say nothing',
      counts: {
        connections: count,
        'memory grown, MB': Math.round(grown),
        'slowest order and look, ms': slowest,
        'all let go after, ms': gone,
      },
    });
  });

  it('that drip their headers are cut, and others are served meanwhile', { timeout }, async () => {
    const count = Math.min(sized(200, 2_000), mostOpen());
    const slow = await open(count, 'GET /api/shop HTTP/1.1\r\nhost: shop\r\n');
    const drip = setInterval(() => {
      for (const { socket } of slow) if (!socket.destroyed) socket.write('x: y\r\n');
    }, 1_000);
    const begun = performance.now();
    const slowest = await othersAreServed();
    await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(drip);
    const gone = Math.round(performance.now() - begun);
    expect(slowest).toBeLessThan(servedWithinMs);
    expect(gone).toBeLessThan(30_000);
    tell({
      fault: 'Connections that drip their headers (slow-loris)',
      counts: { connections: count, 'slowest order and look, ms': slowest, 'all cut after, ms': gone },
    });
  });

  it('that send a body without end get no more memory than one may have', { timeout }, async () => {
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
    tell({
      fault: 'Bodies without end, 4 MB each',
      counts: { connections: count, 'memory grown, MB': Math.round(grown) },
    });
  });
});

describe('pictures', () => {
  it('that would be a gigabyte once unpacked are refused at their first bytes', { timeout }, async () => {
    const bombs = [
      pngClaiming({ width: 30_000, height: 30_000, rows: 3_000 }),
      pngClaiming({ width: 65_000, height: 65_000, rows: 10 }),
      pngClaiming({ width: 16_000, height: 16_000, rows: 500, deep: true }),
    ];
    const before = memory();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memory() - before);
    }, 20);
    const begun = performance.now();
    const sent = sized(12, 200);
    const send = async (bytes: Buffer) => {
      const { body, headers } = formOf([{ field: 'image', filename: 'bomb.png', type: 'image/png', bytes }]);
      const { status } = await fetch(`${shop.address}/api/upload/single`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: new Uint8Array(body),
      });
      return status;
    };
    const statuses = new Set<number>();
    for (let n = 0; n < sent; n += 4) {
      const some = [0, 1, 2, 3].map((at) => send(bombs[(n + at) % bombs.length] as Buffer));
      for (const status of await Promise.all(some)) statuses.add(status);
    }
    clearInterval(watch);
    const each = Math.round((performance.now() - begun) / sent);
    for (const status of statuses) expect([400, 413]).toContain(status);
    expect(most).toBeLessThan(250);
    expect(each).toBeLessThan(2_000);
    tell({
      fault: 'Pictures that would be a gigabyte once unpacked',
      counts: {
        pictures: sent,
        'memory grown at most, MB': Math.round(most),
        'each refused within, ms': each,
      },
    });
  });
});
