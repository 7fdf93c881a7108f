/** Placing orders and adding to carts, against the same transaction sent by bare `pg` on the same pool. */

import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { deliverTo } from '#server/testing/people.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';
import { replaced, roundTripsOf, type Statement, send, statementsOf, transactionIn } from './statements.ts';

const clients = 16;
const least = 0.6;
const mostRoundTrips = 6;
const mostProcessorMs = 3;
const recordings = 64;

interface Choice {
  product: string;
  /** Taka. */
  price: number;
  selectedSize: string | null;
  selectedColor: string | null;
}

/** One available choice of each product. */
async function choices({ db }: BenchShop): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select p.id as product, p.price::float8 / 100 as price,
           (select s.name from product_sizes s where s.product_id = p.id and s.available and s.stock > 500
            order by s.position limit 1) as "selectedSize",
           (select c.name from product_colours c where c.product_id = p.id and c.available order by c.position limit 1)
             as "selectedColor"
    from products p where p.listed and p.available_stock >= 900 order by md5(p.id::text) limit 2000`.execute(
    db,
  );
  return rows;
}

export async function orders(shop: BenchShop): Promise<Row[]> {
  const goods = await choices(shop);
  const requests = Array.from({ length: 4_000 }, (_, turn) => ({
    path: '/api/orders',
    method: 'POST' as const,
    token: shop.customers[turn % clients] ?? '',
    withKey: true,
    body: draftOf(
      [0, 1].map((line) => goods[(turn * 2 + line) % goods.length] as Choice),
      deliverTo,
    ),
  }));
  const recorded: { statements: Statement[]; key: string; id: string }[] = [];
  const all: Statement[][] = [];
  for (const { path, token, body } of requests.slice(-recordings)) {
    const key = newId();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    let id = '';
    const statements = await statementsOf(async () => {
      const answer = await shop.app.fastify.inject({ method: 'POST', url: path, headers, payload: body });
      if (answer.statusCode !== 201) throw new Error(`an order was refused: ${answer.body}`);
      id = answer.json()._id;
    });
    all.push(statements);
    recorded.push({ statements: transactionIn(statements), key, id });
  }
  const again = (turn: number) => {
    const { statements, key, id } = recorded[turn % recorded.length] ?? { statements: [], key: '', id: '' };
    return send(
      shop.pool,
      replaced(
        statements,
        new Map([
          [key, newId()],
          [id, newId()],
        ]),
      ),
    );
  };
  const row = await bought(shop, 'orders of 2 lines, durable', requests, again);
  // The first statements of a connection prepare what later ones use.
  const roundTrips = Math.max(...all.slice(-recordings / 2).map(roundTripsOf));
  const processor = (row.node ?? 0) + (row.database ?? 0);
  const met = row.met && roundTrips <= mostRoundTrips && processor <= mostProcessorMs;
  return [
    {
      ...row,
      met,
      goal: `${row.goal}, ≤ ${mostRoundTrips} round trips, ≤ ${mostProcessorMs} ms`,
      note: `${roundTrips} round trips`,
    },
  ];
}

export async function cartAdds(shop: BenchShop): Promise<Row[]> {
  const goods = (await choices(shop)).slice(0, 20);
  const requests = goods.flatMap(({ product, price: _, ...choice }) =>
    shop.customers.map((token) => ({
      path: '/api/cart/add',
      method: 'POST' as const,
      token,
      withKey: true,
      body: { productId: product, quantity: 1, ...choice },
    })),
  );
  const recorded: { statements: Statement[]; key: string }[] = [];
  for (const { path, token, body } of requests) {
    const key = newId();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const statements = await statementsOf(() =>
      shop.app.fastify.inject({ method: 'POST', url: path, headers, payload: body }),
    );
    recorded.push({ statements, key });
  }
  const again = (turn: number) => {
    const { statements, key } = recorded[turn % recorded.length] ?? { statements: [], key: '' };
    return send(shop.pool, replaced(statements, new Map([[key, newId()]])));
  };
  const row = await bought(shop, 'cart add', requests, again);
  return [
    { ...row, note: `${roundTripsOf(recorded.at(-1)?.statements ?? [])} round trips with the session's` },
  ];
}

async function bought(
  { shoppers, address, options }: BenchShop,
  measure: string,
  requests: NonNullable<Parameters<typeof shoppers.sample>[0]['requests']>,
  again: (turn: number) => Promise<void>,
): Promise<Row> {
  let from = 0;
  const compared = await compare(
    options,
    async (seconds) => {
      from += 97;
      return shoppers.sample({ url: address, connections: clients, seconds, requests, from });
    },
    (seconds) => sampleLoops({ loops: clients, seconds, postmaster: shoppers.postmaster }, again),
  );
  return rateRow(measure, least, compared);
}
