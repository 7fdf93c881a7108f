/**
 * Random lives of orders: two admins and the customer act at once. Whatever they did, stock and money add up in SQL, and what
 * events have added up to equals a count from scratch.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { buildCoupon } from '#server/testing/coupons.ts';
import { readDerivedTables, wrongProducts } from '#server/testing/derivedTables.ts';
import { buildBangle, buildCombo, buildProduct } from '#server/testing/goods.ts';
import { type DraftLine, draftOf } from '#server/testing/orderDrafts.ts';
import { brokenRules, orderRules } from '#server/testing/orderRules.ts';
import { orderSteps, type Step } from '#server/testing/orderSteps.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call, tokenOf } = shop;
const admins = [await tokenOf(await buildAdmin(db)), await tokenOf(await buildAdmin(db))];
const coupon = await buildCoupon(db, { value: 15, categories: ['bangles'], min_spend: 120_000 });
const buyer = await buildCustomer(db);
const customer = await tokenOf(buyer);
const colours = [{ name: 'Gold', stock: 100_000 }];
const ring = await buildProduct(db, { price: 100, costPrice: 40, stock: 100_000 });
const chain = await buildProduct(db, { price: 99.95, stock: 100_000, colours });
const bangle = await buildBangle(db, {
  costPrice: 612.35,
  sizes: [{ name: 'M', stock: 100_000 }],
  colours,
});

/** Small batches, so that an order takes from several. */
const kajal = await buildProduct(db, {
  category: 'cosmetics',
  price: 250,
  costPrice: 90,
  batches: Array.from({ length: 40 }, (_, n) => ({
    label: `K${n}`,
    expiresOn: `209${n % 9}-0${1 + (n % 7)}-15`,
    pieces: n === 39 ? 100_000 : 1 + (n % 4),
    colour: 'Gold',
  })),
  colours: [{ name: 'Gold' }],
});
const set = await buildCombo(
  db,
  [
    { product: ring.id },
    { product: bangle.id, quantity: 2, selectedColor: 'Gold' },
    { product: kajal.id, quantity: 3, selectedColor: 'Gold' },
  ],
  { price: 333.35 },
);

/** An admin changes what the combo is made of. What was ordered before stays as it was. */
const recompose = (admin: string, random: Step['random']) => {
  const all = [
    { product: ring.id, quantity: 1 + random(3) },
    { product: bangle.id, quantity: 1 + random(2), selectedColor: 'Gold' },
    { product: kajal.id, quantity: 2, selectedColor: 'Gold' },
    { product: chain.id, selectedColor: 'Gold' },
  ];
  // The customer's size is that of the bangle.
  const components = all.slice(0, 2 + random(3));
  return call('PUT', `/products/${set.id}`, { token: admin, body: { components } });
};
const steps: typeof orderSteps = {
  ...orderSteps,
  recompose: ({ admin, random }) => recompose(admin, random),
};

/** Who places it: the customer herself, with or without a coupon, or an admin for her account or for somebody without one. */
type PlacedBy = 'customer' | 'customerWithCoupon' | 'admin' | 'adminWithoutAccount';

let keys = 0;
async function place({ quantities, placedBy }: Life): Promise<Step['order']> {
  const [first = 1, second = 1, third = 1, fourth = 1] = quantities;
  const lines = [
    { product: ring.id, price: ring.price, quantity: first },
    { product: chain.id, price: chain.price, quantity: second, selectedColor: 'Gold' },
    { product: kajal.id, price: kajal.price, quantity: third, selectedColor: 'Gold' },
    { product: bangle.id, price: bangle.price, quantity: third, selectedSize: 'M', selectedColor: 'Gold' },
    { product: set.id, price: set.price, quantity: fourth, selectedSize: 'M' },
  ];
  keys += 1;
  const headers = { 'idempotency-key': `life-${keys}` };
  const { status, body } =
    placedBy === 'customer' || placedBy === 'customerWithCoupon'
      ? await call('POST', '/orders', {
          token: customer,
          body: placedBy === 'customer' ? draftOf(lines, deliverTo) : await draftWithCoupon(lines),
          headers,
        })
      : await call('POST', '/admin/orders', {
          token: admins[0] ?? '',
          body: manualDraft(lines, placedBy === 'admin'),
          headers,
        });
  expect(status).toBe(201);
  const { _id: id, orderNumber: number } = body.order ?? body;
  return { id, number, lines: lines.length };
}

/** The shop tells what the order costs with the coupon. */
async function draftWithCoupon(lines: readonly DraftLine[]) {
  const draft = { ...draftOf(lines, deliverTo), couponCode: coupon.code };
  const { body } = await call('POST', '/orders', { token: customer, body: { ...draft, totalPrice: 0 } });
  const { shippingPrice, totalPrice } = body.quote;
  return { ...draft, shippingPrice, totalPrice };
}

