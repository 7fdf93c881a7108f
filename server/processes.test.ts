/** A shop of several processes: one of them dies, all count together, one signal stops all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { openShopProcess } from '#server/testing/openShopProcess.ts';

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The processes that serve. The first one also has PostgreSQL and its guard below it. */
const serving = (first: number): number[] =>
  childrenOf(first).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('shopProcess'));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.runIf(process.platform === 'linux')('serves by two processes', { timeout: 120_000 }, async () => {
  const metricsPort = await freeLoopbackPort();
  const shop = await openShopProcess({ PROCESSES: '2', METRICS_PORT: String(metricsPort) });
  const first = shop.process.pid ?? 0;
  const workers = serving(first);
  expect(workers).toHaveLength(2);
  const call = (path: string, options?: RequestInit) => fetch(`${shop.address}/api${path}`, options);

  // Without keep-alive, so that each request may reach another process.
  for (let n = 0; n < 12; n += 1)
    expect((await call('/products', { headers: { connection: 'close' } })).status).toBe(200);
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect
    .poll(metrics)
    .toContain('kakon_http_request_seconds_count{call="GET /api/products",status="200"} 12');
  expect(await metrics()).toMatch(/^kakon_outbox_events\{state="failed"\} 0$/m);

  // The admin was made once, by the first process, and logs in at any.
  const login = await call('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email: 'owner@example.com', password: 'kakon-owner' }),
  });
  const { token } = (await login.json()) as { token: string };
  for (let n = 0; n < 6; n += 1) {
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    expect((await call('/auth/profile', { headers })).status).toBe(200);
  }

  process.kill(workers[0] as number, 'SIGKILL');
  await expect
    .poll(() => serving(first).filter((pid) => pid !== workers[0]).length, { timeout: 20_000 })
    .toBe(2);
  expect((await call('/health')).status).toBe(200);

  const all = serving(first);
  const gone = new Promise((resolve) => shop.process.once('exit', resolve));
  shop.process.kill('SIGTERM');
  await gone;
  expect(shop.process.exitCode).toBe(0);
  expect(all.filter(isAlive)).toEqual([]);
});

it.runIf(process.platform === 'linux')(
  'limits, changes and jobs count across processes',
  { timeout: 120_000 },
  async () => {
    const shop = await openShopProcess({ PROCESSES: '3', LIMITS_FACTOR: '1' });
    const api = (path: string, { token, ...options }: RequestInit & { token?: string } = {}) =>
      fetch(`${shop.address}/api${path}`, {
        ...options,
        // Each request may reach another process.
        headers: {
          'content-type': 'application/json',
          connection: 'close',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
    const login = (email: string, password: string) =>
      api('/auth/login', { method: 'POST', body: JSON.stringify({ email, password }) });
    const { token } = (await (await login('owner@example.com', 'kakon-owner')).json()) as { token: string };

    // Ten wrong passwords in all, not ten of each process.
    const statuses: number[] = [];
    for (let n = 0; n < 15; n += 1) statuses.push((await login('nobody@example.com', 'churi-9999')).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);

    // A price that one process changed is what all of them show, though all have the old one in memory.
    const images = [{ url: 'https://images.example.com/churi.jpg', publicId: '', alt: 'Churi' }];
    const kajal = {
      name: 'Kajal',
      category: 'cosmetics',
      description: 'Black',
      images,
      stock: 5,
      price: 120,
    };
    const made = await api('/products', { method: 'POST', token, body: JSON.stringify(kajal) });
    const { product } = (await made.json()) as { product: { _id: string } };
    const price = async () =>
      ((await (await api(`/products/${product._id}`)).json()) as { price: number }).price;
    const prices = () => Promise.all(Array.from({ length: 12 }, price));
    expect(await prices()).toEqual(Array(12).fill(120));
    const changed = { ...kajal, price: 90 };
    await api(`/products/${product._id}`, { method: 'PUT', token, body: JSON.stringify(changed) });
    await expect.poll(prices, { timeout: 2_000 }).toEqual(Array(12).fill(90));

    // Three processes look for jobs, and one of them sends the code.
    await api('/auth/forgot-password', {
      method: 'POST',
      body: JSON.stringify({ email: 'owner@example.com' }),
    });
    const mails = () => readdirSync(join(shop.dataDir, 'outbox'));
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    await wait(2_000);
    expect(mails()).toHaveLength(1);
  },
);

it.runIf(process.platform === 'linux')(
  'counters never fall when a process dies, and the others are counted while one is frozen',
  { timeout: 120_000 },
  async () => {
    const metricsPort = await freeLoopbackPort();
    const shop = await openShopProcess({ PROCESSES: '2', METRICS_PORT: String(metricsPort) });
    const first = shop.process.pid ?? 0;
    const read = async () => {
      const startedAt = performance.now();
      const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      const text = await response.text();
      return { status: response.status, text, ms: performance.now() - startedAt };
    };
    const figure = async (name: string) =>
      Number(new RegExp(`^${name} (.*)$`, 'm').exec((await read()).text)?.[1]);
    const calls = () => figure('kakon_http_request_seconds_count\\{call="GET /api/products",status="200"\\}');
    const silent = () => figure('kakon_processes_silent');
    const look = async (times: number) => {
      for (let n = 0; n < times; n += 1)
        await fetch(`${shop.address}/api/products`, { headers: { connection: 'close' } });
    };

    await look(12);
    await expect.poll(calls).toBe(12);
    expect(await silent()).toBe(0);
    const [dying] = serving(first) as [number];
    process.kill(dying, 'SIGKILL');
    const seen: number[] = [];
    await expect
      .poll(
        async () => {
          seen.push(await calls());
          return serving(first).filter((pid) => pid !== dying).length;
        },
        { timeout: 20_000 },
      )
      .toBe(2);
    await expect.poll(silent, { timeout: 20_000 }).toBe(0);
    await look(12);
    await expect.poll(calls).toBe(24);
    expect(new Set(seen)).toEqual(new Set([12]));

    const [frozen] = serving(first) as [number];
    process.kill(frozen, 'SIGSTOP');
    try {
      for (let n = 0; n < 3; n += 1) {
        const { status, text, ms } = await read();
        expect(status).toBe(200);
        expect(text).toMatch(/^kakon_processes_silent 1$/m);
        expect(ms).toBeLessThan(1_000);
        expect(await calls()).toBe(24);
      }
    } finally {
      process.kill(frozen, 'SIGCONT');
    }
    await expect.poll(silent).toBe(0);
    expect(await calls()).toBe(24);
  },
);
