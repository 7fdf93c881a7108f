import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import type { BuiltProduct } from '#server/testing/goods.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
let token: string;

beforeAll(async () => {
  shop = await openTestApp();
  token = await shop.tokenOf(await buildCustomer(shop.db));
});

const dhaka = {
  fullName: 'Nusrat Jahan',
  phone: '+880 1712-345678',
  address: 'House 7, Road 3',
  district: 'Dhaka',
  thana: 'Dhanmondi',
};

interface Wanted {
  product: BuiltProduct;
  quantity?: number;
  selectedSize?: string;
  selectedColor?: string;
}

/** The request of a client that shows current prices. */
const draft = (wanted: Wanted[], changes: Record<string, unknown> = {}) => ({
  ...draftOf(
    wanted.map(({ product: { id, price }, ...line }) => ({ product: id, price, ...line })),
    dhaka,
  ),
  ...changes,
});

const place = (body: unknown, headers: Record<string, string> = {}, as = token) =>
  shop.call('POST', '/orders', { token: as, body, headers });

const stockOf = async (product: BuiltProduct) =>
  (
    await shop.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
  ).stock;

const sizeStock = async (product: BuiltProduct, size: string) =>
  (
    await shop.db
      .selectFrom('product_sizes')
      .select('stock')
      .where('product_id', '=', product.id)
      .where('name', '=', size)
      .executeTakeFirstOrThrow()
  ).stock;

const ordersWith = async (product: BuiltProduct) =>
  (await shop.db.selectFrom('order_lines').select('order_id').where('product_id', '=', product.id).execute())
    .length;

/** Compares the ledger's sum for every count with the count itself. */
async function expectLedgerToAgree() {
  const { rows } = await sql`
    select p.id, p.stock, coalesce(sum(m.delta), 0)::int as ledger
    from products p left join stock_movements m on m.product_id = p.id and m.unit = 'product'
    group by p.id having p.stock <> coalesce(sum(m.delta), 0)
    union all
    select s.product_id, s.stock, coalesce(sum(m.delta), 0)::int
    from product_sizes s
    left join stock_movements m on m.product_id = s.product_id and m.unit = 'size' and m.unit_name = s.name
    group by s.product_id, s.name, s.stock having s.stock <> coalesce(sum(m.delta), 0)`.execute(shop.db);
  expect(rows).toEqual([]);
}

