import { beforeAll, describe, expect, it } from 'vitest';
import type { CouponToWrite } from '#server/coupons/couponQueries.ts';
import { type BuiltCoupon, buildCoupon, usesOf } from '#server/testing/coupons.ts';
import { type BuiltProduct, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { brokenRules, orderRules } from '#server/testing/orderRules.ts';
import { buildAdmin, buildCustomer, deliverTo, type Person } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
let customer: Person;
let token: string;
let admin: string;

beforeAll(async () => {
  shop = await openTestApp();
  customer = await buildCustomer(shop.db);
  token = await shop.tokenOf(customer);
  admin = await shop.tokenOf(await buildAdmin(shop.db));
});

const ring = (price: number, stock = 100) => buildProduct(shop.db, { price, stock, category: 'rings' });
const coupon = (terms: Partial<CouponToWrite> = {}) => buildCoupon(shop.db, terms);

interface Typed {
  quantity?: number;
  /** In taka. */
  discount?: number;
  phone?: string;
  shippingPrice?: number;
}

/** What a client sends that shows the price with the coupon. */
function draft({ id, price }: BuiltProduct, code: string, typed: Typed = {}) {
  const { quantity = 1, discount = 0, phone = deliverTo.phone } = typed;
  const drafted = draftOf([{ product: id, price, quantity }], { ...deliverTo, phone });
  const shippingPrice = typed.shippingPrice ?? drafted.shippingPrice;
  const totalPrice = drafted.itemsPrice - discount + shippingPrice;
  return { ...drafted, shippingPrice, totalPrice, couponCode: code };
}

const place = (body: object, as = token, headers = {}) =>
  shop.call('POST', '/orders', { token: as, body, headers });
const readOrder = async (id: string) => (await shop.call('GET', `/orders/${id}`, { token })).body;
const cancel = (id: string) => shop.call('PUT', `/orders/${id}/cancel`, { token });

describe('an order with a coupon', () => {
  it('costs less, and counts the use once, also when the request is repeated', async () => {
    const eid = await coupon({ code: 'EID-25', value: 25 });
    const body = draft(await ring(450), 'eid -25', { discount: 113 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const placed = await place(body, token, key);
    expect([placed.status, placed.body]).toMatchObject([
      201,
      { itemsPrice: 450, discount: { code: 'EID-25', amount: 113 }, shippingPrice: 60, totalPrice: 397 },
    ]);
    expect(await readOrder(placed.body._id)).toEqual(placed.body);
    expect((await place(body, token, key)).body).toEqual(placed.body);
    expect(await usesOf(shop.db, eid)).toEqual({ used: 1, rows: 1 });
  });

  it('gets free delivery by the price of the items after the discount', async () => {
    const { code } = await coupon();
    const body = draft(await ring(2000), code, { discount: 200, shippingPrice: 60 });
    expect((await place(body)).body).toMatchObject({ shippingPrice: 60, totalPrice: 1860 });
  });

  it('is delivered free by a code for that', async () => {
    const { code } = await coupon({ kind: 'free_delivery', value: 0 });
    const { body } = await place(draft(await ring(450), code, { shippingPrice: 0 }));
    expect(body).toMatchObject({ discount: { code, amount: 0 }, shippingPrice: 0, totalPrice: 450 });
  });

  it.each([
    ['unknown', null, 'This code is not known'],
    ['over', { ends_at: new Date('2020-01-01') }, 'This code has ended'],
    ['not for its items', { categories: ['bangles' as const] }, 'This code is only for bangles'],
    ['for more', { min_spend: 50_000 }, 'Spend ৳50 more to use this code'],
  ])('is refused with a fresh price if the code is %s', async (_, terms, message) => {
    const code = terms ? (await coupon(terms)).code : 'NOSUCH';
    const product = await ring(450);
    expect(await place(draft(product, code, { discount: 45 }))).toMatchObject({
      status: 409,
      body: { code: 'couponRefused', message, quote: { discount: null, shippingPrice: 60, totalPrice: 510 } },
    });
    const lines = shop.db.selectFrom('order_lines').select('order_id').where('product_id', '=', product.id);
    expect(await lines.execute()).toEqual([]);
  });

  it('is refused with the right discount if the client showed another one', async () => {
    const { code } = await coupon();
    expect(await place(draft(await ring(450), code, { discount: 50 }))).toMatchObject({
      status: 409,
      body: { code: 'pricesChanged', quote: { discount: { code, amount: 45 }, totalPrice: 465 } },
    });
  });
});

describe('a limit', () => {
  it('of 10 uses is used 10 times by 50 orders at once', async () => {
    const limited = await coupon({ usage_limit: 10 });
    const product = await ring(500);
    const tokens = await Promise.all(
      Array.from({ length: 50 }, async () => shop.tokenOf(await buildCustomer(shop.db))),
    );
    const responses = await Promise.all(
      tokens.map((one) => place(draft(product, limited.code, { discount: 50 }), one)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = responses.filter(({ body }) => body.message === 'This code has been used up');
    expect(refused).toHaveLength(40);
    expect(await usesOf(shop.db, limited)).toEqual({ used: 10, rows: 10 });
  });

  it('by phone holds across accounts, however the phone is written', async () => {
    const once = await coupon({ limit_per_phone: 1 });
    const product = await ring(500);
    const phones = ['01811111111', '+880 1811-111111', '01811111111', '01811-111111'];
    const responses = await Promise.all(
      phones.map(async (phone) =>
        place(
          draft(product, once.code, { discount: 50, phone }),
          await shop.tokenOf(await buildCustomer(shop.db)),
        ),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('You have used this code already');
    const other = draft(product, once.code, { discount: 50, phone: '01922222222' });
    expect((await place(other)).status).toBe(201);
  });
});

describe('a cancelled order gives its use back', () => {
  let once: BuiltCoupon;
  let order: string;
  const again = async () => place(draft(await ring(500), once.code, { discount: 50 }));
  const placeOnce = async () => {
    once = await coupon({ usage_limit: 1 });
    order = (await again()).body._id;
    expect((await again()).body.message).toBe('This code has been used up');
  };
  const free = { used: 0, rows: 0 };

  it('once, if the customer cancels it twice at once', async () => {
    await placeOnce();
    await Promise.all([cancel(order), cancel(order)]);
    expect(await usesOf(shop.db, once)).toEqual(free);
    expect((await readOrder(order)).discount).toEqual({ code: once.code, amount: 50 });
    expect((await again()).status).toBe(201);
  });

  it('if an admin closes it', async () => {
    await placeOnce();
    const body = { reason: 'refused_on_call' };
    expect((await shop.call('POST', `/admin/orders/${order}/close`, { token: admin, body })).status).toBe(
      200,
    );
    expect(await usesOf(shop.db, once)).toEqual(free);
  });
});

describe('an edit of its items', () => {
  const edit = async (id: string, body: object) => {
    const { version } = await readOrder(id);
    return shop.call('PUT', `/admin/orders/${id}`, { token: admin, body: { version, ...body } });
  };
  const pieces = (product: BuiltProduct, quantity: number) => ({
    items: [{ product: product.id, quantity, selectedSize: null, selectedColor: null }],
  });

  it('lets the coupon decide again, down to nothing below the least to spend', async () => {
    const { code } = await coupon({ min_spend: 100_000 });
    const product = await ring(600);
    const placed = await place(draft(product, code, { quantity: 2, discount: 120 }));
    const { _id } = placed.body;
    const more = await edit(_id, pieces(product, 3));
    expect(more.body.order).toMatchObject({ discount: { code, amount: 180 }, totalPrice: 1680 });
    const less = await edit(_id, pieces(product, 1));
    expect(less.body.order).toMatchObject({ discount: null, totalPrice: 660 });
    const back = await edit(_id, pieces(product, 2));
    expect(back.body.order).toMatchObject({ discount: { code, amount: 120 }, totalPrice: 1140 });
  });

  it('keeps a discount that an admin has set, and the free delivery of a code', async () => {
    const { code } = await coupon({ kind: 'free_delivery', value: 0 });
    const product = await ring(600);
    const { _id } = (await place(draft(product, code, { shippingPrice: 0 }))).body;
    expect((await edit(_id, { discount: 100 })).body.order).toMatchObject({ totalPrice: 500 });
    const { body } = await edit(_id, pieces(product, 2));
    expect(body.order).toMatchObject({ discount: { code, amount: 100 }, shippingPrice: 0, totalPrice: 1100 });
  });

  it('keeps the discount if only the address changes', async () => {
    const { code } = await coupon({ kind: 'amount', value: 10_000 });
    const { _id } = (await place(draft(await ring(600), code, { discount: 100 }))).body;
    const moved = { shippingAddress: { ...deliverTo, district: 'Sylhet', thana: 'Beanibazar' } };
    expect((await edit(_id, moved)).body.order).toMatchObject({ discount: { amount: 100 }, totalPrice: 620 });
  });
});

it('every rule of orders, stock, money and coupons holds afterwards', async () => {
  expect(await brokenRules(shop.db, orderRules)).toEqual({});
});
