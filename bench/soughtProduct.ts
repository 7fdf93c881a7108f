/** One product that everybody wants: 64 buyers read its page while each order changes its stock. */
import { deliverTo } from '#server/testing/people.ts';
import type { BenchShop } from './benchShop.ts';
import { median, type Row, spreadOf } from './figures.ts';

const buyers = 64;
const mostMs = 50;
const mostStaleMs = 1_000;
const plenty = 100_000;
/** Of the last ones all 64 want one at the same moment. */
const last = 30;
/** Orders at work at a time while the page is read: about what two cores place beside the reading. */
const ordering = 2;

interface Sought {
  id: string;
  stockUntil(pieces: number): Promise<void>;
  stock(): Promise<number>;
  /** True where it was confirmed. */
  buy(turn: number): Promise<boolean>;
}

async function soughtProduct({ db, app, customers }: BenchShop): Promise<Sought> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .where('category', '<>', 'bangles')
    .where('has_colours', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const payload = {
    orderItems: [{ product: id, quantity: 1 }],
    shippingAddress: deliverTo,
    paymentMethod: 'cash_on_delivery',
  };
  return {
    id,
    async stockUntil(pieces) {
      await db.updateTable('products').set({ stock: pieces }).where('id', '=', id).execute();
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
        'idempotency-key': `sought-${process.pid}-${turn}`,
      };
      const { statusCode, body } = await app.fastify.inject({
        method: 'POST',
        url: '/api/orders',
        headers,
        payload,
      });
      if (statusCode !== 201 && statusCode !== 409)
        throw new Error(`an order was answered ${statusCode}: ${body}`);
      return statusCode === 201;
    },
  };
}

/** How long after an order the shop still told of more pieces than it had left then. */
async function staleFor({ address }: BenchShop, { id }: Sought, left: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const product = (await (await fetch(`${address}/api/products/${id}`)).json()) as { stock: number };
    if (product.stock <= left) return performance.now() - begun;
  }
}

let turns = 0;

/** Orders as long as the page is read; how many, and the longest that the old stock was told. */
async function orderWhile(shop: BenchShop, sought: Sought, reading: Promise<unknown>) {
  let isRead = false;
  const end = reading.finally(() => {
    isRead = true;
  });
  const told = { orders: 0, staleMs: 0 };
  const loop = async () => {
    while (!isRead) {
      if (!(await sought.buy(turns++))) throw new Error('there was plenty, and an order was refused');
      told.orders += 1;
      told.staleMs = Math.max(told.staleMs, await staleFor(shop, sought, plenty - told.orders));
    }
  };
  await Promise.all([end, ...Array.from({ length: ordering }, loop)]);
  return told;
}

/** All at once for too few: exactly so many are confirmed, and nothing is left. */
async function isRightAtTheEnd(sought: Sought): Promise<boolean> {
  await sought.stockUntil(last);
  const bought = await Promise.all(Array.from({ length: buyers }, () => sought.buy(turns++)));
  return bought.filter(Boolean).length === last && (await sought.stock()) === 0;
}

export async function soughtPage(shop: BenchShop): Promise<Row[]> {
  const { shoppers, address, options } = shop;
  const sought = await soughtProduct(shop);
  const p99s: number[] = [];
  let orders = 0;
  let staleMs = 0;
  let isRight = true;
  for (let turn = 0; turn <= options.repeats; turn += 1) {
    await sought.stockUntil(plenty);
    const load = { url: `${address}/products/${sought.id}`, connections: buyers, seconds: options.seconds };
    const reading = shoppers.send({ ...load, headers: { 'accept-encoding': 'br' } });
    const told = await orderWhile(shop, sought, reading);
    isRight &&= (await sought.stock()) === plenty - told.orders;
    // The first one warms up.
    if (turn === 0) continue;
    p99s.push((await reading).p99);
    orders += told.orders;
    staleMs = Math.max(staleMs, told.staleMs);
  }
  isRight &&= await isRightAtTheEnd(sought);
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