describe('placing an order', () => {
  it('returns the order with the shop’s prices and its own number', async () => {
    const earrings = await buildProduct(shop.db, { price: 450 });
    const { status, body } = await place(draft([{ product: earrings, quantity: 2 }]));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      orderStatus: 'pending',
      itemsPrice: 900,
      shippingPrice: 60,
      taxPrice: 0,
      totalPrice: 960,
      paymentMethod: 'cash_on_delivery',
      shippingAddress: { phone: '01712345678', district: 'Dhaka', country: 'Bangladesh' },
    });
    expect(body.orderNumber).toMatch(/^KA\d{6,}$/);
    expect(body.orderItems).toEqual([
      expect.objectContaining({ product: earrings.id, name: 'Pearl Drop Earrings', price: 450, quantity: 2 }),
    ]);
    expect(await stockOf(earrings)).toBe(8);
    await expectLedgerToAgree();
  });

  it('returns the same as reading it afterwards', async () => {
    const earrings = await buildProduct(shop.db);
    const { body: placed } = await place(draft([{ product: earrings }]));
    const { body: read } = await shop.call('GET', `/orders/${placed._id}`, { token });
    expect(read).toEqual(placed);
  });

  it('takes stock from the chosen size, and from both color and product', async () => {
    const bangle = await buildBangle(shop.db);
    const lipstick = await buildProduct(shop.db, {
      category: 'cosmetics',
      stock: 10,
      colours: [
        { name: 'Red', stock: 3 },
        { name: 'Rose Gold', stock: 9 },
      ],
    });
    const { status } = await place(
      draft([
        { product: bangle, selectedSize: 'M', quantity: 2 },
        { product: lipstick, selectedColor: 'Rose Gold', quantity: 4 },
      ]),
    );
    expect(status).toBe(201);
    expect([await sizeStock(bangle, 'M'), await sizeStock(bangle, 'S'), await stockOf(lipstick)]).toEqual([
      3, 5, 6,
    ]);
    const short = await place(draft([{ product: lipstick, selectedColor: 'Red', quantity: 4 }]));
    expect(short).toMatchObject({ status: 409, body: { available: 3 } });
    await expectLedgerToAgree();
  });

  it('refuses more than the stock, naming the product and the rest, and changes nothing', async () => {
    const rare = await buildProduct(shop.db, { name: 'Emerald Ring', stock: 2 });
    const other = await buildProduct(shop.db, { stock: 5 });
    const { status, body } = await place(draft([{ product: other }, { product: rare, quantity: 3 }]));
    expect(status).toBe(409);
    expect(body.message).toContain('Emerald Ring');
    expect(body.message).toContain('Only 2 left in stock');
    expect(body.available).toBe(2);
    expect([await stockOf(rare), await stockOf(other), await ordersWith(other)]).toEqual([2, 5, 0]);
  });

  it.each([
    ['a total', { totalPrice: 1 }],
    ['a subtotal', { itemsPrice: 1 }],
    ['a fee', { shippingPrice: 0 }],
    ['a tax', { taxPrice: 5 }],
  ])('refuses %s that differs from the shop’s, with fresh figures, and writes nothing', async (_, lie) => {
    const earrings = await buildProduct(shop.db, { price: 450 });
    const { status, body } = await place(draft([{ product: earrings }], lie));
    expect(status).toBe(409);
    expect(body.message).toBe('Prices have changed. Please review your order.');
    expect(body.quote).toMatchObject({ itemsPrice: 450, shippingPrice: 60, taxPrice: 0, totalPrice: 510 });
    expect([await stockOf(earrings), await ordersWith(earrings)]).toEqual([10, 0]);
  });

  it.each(['itemsPrice', 'taxPrice', 'shippingPrice', 'totalPrice'])('requires its %s', async (field) => {
    const earrings = await buildProduct(shop.db);
    const { status, body } = await place(draft([{ product: earrings }], { [field]: undefined }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [field]: expect.stringMatching(/ is required$/) });
    expect(await stockOf(earrings)).toBe(10);
  });

  it.each([
    ['quantity', 'Quantity must be a whole number from 1 to 10,000'],
    ['price', 'Price is required'],
  ])('requires each line’s %s', async (field, sentence) => {
    const one = draft([{ product: await buildProduct(shop.db) }]);
    const orderItems = [{ ...one.orderItems[0], [field]: undefined }];
    const { status, body } = await place({ ...one, orderItems });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { [`orderItems.0.${field}`]: sentence },
    });
  });

  it('refuses a wrong line price even if the totals agree', async () => {
    const earrings = await buildProduct(shop.db, { price: 450 });
    const body = draft([{ product: earrings }]);
    const [line] = body.orderItems;
    const { status } = await place({ ...body, orderItems: [{ ...line, price: 1 }] });
    expect(status).toBe(409);
  });

  it('requires the product’s choices and existing products', async () => {
    const bangle = await buildBangle(shop.db);
    const hidden = await buildProduct(shop.db, { isActive: false });
    expect(await place(draft([{ product: bangle }]))).toMatchObject({
      status: 400,
      body: { message: 'Please select a size before proceeding' },
    });
    expect(await place(draft([{ product: hidden }]))).toMatchObject({ status: 409 });
    const unknown = { ...hidden, id: '01890000-0000-7000-8000-000000000000' };
    expect(await place(draft([{ product: unknown }]))).toMatchObject({ status: 404 });
    expect(await place(draft([{ product: { ...hidden, id: 'nonsense' } }]))).toMatchObject({ status: 404 });
  });

  it('names each invalid field of the address', async () => {
    const earrings = await buildProduct(shop.db);
    const shippingAddress = { fullName: ' ', phone: '0171', address: '', district: 'Atlantis', thana: '' };
    const { status, body } = await place(draft([{ product: earrings }], { shippingAddress }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      'shippingAddress.fullName': 'Full name is required',
      'shippingAddress.phone': 'Please enter a valid Bangladeshi phone number',
      'shippingAddress.address': 'Address is required',
      'shippingAddress.district': 'District is required',
      'shippingAddress.thana': 'Thana/Upazila is required',
    });
  });

  it('empties the cart', async () => {
    const earrings = await buildProduct(shop.db);
    await shop.call('POST', '/cart/add', { token, body: { productId: earrings.id } });
    await place(draft([{ product: earrings }]));
    const { body } = await shop.call('GET', '/cart', { token });
    expect(body.data.items).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  it('makes one order of many tries, sequential or concurrent', async () => {
    const earrings = await buildProduct(shop.db, { stock: 10 });
    const body = draft([{ product: earrings }]);
    const key = { 'idempotency-key': 'one-click' };
    const tries = await Promise.all(Array.from({ length: 8 }, () => place(body, key)));
    const again = await place(body, key);
    expect(new Set([...tries, again].map((response) => response.status))).toEqual(new Set([201]));
    expect(new Set([...tries, again].map((response) => response.body._id)).size).toBe(1);
    expect(again.body).toEqual(tries[0]?.body);
    expect([await stockOf(earrings), await ordersWith(earrings)]).toEqual([9, 1]);
  });

  it('does not cover another order', async () => {
    const earrings = await buildProduct(shop.db);
    const key = { 'idempotency-key': 'another-body' };
    await place(draft([{ product: earrings }]), key);
    const { status } = await place(draft([{ product: earrings, quantity: 2 }]), key);
    expect(status).toBe(422);
  });

  it('can be used again after a refusal', async () => {
    const earrings = await buildProduct(shop.db, { stock: 0 });
    const key = { 'idempotency-key': 'refused-first' };
    const body = draft([{ product: earrings }]);
    expect((await place(body, key)).status).toBe(409);
    await sql`update products set stock = 5 where id = ${earrings.id}`.execute(shop.db);
    await sql`insert into stock_movements (product_id, unit, delta, left_after, reason)
              values (${earrings.id}, 'product', 5, 5, 'restock')`.execute(shop.db);
    expect((await place(body, key)).status).toBe(201);
  });
});

