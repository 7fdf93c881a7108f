/** Concurrent conflicting requests: one succeeds, the others get an error, nothing is counted twice. */
import { afterEach, expect, it } from 'vitest';
import { storeCode } from '#server/accounts/resetCodeQueries.ts';
import { hashCode } from '#server/accounts/sentCodes.ts';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAddress, buildCustomer, dhanmondi } from '#server/testing/people.ts';
import { appCode, buildSecondFactor } from '#server/testing/secondFactors.ts';
import {
  admin,
  atOnce,
  buyers,
  db,
  newAdmin,
  orderFor,
  place,
  product,
  race,
  shop,
  statuses,
} from './runRace.ts';
import { timeout } from './size.ts';

const { call } = shop;
const some = (count: number) => buyers.slice(0, count);
const buyer = buyers[0] as (typeof buyers)[number];

const stockOf = async (id: string) =>
  (await db.selectFrom('products').select('available_stock').where('id', '=', id).executeTakeFirstOrThrow())
    .available_stock;

/** A product for each way of counting stock, and the choice of its buyers. */
const productsToSell = [
  (stock: number) => [product({ stock }), {}] as const,
  (stock: number) =>
    [
      product({ category: 'bangles', stock: 0, sizes: [{ name: 'M', stock }] }),
      { selectedSize: 'M' },
    ] as const,
  (stock: number) =>
    [
      product({ stock: stock + 1, colours: [{ name: 'Rose Gold', stock }] }),
      { selectedColor: 'Rose Gold' },
    ] as const,
];

const raceOf = (name: string, once: Parameters<typeof race>[1], options?: Parameters<typeof race>[2]) =>
  it(name, { timeout }, () => race(name, once, options));

raceOf('buyers of the last pieces get exactly the stock', async (random) => {
  const stock = 1 + random.whole(6);
  const [built, choice] = random.one(productsToSell)(stock);
  const sold = await built;
  const wanted = buyers.map(() => 1 + random.whole(3));
  const responses = await atOnce(
    random,
    buyers.map(
      ({ token }, n) =>
        () =>
          place(token, orderFor([sold], wanted[n], choice)),
    ),
  );
  const got = wanted.filter((_, n) => responses[n]?.status === 201).reduce((sum, pieces) => sum + pieces, 0);
  const refused = wanted.filter((_, n) => responses[n]?.status !== 201);
  const left = await stockOf(sold.id);
  expect(got + left).toBe(stock);
  for (const { status } of responses) expect([201, 409]).toContain(status);
  // Every refused order asked for more than is left.
  for (const pieces of refused) expect(pieces).toBeGreaterThan(left);
});

raceOf('concurrent orders of the same products in any order all succeed', async (random) => {
  const all = await Promise.all([1, 2, 3].map(() => product({ stock: 100 })));
  const responses = await atOnce(
    random,
    buyers.map(
      ({ token }) =>
        () =>
          place(token, orderFor(random.shuffled(all))),
    ),
  );
  expect(new Set(statuses(responses))).toEqual(new Set([201]));
});

raceOf('an order is cancelled only once', async (random) => {
  const sold = await product({ stock: 5 });
  const { body } = await place(buyer.token, orderFor([sold], 3));
  const cancel = () => call('PUT', `/orders/${body._id}/cancel`, { token: buyer.token });
  expect(statuses(await atOnce(random, [cancel, cancel, cancel, cancel]))).toEqual([200, 409, 409, 409]);
  expect(await stockOf(sold.id)).toBe(5);
});

raceOf('an order is cancelled or shipped, never both', async (random) => {
  const sold = await product({ stock: 5 });
  const { body } = await place(buyer.token, orderFor([sold], 2));
  const [cancelled, shipped] = await atOnce(random, [
    () => call('PUT', `/orders/${body._id}/cancel`, { token: buyer.token }),
    () => call('PUT', `/orders/${body._id}/status`, { token: admin.token, body: { status: 'shipped' } }),
  ]);
  expect([cancelled?.status, shipped?.status].sort()).toEqual([200, 409]);
  expect(await stockOf(sold.id)).toBe(cancelled?.status === 200 ? 5 : 3);
});

raceOf('of several admins who change the same version of a product, one succeeds', async (random) => {
  const { id } = await product({ stock: 10 });
  const edit = (price: number) => () =>
    call('PUT', `/products/${id}`, { token: admin.token, body: { price, version: 1 } });
  expect(statuses(await atOnce(random, [edit(200), edit(300), edit(400)]))).toEqual([200, 409, 409]);
});

