import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { type BuiltOrder, buildNote, buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { digits as toBanglaDigits } from '../../texts/bn/numbers.ts';

const { app, db, call, tokenOf } = await openTestApp();
let admin: string;
let customer: Person;
let product: Awaited<ReturnType<typeof buildProduct>>;

beforeAll(async () => {
  admin = await tokenOf(await buildAdmin(db));
  customer = await buildCustomer(db);
  product = await buildProduct(db, { price: 500, stock: 1000 });
});

type Options = Partial<Parameters<typeof buildOrder>[1]>;
const place = (options: Options = {}) => buildOrder(db, { customer, lines: [{ product }], ...options });

const list = async (query: string) => (await call('GET', `/orders?${query}`, { token: admin })).body;
const numbersIn = async (query: string): Promise<string[]> =>
  (await list(query)).orders.map((order: { orderNumber: string }) => order.orderNumber);
const callAbout = ({ id }: BuiltOrder, outcome: string) =>
  call('POST', `/admin/orders/${id}/calls`, { token: admin, body: { outcome } });

describe('the list', () => {
  it('filters open orders that wait for a call, and refused ones in any status', async () => {
    const address = { phone: '01811111111' };
    const [fresh, rung, refused, shipped] = [
      await place({ address }),
      await place({ address, status: 'processing' }),
      await place({ address }),
      await place({ address, status: 'shipped' }),
    ];
    await callAbout(rung, 'no_answer');
    await callAbout(refused, 'refused');
    const of = (confirmation: string) => numbersIn(`search=01811111111&confirmation=${confirmation}`);
    expect(await of('to_call')).toEqual([fresh.orderNumber]);
    expect(await of('no_answer')).toEqual([rung.orderNumber]);
    expect(await of('refused')).toEqual([refused.orderNumber]);
    expect(await of('confirmed')).toEqual([]);
    expect(await of('')).toEqual([shipped, refused, rung, fresh].map(({ orderNumber }) => orderNumber));
    expect((await list('search=01811111111&confirmation=to_call')).totalOrders).toBe(1);
    expect((await call('GET', '/orders?confirmation=maybe', { token: admin })).body.errors).toEqual({
      confirmation: 'Unknown confirmation',
    });
  });

  it('returns only the selected orders, and nothing for unknown ids', async () => {
    const [one, , three] = [await place(), await place(), await place()];
    expect(await numbersIn(`ids=${one.id},${three.id},nonsense`)).toEqual([
      three.orderNumber,
      one.orderNumber,
    ]);
    expect(await list('ids=nonsense')).toMatchObject({ orders: [], totalOrders: 0, totalPages: 0 });
    const many = Array.from({ length: 201 }, (_, n) => n).join();
    expect((await call('GET', `/orders?ids=${many}`, { token: admin })).body.errors).toEqual({
      ids: 'At most 200 orders can be asked for',
    });
  });

  it('uses days in Dhaka time: a day ends at 18:00 UTC', async () => {
    const address = { phone: '01822222222' };
    const evening = await place({ address, placedAt: new Date('2026-03-01T17:59:59.999Z') });
    const night = await place({ address, placedAt: new Date('2026-03-01T18:00:00.000Z') });
    const on = (day: string) => numbersIn(`search=01822222222&startDate=${day}&endDate=${day}`);
    expect(await on('2026-03-01')).toEqual([evening.orderNumber]);
    expect(await on('2026-03-02')).toEqual([night.orderNumber]);
  });

  it('finds everything that its rows show: numbers, short ids, names, emails, places, and phones in any notation', async () => {
    const order = await place({
      address: { full_name: 'Sultana রহিমা', phone: '01833333333', thana: 'Muradnagar', district: 'Comilla' },
      customer: await buildCustomer(db, { email: 'sultana.unmatched@example.com' }),
    });
    for (const search of [
      order.orderNumber,
      order.orderNumber.toLowerCase(),
      `#${order.orderNumber}`,
      order.orderNumber.slice(2),
      toBanglaDigits(order.orderNumber.slice(2)),
      order.id.slice(-6),
      `#${order.id.slice(-8)}`,
      order.id.slice(-8).toUpperCase(),
      'tana রহি',
      '018333',
      '+880 1833-333333',
      '1833333333',
      '০১৮৩৩৩৩৩৩৩৩',
      'Sultana.Unmatched@example.com',
      'muradnag',
      'Cumilla',
      'কুমিল্লা',
      'মুরাদনগর',
    ]) {
      expect(await numbersIn(`search=${encodeURIComponent(search)}`), search).toEqual([order.orderNumber]);
    }
    for (const search of ['%25', '%25%25%25', '___', '%23', "'))--", order.id.slice(-5)]) {
      expect(await numbersIn(`search=${search}`), search).toEqual([]);
    }
  });

  it('pages without losing or repeating an order', async () => {
    const address = { phone: '01844444444' };
    const placedAt = new Date('2026-02-01T10:00:00Z');
    for (let n = 0; n < 5; n++) await place({ address, placedAt });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => numbersIn(`search=01844444444&limit=2&page=${page}`)),
    );
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flat()).size).toBe(5);
  });
});

