/** Combos and their products bought, given back and changed at once: the stock is exact, and nobody waits forever. */
import { expect, it } from 'vitest';
import { type BuiltProduct, buildCombo } from '#server/testing/goods.ts';
import type { TestResponse } from '#server/testing/testApp.ts';
import type { Random } from './random.ts';
import { admin, atOnce, buyers, db, orderFor, place, product, race, shop } from './runRace.ts';
import { timeout } from './size.ts';

const { call } = shop;

const raceOf = (name: string, once: (random: Random) => Promise<void>) =>
  it(name, { timeout }, () => race(name, once));

const stockOf = async ({ id }: BuiltProduct) =>
  (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

const placed = (responses: readonly TestResponse[]): TestResponse[] =>
  responses.filter(({ status }) => status === 201);

raceOf('buyers of a combo and of its products get exactly the stock', async (random) => {
  const [studs, chain] = [await product({ stock: 6 }), await product({ stock: 9 })];
  const set = await buildCombo(db, [{ product: chain.id, quantity: 2 }, { product: studs.id }], {
    price: 150,
  });
  const wanted = buyers.map(() => random.shuffled([set, studs, chain]).slice(0, 1 + random.whole(2)));
  const responses = await atOnce(
    random,
    buyers.map(
      ({ token }, n) =>
        () =>
          place(token, orderFor(wanted[n] ?? [])),
    ),
  );
  for (const { status } of responses) expect([201, 409]).toContain(status);
  const got = wanted.filter((_, n) => responses[n]?.status === 201).flat();
  const taken = (one: BuiltProduct) => got.filter(({ id }) => id === one.id).length;
  expect(await stockOf(studs)).toBe(6 - taken(studs) - taken(set));
  expect(await stockOf(chain)).toBe(9 - taken(chain) - 2 * taken(set));
});

raceOf('a combo whose products are changed meanwhile gives back what it took', async (random) => {
  const all = await Promise.all([1, 2, 3].map(() => product({ stock: 50 })));
  const [studs] = all as [BuiltProduct];
  const set = await buildCombo(db, [{ product: studs.id }], { price: 150 });
  const recompose = () => {
    const components = random
      .shuffled(all)
      .slice(0, 2)
      .map(({ id }) => ({ product: id, quantity: 1 + random.whole(3) }));
    return call('PUT', `/products/${set.id}`, { token: admin.token, body: { components } });
  };
  const buy = buyers.map(
    ({ token }) =>
      () =>
        place(token, orderFor([set])),
  );
  const responses = await atOnce(random, [...buy, recompose, recompose, recompose]);
  const orders = placed(responses.slice(0, buyers.length));
  expect(orders).toHaveLength(buyers.length);
  const cancel = orders.map(
    ({ body }, n) =>
      () =>
        call('PUT', `/orders/${body._id}/cancel`, { token: buyers[n]?.token ?? '' }),
  );
  const cancelled = await atOnce(random, [...cancel, recompose]);
  for (const { status } of cancelled) expect(status).toBe(200);
  expect(await Promise.all(all.map(stockOf))).toEqual([50, 50, 50]);
});

raceOf('of a product that joins a combo and becomes one at once, only one happens', async (random) => {
  const [studs, chain] = [await product({ stock: 5 }), await product({ stock: 5 })];
  const set = await buildCombo(db, [{ product: chain.id }], { price: 150 });
  const put = (id: string, body: object) => () =>
    call('PUT', `/products/${id}`, { token: admin.token, body });
  const responses = await atOnce(random, [
    put(set.id, { components: [{ product: studs.id }] }),
    put(studs.id, { category: 'combo' }),
  ]);
  const done = responses.filter(({ status }) => status === 200);
  for (const { status } of responses) expect([200, 400, 409]).toContain(status);
  expect(done).toHaveLength(1);
});
