/** The whole life of an order over HTTP only, as a foreign client would use the API. */

import { beforeAll, expect, it } from 'vitest';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
let adminToken: string;

beforeAll(async () => {
  shop = await openTestApp({ listening: true });
  adminToken = await shop.tokenOf(await buildAdmin(shop.db));
});

const bangle = {
  name: 'Kundan Stone-Set Gold Bangles',
  description: 'A pair set with clear stones',
  price: 1450,
  category: 'bangles',
  sizes: [
    { size: 'S', measurement: '2.4/24', stock: 0, available: true },
    { size: 'M', measurement: '2.6/26', stock: 4, available: true },
  ],
  colors: [{ name: 'Gold', hexCode: '#D4AF37', stock: 0, available: true }],
  images: [{ url: 'https://images.example.com/kundan.jpg', publicId: '', alt: 'Gold bangles' }],
};

it('takes a shopper from a bangle in the list to a delivered order', async () => {
  await shop.call('POST', '/products', { token: adminToken, body: bangle });

  const list = await shop.call('GET', '/products?category=bangles&sort=newest');
  expect(list.body).toMatchObject({ pagination: { total: 1, currentPage: 1, totalPages: 1 } });
  const [found] = list.body.products;
  const { body: product } = await shop.call('GET', `/products/${found._id}`);
  expect(product.sizes.map(({ size }: { size: string }) => size)).toEqual(['S', 'M']);

  const registered = await shop.call('POST', '/auth/register', {
    body: {
      name: 'Farhana Akter',
      email: 'Farhana@Example.com',
      phone: '+8801812-345678',
      password: 'jhumka-22',
    },
  });
  expect(registered.status).toBe(201);
  expect(registered.body.user).toMatchObject({
    email: 'farhana@example.com',
    phone: '01812345678',
    role: 'user',
  });
  const { token } = registered.body;

  const choice = { selectedSize: 'M', selectedColor: 'Gold' };
  const soldOut = { productId: product._id, selectedSize: 'S', selectedColor: 'Gold' };
  expect((await shop.call('POST', '/cart/add', { token, body: soldOut })).status).toBe(409);
  const cart = await shop.call('POST', '/cart/add', {
    token,
    body: { productId: product._id, quantity: 2, ...choice },
  });
  expect(cart.body.data).toMatchObject({ totalAmount: 2900, totalItems: 2, itemCount: 1 });

  const placed = await shop.call('POST', '/orders', {
    token,
    headers: { 'idempotency-key': 'whole-way' },
    body: {
      orderItems: [{ product: product._id, price: 1450, quantity: 2, ...choice }],
      shippingAddress: {
        fullName: 'Farhana Akter',
        phone: '01812345678',
        address: '12 Agrabad Road',
        district: 'Chattogram',
        thana: 'Double Mooring',
        country: 'Bangladesh',
      },
      paymentMethod: 'cash_on_delivery',
      itemsPrice: 2900,
      taxPrice: 0,
      shippingPrice: 0,
      totalPrice: 2900,
    },
  });
  expect(placed.status).toBe(201);
  const id = placed.body._id;

  const seen = await shop.call('GET', '/orders?status=pending', { token: adminToken });
  expect(seen.body).toMatchObject({ totalOrders: 1, orders: [{ _id: id, user: { name: 'Farhana Akter' } }] });
  for (const status of ['processing', 'shipped', 'delivered']) {
    const moved = await shop.call('PUT', `/orders/${id}/status`, { token: adminToken, body: { status } });
    expect(moved.body.order).toMatchObject({ status, orderStatus: status });
  }
  expect(
    (await shop.call('PUT', `/orders/${id}/status`, { token: adminToken, body: { status: 'shipped' } }))
      .status,
  ).toBe(409);

  const { body: orders } = await shop.call('GET', '/orders/my', { token });
  expect(orders).toHaveLength(1);
  expect(orders[0].status).toBe('delivered');
  expect(orders[0].history.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'processing',
    'shipped',
    'delivered',
  ]);
  expect((await shop.call('PUT', `/orders/${id}/cancel`, { token })).body.message).toBe(
    'Order can no longer be cancelled',
  );

  const { body: left } = await shop.call('GET', `/products/${product._id}`);
  expect(left.sizes[1].stock).toBe(2);
});

it('returns everything when the shopper cancels, once', async () => {
  const { body: list } = await shop.call('GET', '/products?category=bangles');
  const product = list.products[0];
  const { body: registered } = await shop.call('POST', '/auth/register', {
    body: { name: 'Mim', email: 'mim@example.com', password: 'jhumka-22' },
  });
  const { token } = registered;
  const { body: order } = await shop.call('POST', '/orders', {
    token,
    body: draftOf(
      [
        {
          product: product._id,
          price: product.price,
          quantity: 2,
          selectedSize: 'M',
          selectedColor: 'Gold',
        },
      ],
      { fullName: 'Mim', phone: '০১৭১২৩৪৫৬৭৮', address: 'x', district: 'ঢাকা', thana: 'Mirpur' },
    ),
  });
  const sizeM = async () => (await shop.call('GET', `/products/${product._id}`)).body.sizes[1].stock;
  expect(await sizeM()).toBe(0);
  const cancels = await Promise.all(
    Array.from({ length: 5 }, () => shop.call('PUT', `/orders/${order._id}/cancel`, { token })),
  );
  expect(cancels.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await sizeM()).toBe(2);
});
