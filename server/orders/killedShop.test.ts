/** What a shop promises of an order that it has confirmed, whatever happens to the shop: it exists, once. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShopNews } from '#server/testing/shopProcess.ts';

const rounds = 3;
const buyers = 6;
const initialStock = 5_000;
const admin = { email: 'owner@example.com', password: 'kakon-owner' };

let dataDir: string;
let shop: { process: ChildProcess; address: string };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kakon-killed-'));
  shop = await open();
});

afterAll(async () => {
  shop.process.kill('SIGKILL');
  // PostgreSQL's keeper still closes the files it has open there.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

async function open() {
  const child = fork('server/testing/shopProcess.ts', {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_CATALOGUE: 'off',
      LIMITS_FACTOR: '1000',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = (await once(child, 'message')) as [ShopNews];
  return { process: child, address };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
type Answer = any;

async function call(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const response = await fetch(`${shop.address}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { ...((await response.json()) as object), httpStatus: response.status };
}

const bangle = {
  name: 'Red Reshmi Churi',
  description: 'A dozen glass bangles',
  price: 250,
  category: 'bangles',
  sizes: [{ size: 'M', measurement: '2.6/26', stock: initialStock, available: true }],
  images: [{ url: 'https://images.example.com/churi.jpg', publicId: '', alt: 'Red bangles' }],
};

const orderFor = (productId: string) => ({
  orderItems: [{ product: productId, quantity: 1, price: 250, selectedSize: 'M' }],
  shippingAddress: {
    fullName: 'Nusrat Jahan',
    phone: '01712345678',
    address: 'House 7',
    district: 'Sylhet',
    thana: 'Beanibazar',
  },
  paymentMethod: 'cash_on_delivery',
  itemsPrice: 250,
  taxPrice: 0,
  shippingPrice: 120,
  totalPrice: 370,
});

interface Attempt {
  key: string;
  token: string;
  orderNumber: string | null;
}

/** Orders without pause until the shop is gone; an attempt whose answer was lost stays without a number. */
async function keepOrdering(
  productId: string,
  token: string,
  name: string,
  attempts: Attempt[],
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const attempt: Attempt = { key: `${name}-${n}`, token, orderNumber: null };
    attempts.push(attempt);
    try {
      const answer = await call('POST', '/orders', token, orderFor(productId), attempt.key);
      if (answer.httpStatus === 201) attempt.orderNumber = answer.orderNumber;
    } catch {
      return;
    }
  }
}

it('loses no confirmed order to a kill, makes none twice, and keeps stock + sold = initial', async () => {
  const { token: owner } = await call('POST', '/auth/login', undefined, admin);
  const { product } = await call('POST', '/products', owner, bangle);
  const tokens = await Promise.all(
    Array.from({ length: buyers }, async (_, n) => {
      const person = { name: `Buyer ${n}`, email: `buyer${n}@example.com`, password: 'churi-1234' };
      return (await call('POST', '/auth/register', undefined, person)).token as string;
    }),
  );
  const attempts: Attempt[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const streams = tokens.map((token, n) => keepOrdering(product._id, token, `${round}-${n}`, attempts));
    await pause(200 + Math.random() * 600);
    shop.process.kill('SIGKILL');
    await Promise.all(streams);
    shop = await open();
  }
  // The client asks again with the same key for every answer it has missed, as a phone does.
  for (const attempt of attempts.filter(({ orderNumber }) => orderNumber === null)) {
    const answer = await call('POST', '/orders', attempt.token, orderFor(product._id), attempt.key);
    expect(answer.httpStatus).toBe(201);
    attempt.orderNumber = answer.orderNumber;
  }
  const orders = (await call('GET', '/orders?limit=1000', owner)) as { orders: { orderNumber: string }[] };
  const { totalOrders } = await call('GET', '/orders?limit=1', owner);
  const { sizes } = await call('GET', `/products/${product._id}`);
  expect(attempts.length).toBeGreaterThan(rounds * buyers);
  expect(totalOrders).toBe(attempts.length);
  const numbers = new Set(attempts.map(({ orderNumber }) => orderNumber));
  expect(numbers.size).toBe(attempts.length);
  if (totalOrders <= 1000) expect(new Set(orders.orders.map((order) => order.orderNumber))).toEqual(numbers);
  expect(sizes[0].stock + totalOrders).toBe(initialStock);
}, 120_000);