raceOf('a stock count set by an admin during sales stays consistent', async (random) => {
  const sold = await product({ stock: 20 });
  const set = (stock: number) => () =>
    call('PUT', `/products/${sold.id}`, { token: admin.token, body: { stock } });
  const buy = some(5).map(
    ({ token }) =>
      () =>
        place(token, orderFor([sold], 2)),
  );
  const responses = await atOnce(random, [...buy, set(random.whole(12)), set(random.whole(12))]);
  for (const { status } of responses) expect([200, 201, 409]).toContain(status);
});

raceOf('status changes of one order run one after the other', async (random) => {
  const sold = await product({ stock: 5 });
  const { body } = await place(buyer.token, orderFor([sold]));
  const move = (status: string) => () =>
    call('PUT', `/orders/${body._id}/status`, { token: admin.token, body: { status } });
  const responses = await atOnce(random, [move('processing'), move('shipped'), move('delivered')]);
  for (const { status } of responses) expect([200, 409]).toContain(status);
});

raceOf('of several first addresses, one is the default', async (random) => {
  const person = await buildCustomer(db);
  const token = await shop.tokenOf(person);
  const { full_name: fullName, phone, district, thana } = dhanmondi;
  const save = (n: number) => () =>
    call('POST', '/addresses', {
      token,
      body: { fullName, phone, district, thana, address: `House ${n}`, isDefault: random.percent(50) },
    });
  expect(statuses(await atOnce(random, [1, 2, 3, 4].map(save)))).toEqual([201, 201, 201, 201]);
});

raceOf('one default address is left after concurrent deletes, changes and additions', async (random) => {
  const person = await buildCustomer(db);
  const token = await shop.tokenOf(person);
  const [one, other, third] = [
    await buildAddress(db, person),
    await buildAddress(db, person),
    await buildAddress(db, person),
  ];
  await atOnce(random, [
    () => call('DELETE', `/addresses/${one}`, { token }),
    () => call('PUT', `/addresses/${other}/default`, { token }),
    () => call('DELETE', `/addresses/${other}`, { token }),
    () => call('PUT', `/addresses/${third}/default`, { token }),
  ]);
  expect((await call('GET', '/addresses', { token })).body).toMatchObject([{ isDefault: true }]);
});