describe('one order', () => {
  it('shows what its phone number ordered, received and refused, under any account', async () => {
    const address = { phone: '01955555555' };
    const other = await buildCustomer(db);
    const received = await place({ address, customer: other, status: 'delivered' });
    const refused = await place({ address, status: 'shipped' });
    await callAbout(refused, 'refused');
    const cancelled = await place({ address, status: 'cancelled' });
    const order = await place({ address });
    const { body } = await call('GET', `/admin/orders/${order.id}`, { token: admin });
    const once = { orders: 1, amount: 560 };
    expect(body.order.phonePast).toEqual({
      ordered: { orders: 3, amount: 1680 },
      received: once,
      refused: once,
      cancelled: once,
    });
    expect(body.otherOrders.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual([
      cancelled.orderNumber,
      refused.orderNumber,
      received.orderNumber,
    ]);
    const [listed] = (await list(`ids=${order.id}`)).orders;
    expect(listed.phonePast).toEqual(body.order.phonePast);
  });

  it('has no past that is below zero, while the list does not follow its change yet', async () => {
    const address = { phone: '01966666666' };
    const placed = await place({ address });
    const headers = { authorization: `Bearer ${await tokenOf(customer)}` };
    const cancel = { method: 'PUT', url: `/api/orders/${placed.id}/cancel`, headers } as const;
    // Not by `call`, which waits for what is derived.
    expect((await app.fastify.inject(cancel)).statusCode).toBe(200);
    const nothing = { orders: 0, amount: 0 };
    const { body } = await call('GET', `/admin/orders/${placed.id}`, { token: admin });
    expect(body.order).toMatchObject({
      status: 'cancelled',
      phonePast: { ordered: nothing, received: nothing, refused: nothing, cancelled: nothing },
    });
  });

  it('is not found by an unknown id', async () => {
    for (const id of ['nonsense', crypto.randomUUID()]) {
      expect((await call('GET', `/admin/orders/${id}`, { token: admin })).body.code).toBe('orderNotFound');
    }
  });

  it('shows its customer no calls, notes or phone history', async () => {
    const order = await place();
    await buildNote(db, order.id, 'Difficult last time');
    await call('POST', `/admin/orders/${order.id}/calls`, {
      token: admin,
      body: { outcome: 'refused', note: 'Shouted' },
    });
    const token = await tokenOf(customer);
    const responses = [
      await call('GET', `/orders/${order.id}`, { token }),
      await call('GET', '/orders/my', { token }),
      await call('PUT', `/orders/${order.id}/cancel`, { token }),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Difficult|Shouted|refused|confirmation|"notes"|phonePast/);
    }
  });
});
