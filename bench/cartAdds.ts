/** Adding to carts, against the same statements sent by bare `pg` on the same pool. */
import { v7 as newId } from 'uuid';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';
import { buyers, choices } from './orderRequests.ts';
import { replaced, roundTripsOf, type Statement, send, statementsOf } from './statements.ts';

const least = 0.6;

export async function cartAdds(shop: BenchShop): Promise<Row[]> {
  const { shoppers, address, options } = shop;
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
  let from = 0;
  const compared = await compare(
    options,
    (seconds) => {
      from += 97;
      return shoppers.sample({ url: address, connections: buyers, seconds, requests, from });
    },
    (seconds) => sampleLoops({ loops: buyers, seconds, postmaster: shoppers.postmaster }, again),
  );
  const roundTrips = roundTripsOf(recorded.at(-1)?.statements ?? []);
  return [rateRow('cart add', least, compared, `${roundTrips} round trips with the session's`)];
}
