import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const customer = await buildCustomer(db, { phone: '01999999999' });
const product = await buildProduct(db, { stock: 100 });
const placedAt = new Date('2026-01-05T10:00:00Z');
const order = await buildOrder(db, { customer, lines: [{ product }], status: 'shipped', placedAt });

const track = (orderNumber: unknown, phone: unknown) =>
  shop.call('POST', '/orders/track', { body: { orderNumber, phone } });

describe('an order’s number and phone', () => {
  it('return its status, and nothing else about it', async () => {
    const { status, body } = await track(order.orderNumber, '01712345678');
    expect(status).toBe(200);
    expect(body).toEqual({
      orderNumber: order.orderNumber,
      status: 'shipped',
      orderStatus: 'shipped',
      returnedToShop: false,
      createdAt: '2026-01-05T10:00:00.000Z',
      estimatedDelivery: null,
      history: [
        { status: 'pending', at: '2026-01-05T10:00:00.000Z' },
        { status: 'processing', at: '2026-01-05T11:00:00.000Z' },
        { status: 'shipped', at: '2026-01-05T12:00:00.000Z' },
      ],
    });
  });

  it('are accepted in any notation', async () => {
    const typed = `${order.orderNumber.toLowerCase().slice(0, 2)} - ${order.orderNumber.slice(2)}`;
    expect((await track(typed, '+880 1712-345678')).status).toBe(200);
    expect((await track(order.orderNumber, '০১৭১২৩৪৫৬৭৮')).status).toBe(200);
  });

  it('give the same response when either is wrong', async () => {
    const wrong = [
      await track('KA999999', '01712345678'),
      await track(order.orderNumber, '01712345679'),
      await track(order.orderNumber, '01999999999'),
      await track('no number', '01712345678'),
      await track(order.orderNumber.slice(2), '01712345678'),
    ];
    for (const { status, body } of wrong) {
      expect([status, body]).toEqual([404, { message: 'Order not found', code: 'orderNotFound' }]);
    }
  });

  it('are both required', async () => {
    expect((await track('', '01712345678')).body.errors).toEqual({ orderNumber: 'Order number is required' });
    expect((await track(order.orderNumber, '')).body.errors).toEqual({ phone: 'Phone number is required' });
    expect((await track(order.orderNumber, '12345')).body.errors).toEqual({
      phone: 'Please enter a valid Bangladeshi phone number',
    });
    expect((await track({ $ne: '' }, ['01712345678'])).status).toBe(400);
  });
});

it('a parcel that came back says so, and not why', async () => {
  const { id, orderNumber } = await buildOrder(db, { customer, lines: [{ product }], status: 'cancelled' });
  await sql`
    insert into order_closings (order_id, reason, note, courier_charge, closed_at)
    values (${id}, 'refused_at_door', 'Rude', 6000, now())`.execute(db);
  const { body } = await track(orderNumber, '01712345678');
  expect(body).toMatchObject({ status: 'cancelled', returnedToShop: true });
  expect(JSON.stringify(body)).not.toMatch(/Rude|refused/);
});

describe('trying phones for one number', () => {
  const guesser = async (times: number, addressOf: (time: number) => string) => {
    const strict = await openTestApp({ settings: { limitsFactor: 1, trustProxy: 1 } });
    const tries: number[] = [];
    for (let i = 0; i < times; i += 1) {
      const { status, headers } = await strict.call('POST', '/orders/track', {
        body: { orderNumber: i % 2 === 0 ? 'KA100001' : 'ka 100001', phone: `01712345${100 + i}` },
        headers: { 'x-forwarded-for': addressOf(i) },
      });
      tries.push(status);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    return tries;
  };

  it('from one address hits the limit, in any notation', async () => {
    const tries = await guesser(12, () => '10.0.0.1');
    expect(tries).toEqual([...Array(10).fill(404), 429, 429]);
  });

  it('from changing addresses hits a wider limit', async () => {
    const tries = await guesser(102, (time) => `10.0.1.${time}`);
    expect(tries).toEqual([...Array(100).fill(404), 429, 429]);
  });
});
