/** One popular product: 64 buyers read its page while orders change its stock. */
import { toTaka } from '#domain/money.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { deliverTo } from '#server/testing/people.ts';
import type { BenchShop } from './benchShop.ts';
import { median, type Row, spreadOf } from './figures.ts';
import type { Choice } from './orderRequests.ts';

const buyers = 64;
const mostMs = 50;
const mostStaleMs = 1_000;
export const plenty = 100_000;
/** All 64 buyers order one of the last pieces at once. */
const last = 30;
/** Concurrent orders while the page is read: about as many as two cores can place. */
const ordering = 2;

export interface HotProduct {
  id: string;
  choice: Choice;
  stockUntil(pieces: number): Promise<void>;
  stock(): Promise<number>;
  /** True if the order was confirmed. */
  buy(turn: number): Promise<boolean>;
}

export async function openHotProduct({ db, app, customers }: BenchShop): Promise<HotProduct> {
  const { id, price } = await db
    .selectFrom('products')
    .select(['id', 'price'])
    .where('listed', '=', true)
    .where('category', '<>', 'bangles')
    .where('has_colours', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const choice: Choice = { product: id, price: toTaka(price), selectedSize: null, selectedColor: null };
  const payload = draftOf([choice], deliverTo);
  return {
    id,
    choice,
    async stockUntil(pieces) {
      await db.updateTable('products').set({ stock: pieces }).where('id', '=', id).execute();
      // No event tells the cache.
      app.cache.clear();
    },
    async stock() {
      const row = await db
        .selectFrom('products')
        .select('stock')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.stock;
    },
    async buy(turn) {
      const headers = {
        authorization: `Bearer ${customers[turn % customers.length]}`,
        'idempotency-key': `product-${process.pid}-${turn}`,
      };
      const { statusCode, body } = await app.fastify.inject({
        method: 'POST',
        url: '/api/orders',
        headers,
        payload,
      });
      if (statusCode !== 201 && statusCode !== 409) throw new Error(`an order got ${statusCode}: ${body}`);
      return statusCode === 201;
    },
  };
}

/** How long after an order the shop still showed more pieces than were left. */
async function staleFor({ address }: BenchShop, { id }: HotProduct, left: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const product = (await (await fetch(`${address}/api/products/${id}`)).json()) as { stock: number };
    if (product.stock <= left) return performance.now() - startedAt;
  }
}

let attempts = 0;

/**
 * Places orders while the page is read. Returns their number, and the longest time that the old stock was
 * shown.
 */
async function orderWhile(shop: BenchShop, product: HotProduct, reading: Promise<unknown>) {
  let isRead = false;
  const end = reading.finally(() => {
    isRead = true;
  });
  const sold = { orders: 0, staleMs: 0 };
  const loop = async () => {
    while (!isRead) {
      if (!(await product.buy(attempts++))) throw new Error('there was plenty, and an order was refused');
      sold.orders += 1;
      sold.staleMs = Math.max(sold.staleMs, await staleFor(shop, product, plenty - sold.orders));
    }
  };
  await Promise.all([end, ...Array.from({ length: ordering }, loop)]);
  return sold;
}

/** All order at once, too many for the stock: exactly as many as there are pieces are confirmed. */
async function isRightAtTheEnd(product: HotProduct): Promise<boolean> {
  await product.stockUntil(last);
  const bought = await Promise.all(Array.from({ length: buyers }, () => product.buy(attempts++)));
  return bought.filter(Boolean).length === last && (await product.stock()) === 0;
}

export async function hotProductPage(shop: BenchShop): Promise<Row[]> {
  const { shoppers, address, options } = shop;
  const product = await openHotProduct(shop);
  const p99s: number[] = [];
  let orders = 0;
  let staleMs = 0;
  let isRight = true;
  for (let turn = 0; turn <= options.repeats; turn += 1) {
    await product.stockUntil(plenty);
    const load = { url: `${address}/products/${product.id}`, connections: buyers, seconds: options.seconds };
    const reading = shoppers.send({ ...load, headers: { 'accept-encoding': 'br' } });
    const sold = await orderWhile(shop, product, reading);
    isRight &&= (await product.stock()) === plenty - sold.orders;
    // The first sample warms up.
    if (turn === 0) continue;
    p99s.push((await reading).p99);
    orders += sold.orders;
    staleMs = Math.max(staleMs, sold.staleMs);
  }
  isRight &&= await isRightAtTheEnd(product);
  const ours = median(p99s);
  return [
    {
      measure: `${buyers} buyers on one product, its page, p99`,
      unit: 'ms',
      ours,
      spread: spreadOf(p99s),
      goal: `≤ ${mostMs}, ≤ 1 s stale, never wrong at checkout`,
      met: ours <= mostMs && staleMs <= mostStaleMs && isRight,
      note: `${orders} orders meanwhile, at most ${Math.round(staleMs)} ms stale, ${isRight ? 'right' : 'WRONG'} at checkout`,
    },
  ];
}