/** With a discount and an advance. */
const manualDraft = (lines: readonly object[], isForAccount: boolean) => ({
  customer: { name: 'Rahima', phone: '01812345678' },
  shippingAddress: deliverTo,
  items: lines,
  source: 'phone',
  discount: 33.35,
  payments: [{ amount: 40.05, method: 'bkash' }],
  ...(isForAccount && { user: buyer.id }),
});

interface Act {
  name: string;
  numbers: number[];
}
interface Life {
  placedBy: PlacedBy;
  quantities: number[];
  /** What is done first, since most of the rest needs it. */
  start: 'process' | 'ship' | 'deliver';
  /** Each row of steps happens at once. */
  rows: Act[][];
}

const names = Object.keys(steps);
const act: fc.Arbitrary<Act> = fc.record({
  name: fc.constantFrom(...names),
  numbers: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
});
const anyLife: fc.Arbitrary<Life> = fc.record({
  placedBy: fc.constantFrom('customer', 'customerWithCoupon', 'admin', 'adminWithoutAccount'),
  quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
  start: fc.constantFrom('process', 'ship', 'deliver'),
  rows: fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
});

/** One piece of each line, broken, without a refund. */
const oneOfEach = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0];
const livesOf = (start: Life['start'], ...acts: [name: string, numbers?: number[]][]): [Life] => [
  {
    placedBy: 'customer',
    quantities: [2, 2, 2, 2],
    start,
    rows: acts.map(([name, numbers = [1]]) => [{ name, numbers }]),
  },
];
const placedBy = (by: PlacedBy, [life]: [Life]): [Life] => [{ ...life, placedBy: by }];
/** In these each step succeeds. */
const examples = [
  livesOf('ship', ['book'], ['deliverInPart', oneOfEach], ['takeBack', oneOfEach], ['settle']),
  livesOf('deliver', ['reopen'], ['deliver'], ['takeBack', oneOfEach]),
  livesOf('process', ['pay', [599]], ['ship'], ['deliverInPart', oneOfEach], ['takeBack', oneOfEach]),
  livesOf('ship', ['close']),
  livesOf('process', ['cancel']),
  livesOf('process', ['recompose', [1]], ['edit'], ['recompose', [2, 1, 0]], ['edit'], ['cancel']),
  livesOf('deliver', ['recompose', [2]], ['takeBack', oneOfEach], ['exchange', oneOfEach]),
  livesOf('process', ['edit'], ['pay'], ['removePayment'], ['pay'], ['edit'], ['cancel'], ['removePayment']),
  livesOf('deliver', ['exchange', oneOfEach], ['takeBack', oneOfEach]),
  placedBy('admin', livesOf('process', ['edit'], ['pay'], ['cancel'], ['removePayment'])),
  placedBy('customerWithCoupon', livesOf('process', ['edit'], ['edit'], ['cancel'])),
  placedBy(
    'adminWithoutAccount',
    livesOf('process', ['edit'], ['pay'], ['book'], ['ship'], ['deliver'], ['settle']),
  ),
  placedBy('adminWithoutAccount', livesOf('deliver', ['exchange', oneOfEach], ['takeBack', oneOfEach])),
];

/** Takes one after the other, from the start again after the last. */
function drawFrom(numbers: readonly number[]): Step['random'] {
  let at = 0;
  return (below) => (numbers[at++ % numbers.length] ?? 0) % below;
}

const succeeded = new Set<string>();
async function run({ name, numbers }: Act, order: Step['order'], index = 0): Promise<void> {
  const admin = admins[index % admins.length] ?? '';
  const response = await steps[name]?.({ shop, order, customer, admin, random: drawFrom(numbers) });
  expect(response?.status, name).toBeLessThan(500);
  if (response && response.status < 300) succeeded.add(name);
}

it('stock and money add up after any life of an order', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, async (life) => {
      const { start, rows } = life;
      const order = await place(life);
      await run({ name: start, numbers: [0] }, order);
      for (const row of rows) await Promise.all(row.map((each, index) => run(each, order, index)));
      expect(await brokenRules(db, orderRules)).toEqual({});
    }),
    { numRuns: 40, examples },
  );
  // The rules were put to the test by every step.
  expect([...succeeded].sort()).toEqual([...names].sort());
  expect(await wrongProducts(db)).toEqual([]);
  const addedUp = await readDerivedTables(db);
  await rebuildProjections(db);
  expect(addedUp).toEqual(await readDerivedTables(db));
});
