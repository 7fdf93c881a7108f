/** Orders of two lines, as sixteen customers send them. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { deliverTo } from '#server/testing/people.ts';
import type { BenchShop } from './benchShop.ts';

export const buyers = 16;

export interface Choice {
  product: string;
  /** Taka. */
  price: number;
  selectedSize: string | null;
  selectedColor: string | null;
}

/** One available choice of each product that has plenty of pieces, of all products or of these. */
export async function choices({ db }: BenchShop, ids: readonly string[] = []): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select p.id as product, p.price::float8 / 100 as price,
           (select s.name from product_sizes s where s.product_id = p.id and s.available and s.stock > 500
            order by s.position limit 1) as "selectedSize",
           (select c.name from product_colours c where c.product_id = p.id and c.available order by c.position limit 1)
             as "selectedColor"
    from products p
    where p.listed and p.available_stock >= 900 and (${ids.length === 0} or p.id = any(${[...ids]}))
    order by md5(p.id::text) limit 2000`.execute(db);
  return rows;
}

/** Orders that follow each other have no product in common, as long as there are enough products. */
export const orderRequests = ({ customers }: BenchShop, goods: readonly Choice[], count = 4_000) =>
  Array.from({ length: count }, (_, turn) => ({
    path: '/api/orders',
    method: 'POST' as const,
    token: customers[turn % buyers] ?? '',
    withKey: true,
    body: draftOf(
      [0, 1].map((line) => goods[(turn * 2 + line) % goods.length] as Choice),
      deliverTo,
    ),
  }));

export type OrderRequest = ReturnType<typeof orderRequests>[number];

/** Places one order without the network. Returns its id. */
export async function placeOne({ app }: BenchShop, { path, token, body }: OrderRequest): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newId() };
  const response = await app.fastify.inject({ method: 'POST', url: path, headers, payload: body });
  if (response.statusCode !== 201) throw new Error(`an order was refused: ${response.body}`);
  return response.json()._id;
}

/** Sixteen at a time, until everything that they cause is done. Returns the ids. */
export async function placeAll(shop: BenchShop, requests: readonly OrderRequest[]): Promise<string[]> {
  const waiting = requests.values();
  const ids: string[] = [];
  const buyer = async () => {
    for (const request of waiting) ids.push(await placeOne(shop, request));
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  await shop.settle();
  return ids;
}
