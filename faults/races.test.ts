/** Whoever does what at the same moment: one is first, the others are told, and nothing is counted twice. */
import { afterEach, expect, it } from 'vitest';
import { storeCode } from '#server/accounts/resetCodeQueries.ts';
import { hashCode } from '#server/accounts/resetCodes.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAddress, buildCustomer, dhanmondi } from '#server/testing/people.ts';
import { appCode, buildSecondFactor } from '#server/testing/secondFactors.ts';
import {
  atOnce,
  buyers,
  db,
  newAdmin,
  orderFor,
  owner,
  place,
  product,
  race,
  shop,
  statuses,
} from './raceTrack.ts';
import { timeout } from './size.ts';

const { call } = shop;
const some = (count: number) => buyers.slice(0, count);
const buyer = buyers[0] as (typeof buyers)[number];

const stockOf = async (id: string) =>
  (await db.selectFrom('products').select('available_stock').where('id', '=', id).executeTakeFirstOrThrow())
    .available_stock;

const goods = [
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

raceOf('buyers of the last pieces get what there is and no more', async (dice) => {
  const stock = 1 + dice.whole(6);
  const [built, choice] = dice.one(goods)(stock);
  const sold = await built;
  const wanted = buyers.map(() => 1 + dice.whole(3));
  const answers = await atOnce(
    dice,
    buyers.map(
      ({ token }, n) =>
        () =>
          place(token, orderFor([sold], wanted[n], choice)),
    ),
  );
  const got = wanted.filter((_, n) => answers[n]?.status === 201).reduce((sum, pieces) => sum + pieces, 0);
  const refused = wanted.filter((_, n) => answers[n]?.status !== 201);
  const left = await stockOf(sold.id);
  expect(got + left).toBe(stock);
  for (const { status } of answers) expect([201, 409]).toContain(status);
  // Whoever went away could not have been served from what is left.
  for (const pieces of refused) expect(pieces).toBeGreaterThan(left);
});

raceOf('orders of the same things in any order wait for each other and all come through', async (dice) => {
  const all = await Promise.all([1, 2, 3].map(() => product({ stock: 100 })));
  const answers = await atOnce(
    dice,
    buyers.map(
      ({ token }) =>
        () =>
          place(token, orderFor(dice.shuffled(all))),
    ),
  );
  expect(new Set(statuses(answers))).toEqual(new Set([201]));
});

raceOf('an order that is cancelled several times at once is cancelled once', async (dice) => {
  const sold = await product({ stock: 5 });
  const { body } = await place(buyer.token, orderFor([sold], 3));
  const cancel = () => call('PUT', `/orders/${body._id}/cancel`, { token: buyer.token });
  expect(statuses(await atOnce(dice, [cancel, cancel, cancel, cancel]))).toEqual([200, 409, 409, 409]);
  expect(await stockOf(sold.id)).toBe(5);
});

raceOf('an order is cancelled or shipped, never both', async (dice) => {
  const sold = await product({ stock: 5 });
  const { body } = await place(buyer.token, orderFor([sold], 2));
  const [cancelled, shipped] = await atOnce(dice, [
    () => call('PUT', `/orders/${body._id}/cancel`, { token: buyer.token }),
    () => call('PUT', `/orders/${body._id}/status`, { token: owner.token, body: { status: 'shipped' } }),
  ]);
  expect([cancelled?.status, shipped?.status].sort()).toEqual([200, 409]);
  expect(await stockOf(sold.id)).toBe(cancelled?.status === 200 ? 5 : 3);
});

raceOf('of admins who change a product they have all seen, one does', async (dice) => {
  const { id } = await product({ stock: 10 });
  const edit = (price: number) => () =>
    call('PUT', `/products/${id}`, { token: owner.token, body: { price, version: 1 } });
  expect(statuses(await atOnce(dice, [edit(200), edit(300), edit(400)]))).toEqual([200, 409, 409]);
});

raceOf('a count set by an admin while people buy stays a count', async (dice) => {
  const sold = await product({ stock: 20 });
  const set = (stock: number) => () =>
    call('PUT', `/products/${sold.id}`, { token: owner.token, body: { stock } });
  const buy = some(5).map(
    ({ token }) =>
      () =>
        place(token, orderFor([sold], 2)),
  );
  const answers = await atOnce(dice, [...buy, set(dice.whole(12)), set(dice.whole(12))]);
  for (const { status } of answers) expect([200, 201, 409]).toContain(status);
});

raceOf('an admin’s moves of one order are one after the other', async (dice) => {
  const sold = await product({ stock: 5 });
  const { body } = await place(buyer.token, orderFor([sold]));
  const move = (status: string) => () =>
    call('PUT', `/orders/${body._id}/status`, { token: owner.token, body: { status } });
  const answers = await atOnce(dice, [move('processing'), move('shipped'), move('delivered')]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
});

raceOf('first addresses saved at once: one is the default', async (dice) => {
  const person = await buildCustomer(db);
  const token = await shop.tokenOf(person);
  const { full_name: fullName, phone, district, thana } = dhanmondi;
  const save = (n: number) => () =>
    call('POST', '/addresses', {
      token,
      body: { fullName, phone, district, thana, address: `House ${n}`, isDefault: dice.percent(50) },
    });
  expect(statuses(await atOnce(dice, [1, 2, 3, 4].map(save)))).toEqual([201, 201, 201, 201]);
});

raceOf('the default is deleted, moved and added to at once: one is left', async (dice) => {
  const person = await buildCustomer(db);
  const token = await shop.tokenOf(person);
  const [one, other, third] = [
    await buildAddress(db, person),
    await buildAddress(db, person),
    await buildAddress(db, person),
  ];
  await atOnce(dice, [
    () => call('DELETE', `/addresses/${one}`, { token }),
    () => call('PUT', `/addresses/${other}/default`, { token }),
    () => call('DELETE', `/addresses/${other}`, { token }),
    () => call('PUT', `/addresses/${third}/default`, { token }),
  ]);
  expect((await call('GET', '/addresses', { token })).body).toMatchObject([{ isDefault: true }]);
});

raceOf('of several reviews of one product by one customer there is one', async (dice) => {
  const [sold, customer] = [await product(), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const { id } = await buildOrder(db, { customer, lines: [{ product: sold }], status: 'delivered' });
  const review = (rating: number) => () =>
    call('POST', '/reviews', { token, body: { productId: sold.id, orderId: id, rating } });
  expect(statuses(await atOnce(dice, [1, 3, 5].map(review)))).toEqual([201, 409, 409]);
  expect((await call('GET', `/products/${sold.id}`)).body.numReviews).toBe(1);
});

raceOf('a review is changed and deleted at once: the stars follow', async (dice) => {
  const [sold, customer] = [await product(), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const { id } = await buildOrder(db, { customer, lines: [{ product: sold }], status: 'delivered' });
  const body = { productId: sold.id, orderId: id, rating: 5 };
  const { review } = (await call('POST', '/reviews', { token, body })).body;
  const path = `/reviews/${review._id}`;
  const answers = await atOnce(dice, [
    () => call('PUT', path, { token, body: { rating: 1 } }),
    () => call('DELETE', path, { token }),
    () => call('DELETE', path, { token: owner.token }),
  ]);
  expect(statuses(answers.slice(1))).toEqual([200, 404]);
  expect((await call('GET', `/products/${sold.id}`)).body.numReviews).toBe(0);
});

raceOf('a guest’s cart that is merged several times with one key is merged once', async (dice) => {
  const [sold, customer] = [await product({ stock: 50 }), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const merge = () =>
    call('POST', '/cart/merge', {
      token,
      body: { items: [{ productId: sold.id, quantity: 2 }] },
      headers: { 'idempotency-key': 'sign-in' },
    });
  const answers = await atOnce(dice, [merge, merge, merge]);
  for (const { body } of answers) expect(body.data).toMatchObject({ totalItems: 2, itemCount: 1 });
});

raceOf('one choice put in the cart from several devices is one line, within the stock', async (dice) => {
  const [sold, customer] = [await product({ stock: 5 }), await buildCustomer(db)];
  const token = await shop.tokenOf(customer);
  const add = () =>
    call('POST', '/cart/add', { token, body: { productId: sold.id, quantity: 1 + dice.whole(3) } });
  await atOnce(dice, [add, add, add, add]);
  const { data } = (await call('GET', '/cart', { token })).body;
  expect(data.itemCount).toBe(1);
  expect(data.totalItems).toBeLessThanOrEqual(5);
});

raceOf('an order sent several times with one key is one order', async (dice) => {
  const sold = await product({ stock: 50 });
  const key = crypto.randomUUID();
  const send = (quantity: number) => () => place(buyer.token, orderFor([sold], quantity), key);
  const answers = await atOnce(dice, [send(2), send(2), send(2), send(3)]);
  const placed = answers.filter(({ status }) => status === 201);
  expect(new Set(placed.map(({ body }) => body.orderNumber)).size).toBe(1);
  for (const { status } of answers) expect([201, 422]).toContain(status);
  const [{ body }] = placed as [(typeof placed)[number]];
  expect(await stockOf(sold.id)).toBe(50 - body.orderItems[0].quantity);
});

raceOf(
  'a reset code that is used several times at once sets one password',
  async (dice) => {
    const person = await buildCustomer(db);
    const code = '246810';
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 60_000);
    await storeCode(db, { userId: person.id, codeHash: await hashCode(code), now, expiresAt });
    const reset = (newPassword: string) => () =>
      call('POST', '/auth/reset-password', {
        body: { email: person.email, verificationCode: code, newPassword },
      });
    expect(statuses(await atOnce(dice, ['one-word', 'other-word'].map(reset)))).toEqual([200, 400]);
  },
  { slow: true },
);

raceOf(
  'a code of an admin’s app that is shown several times at once opens one session',
  async (dice) => {
    const admin = await newAdmin();
    const { secret } = await buildSecondFactor(db, admin);
    const login = () =>
      call('POST', '/auth/login', {
        body: { email: admin.email, password: admin.password, code: appCode(secret) },
      });
    expect(statuses(await atOnce(dice, [login, login, login]))).toEqual([200, 400, 400]);
  },
  { slow: true },
);

raceOf(
  'who signs in without a code while it is switched on has no session left without one',
  async (dice) => {
    const admin = await newAdmin();
    const { secret } = await buildSecondFactor(db, admin, { isOn: false });
    const { email, password, token } = admin;
    const [on] = await atOnce(dice, [
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
  'one e-mail registered several times at once is one account',
  async (dice) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const register = () =>
      call('POST', '/auth/register', { body: { name: 'Rima', email, password: 'churi-1234' } });
    expect(statuses(await atOnce(dice, [register, register, register]))).toEqual([201, 409, 409]);
  },
  { slow: true },
);

const activeAdmins = () =>
  db.selectFrom('users').select('id').where('role', '=', 'admin').where('is_active', '=', true).execute();

raceOf('admins who put each other out leave one', async (dice) => {
  const three = await Promise.all([newAdmin(), newAdmin(), newAdmin()]);
  const ids = three.map(({ id }) => id);
  await db
    .updateTable('users')
    .set({ is_active: false })
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('id', 'not in', ids)
    .execute();
  const putOut = (n: number) => () => {
    const [by, whom] = [three[n], three[(n + 1) % 3]];
    const token = by?.token ?? null;
    return dice.percent(50)
      ? call('PUT', `/users/${whom?.id}/role`, { token, body: { role: 'user' } })
      : call('PUT', `/users/${whom?.id}/status`, { token, body: { isActive: false } });
  };
  const answers = await atOnce(dice, [0, 1, 2].map(putOut));
  for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
  expect((await activeAdmins()).length).toBeGreaterThan(0);
});

afterEach(async () => {
  await db.updateTable('users').set({ is_active: true }).where('id', '=', owner.id).execute();
});