describe('many concurrent buyers', () => {
  it('get exactly the stock: 200 orders for 30 pieces', async () => {
    const rare = await buildBangle(shop.db, { sizes: [{ name: 'M', stock: 30 }] });
    const body = draft([{ product: rare, selectedSize: 'M' }]);
    const responses = await Promise.all(Array.from({ length: 200 }, () => place(body)));
    const placed = responses.filter(({ status }) => status === 201);
    expect(placed.length).toBe(30);
    expect(responses.filter(({ status }) => status === 409).length).toBe(170);
    expect(new Set(placed.map(({ body: order }) => order.orderNumber)).size).toBe(30);
    expect([await sizeStock(rare, 'M'), await ordersWith(rare)]).toEqual([0, 30]);
    await expectLedgerToAgree();
  });

  it('with the same products in opposite order do not deadlock', async () => {
    const [one, two] = [
      await buildProduct(shop.db, { stock: 50 }),
      await buildProduct(shop.db, { stock: 50 }),
    ];
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        place(draft(n % 2 ? [{ product: one }, { product: two }] : [{ product: two }, { product: one }])),
      ),
    );
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    expect([await stockOf(one), await stockOf(two)]).toEqual([10, 10]);
  });
});

describe('an order too large to be accepted without a call', () => {
  const unconfirmed = { maxPieces: 0, maxTotal: 0, releaseHours: 0 };
  const cap = (rule: object) =>
    changeShopSettings(shop.db, { phone: '01711-223344', unconfirmed: { ...unconfirmed, ...rule } });
  afterEach(() => changeShopSettings(shop.db));

  it('is refused, and the shopper is asked to call', async () => {
    await cap({ maxPieces: 5 });
    const [ring, churi] = [await buildProduct(shop.db), await buildProduct(shop.db)];
    const of = (pieces: number) =>
      draft([
        { product: ring, quantity: 3 },
        { product: churi, quantity: pieces },
      ]);
    expect(await place(of(3))).toMatchObject({
      status: 409,
      body: {
        code: 'orderNeedsCall',
        message: 'To order more than 5 pieces at once, please call us at 01711-223344.',
      },
    });
    expect(await stockOf(ring)).toBe(10);
    expect((await place(of(2))).status).toBe(201);
  });

  it('is measured by its total including delivery', async () => {
    await cap({ maxTotal: 959 });
    const ring = await buildProduct(shop.db, { price: 450 });
    const two = draft([{ product: ring, quantity: 2 }]);
    expect(two.totalPrice).toBe(960);
    expect(await place(two)).toMatchObject({ status: 409, body: { code: 'orderNeedsCall' } });
    await cap({ maxTotal: 960 });
    expect((await place(two)).status).toBe(201);
  });

  it('is accepted when no limit is set', async () => {
    const ring = await buildProduct(shop.db, { price: 100_000, stock: 9_999 });
    expect((await place(draft([{ product: ring, quantity: 9_999 }]))).status).toBe(201);
  });
});