raceOf('one customer has at most one review of a product', async (random) => {
  const [sold, customer] = [await product(), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const { id } = await buildOrder(db, { customer, lines: [{ product: sold }], status: 'delivered' });
  const review = (rating: number) => () =>
    call('POST', '/reviews', { token, body: { productId: sold.id, orderId: id, rating } });
  expect(statuses(await atOnce(random, [1, 3, 5].map(review)))).toEqual([201, 409, 409]);
  expect((await call('GET', `/products/${sold.id}`)).body.numReviews).toBe(1);
});

raceOf('the stars match after a review is changed and deleted at once', async (random) => {
  const [sold, customer] = [await product(), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const { id } = await buildOrder(db, { customer, lines: [{ product: sold }], status: 'delivered' });
  const body = { productId: sold.id, orderId: id, rating: 5 };
  const { review } = (await call('POST', '/reviews', { token, body })).body;
  const path = `/reviews/${review._id}`;
  const responses = await atOnce(random, [
    () => call('PUT', path, { token, body: { rating: 1 } }),
    () => call('DELETE', path, { token }),
    () => call('DELETE', path, { token: admin.token }),
  ]);
  expect(statuses(responses.slice(1))).toEqual([200, 404]);
  expect((await call('GET', `/products/${sold.id}`)).body.numReviews).toBe(0);
});

raceOf('a guest’s cart with one key is merged once', async (random) => {
  const [sold, customer] = [await product({ stock: 50 }), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const merge = () =>
    call('POST', '/cart/merge', {
      token,
      body: { items: [{ productId: sold.id, quantity: 2 }] },
      headers: { 'idempotency-key': 'sign-in' },
    });
  const responses = await atOnce(random, [merge, merge, merge]);
  for (const { body } of responses) expect(body.data).toMatchObject({ totalItems: 2, itemCount: 1 });
});

raceOf('one choice added from several devices is one cart line, within the stock', async (random) => {
  const [sold, customer] = [await product({ stock: 5 }), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const add = () =>
    call('POST', '/cart/add', { token, body: { productId: sold.id, quantity: 1 + random.whole(3) } });
  await atOnce(random, [add, add, add, add]);
  const { data } = (await call('GET', '/cart', { token })).body;
  expect(data.itemCount).toBe(1);
  expect(data.totalItems).toBeLessThanOrEqual(5);
});

raceOf('an order with one key is placed once', async (random) => {
  const sold = await product({ stock: 50 });
  const key = crypto.randomUUID();
  const send = (quantity: number) => () => place(buyer.token, orderFor([sold], quantity), key);
  const responses = await atOnce(random, [send(2), send(2), send(2), send(3)]);
  const placed = responses.filter(({ status }) => status === 201);
  expect(new Set(placed.map(({ body }) => body.orderNumber)).size).toBe(1);
  for (const { status } of responses) expect([201, 422]).toContain(status);
  const [{ body }] = placed as [(typeof placed)[number]];
  expect(await stockOf(sold.id)).toBe(50 - body.orderItems[0].quantity);
});

raceOf(
  'a reset code sets only one password',
  async (random) => {
    const person = await buildCustomer(db);
    const code = '246810';
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 60_000);
    await storeCode(db, {
      userId: person.id,
      email: person.email,
      codeHash: await hashCode(code),
      now,
      expiresAt,
    });
    const reset = (newPassword: string) => () =>
      call('POST', '/auth/reset-password', {
        body: { email: person.email, verificationCode: code, newPassword },
      });
    expect(statuses(await atOnce(random, ['one-word', 'other-word'].map(reset)))).toEqual([200, 400]);
  },
  { slow: true },
);

raceOf(
  'a code of an authenticator app opens only one session',
  async (random) => {
    const admin = await newAdmin();
    const { secret } = await buildSecondFactor(db, admin);
    const login = () =>
      call('POST', '/auth/login', {
        body: { email: admin.email, password: admin.password, code: appCode(secret) },
      });
    expect(statuses(await atOnce(random, [login, login, login]))).toEqual([200, 400, 400]);
  },
  { slow: true },
);

raceOf(
  'no session without a code survives switching two-step login on',
  async (random) => {
    const admin = await newAdmin();
    const { secret } = await buildSecondFactor(db, admin, { isOn: false });
    const { email, password, token } = admin;
    const [on] = await atOnce(random, [
      () => call('PUT', '/auth/second-factor', { token, body: { code: appCode(secret) } }),
      ...Array.from({ length: 3 }, () => () => call('POST', '/auth/login', { body: { email, password } })),
    ]);
    expect(on?.status).toBe(200);
    const left = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', admin.id)
      .execute();
    expect(left).toHaveLength(1);
  },
  { slow: true },
);

raceOf(
  'one email registers only one account',
  async (random) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const register = () =>
      call('POST', '/auth/register', { body: { name: 'Rima', email, password: 'churi-1234' } });
    expect(statuses(await atOnce(random, [register, register, register]))).toEqual([201, 409, 409]);
  },
  { slow: true },
);

const activeAdmins = () =>
  db.selectFrom('users').select('id').where('role', '=', 'admin').where('is_active', '=', true).execute();

raceOf('admins who remove each other leave at least one', async (random) => {
  const three = await Promise.all([newAdmin(), newAdmin(), newAdmin()]);
  const ids = three.map(({ id }) => id);
  await db
    .updateTable('users')
    .set({ is_active: false })
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('id', 'not in', ids)
    .execute();
  await rebuildProjections(db);
  const remove = (n: number) => () => {
    const [by, whom] = [three[n], three[(n + 1) % 3]];
    const token = by?.token ?? null;
    return random.percent(50)
      ? call('PUT', `/users/${whom?.id}/role`, { token, body: { role: 'user' } })
      : call('PUT', `/users/${whom?.id}/status`, { token, body: { isActive: false } });
  };
  const responses = await atOnce(random, [0, 1, 2].map(remove));
  for (const { status } of responses) expect([200, 401, 403, 409]).toContain(status);
  expect((await activeAdmins()).length).toBeGreaterThan(0);
});

afterEach(async () => {
  await db.updateTable('users').set({ is_active: true }).where('id', '=', admin.id).execute();
  await rebuildProjections(db);
});
