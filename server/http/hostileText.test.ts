/** The shop stores texts as typed, even if they have a meaning for a browser, a shell, a template or SQL. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, dhanmondi, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shopOf = await openTestApp();
const { db, call, tokenOf } = shopOf;
let customer: Person;
let token: string;
let admin: string;

beforeAll(async () => {
  customer = await buildCustomer(db);
  token = await tokenOf(customer);
  admin = await tokenOf(await buildAdmin(db));
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</script><svg/onload=alert(1)>',
  "'; drop table users; --",
  "' or '1'='1",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text imitates a template on purpose
  '$(reboot) `id` ${7*7} {{7*7}} #{7*7} %n%s',
  '../../../etc/passwd',
  '=cmd|calc!A1',
];

describe.each(hostile)('%s', (text) => {
  it('is stored as typed in a name and an address', async () => {
    const profile = await call('PUT', '/auth/profile', { token, body: { name: text } });
    expect(profile).toMatchObject({ status: 200, body: { name: text } });
    expect(profile.headers['content-type']).toBe('application/json; charset=utf-8');
    const { fullName: _, ...rest } = {
      fullName: '',
      phone: '01712345678',
      address: text,
      district: 'Dhaka',
      thana: text,
    };
    const saved = await call('POST', '/addresses', { token, body: { ...rest, fullName: text } });
    expect(saved).toMatchObject({
      status: 201,
      body: { address: { fullName: text, address: text, thana: text } },
    });
    await call('DELETE', `/addresses/${saved.body.address._id}`, { token });
  });

  it('is stored as typed in the name, description, specifications and image text of a product', async () => {
    const { status, body } = await call('POST', '/products', {
      token: admin,
      body: {
        name: text,
        description: text,
        price: 100,
        category: 'rings',
        stock: 1,
        tags: [text],
        specifications: { material: text },
        images: [{ url: 'https://images.example.com/a.jpg', publicId: '', alt: text }],
      },
    });
    expect(status).toBe(201);
    const read = await call('GET', `/products/${body.product._id}`);
    expect(read.body).toMatchObject({
      name: text,
      description: text,
      specifications: { material: text },
      images: [{ alt: text }],
    });
    await call('DELETE', `/products/${body.product._id}`, { token: admin });
  });

  it('is stored as typed in a review', async () => {
    const product = await buildProduct(db);
    const order = await buildOrder(db, { customer, lines: [{ product }], status: 'delivered' });
    const review = {
      productId: product.id,
      orderId: order.id,
      rating: 5,
      title: text,
      comment: text,
      images: [],
    };
    expect((await call('POST', '/reviews', { token, body: review })).status).toBe(201);
    const { body } = await call('GET', `/reviews/product/${product.id}`);
    expect(body.data.reviews[0]).toMatchObject({ title: text, comment: text });
  });

  it('causes no fault as a search, a filter or a sort order, and matches no product', async () => {
    const rows = (Object.values(endpoints) as AnyEndpoint[]).filter(
      ({ method, input }) => method === 'GET' && input.query,
    );
    const names = [
      'search',
      'q',
      'category',
      'color',
      'sort',
      'status',
      'price',
      'page',
      'limit',
      'role',
      'ids',
    ];
    for (const { path } of rows) {
      const at = path.replace(/:\w+/g, encodeURIComponent(text));
      const ask = async (name: string) => {
        const query = `${at}?${name}=${encodeURIComponent(text)}`;
        expect((await call('GET', query, { token: admin })).status, query).toBeLessThan(500);
      };
      await Promise.all(names.map(ask));
    }
    const { body } = await call('GET', `/products?color=${encodeURIComponent(text)}`);
    expect(body.products).toEqual([]);
    const { rows: left } = await sql`select 1 from users`.execute(db);
    expect(left.length).toBeGreaterThan(0);
  });
});

describe('the URL of an image', () => {
  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//x', 'vbscript:x'])(
    'must not be %s',
    async (url) => {
      const body = {
        name: 'Ring',
        description: 'A ring',
        price: 100,
        category: 'rings',
        stock: 1,
        images: [{ url, publicId: '', alt: '' }],
      };
      const refused = await call('POST', '/products', { token: admin, body });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors)).toEqual(['images.0.url']);
    },
  );
});

describe('fields that the API does not define', () => {
  const extras = {
    _id: '00000000-0000-7000-8000-000000000000',
    id: '00000000-0000-7000-8000-000000000000',
    user: '00000000-0000-7000-8000-000000000000',
    user_id: '00000000-0000-7000-8000-000000000000',
    userId: '00000000-0000-7000-8000-000000000000',
    role: 'admin',
    isActive: false,
    isVerified: false,
    status: 'delivered',
    helpfulCount: 99,
    createdAt: '2020-01-01T00:00:00.000Z',
    price: 1,
  };

  it('change nothing in an account', async () => {
    const { body } = await call('PUT', '/auth/profile', { token, body: { name: 'Rima', ...extras } });
    expect(body).toMatchObject({ _id: customer.id, role: 'user', isActive: true });
    expect((await call('GET', '/users', { token })).status).toBe(403);
  });

  it('change nothing in an address, an order or its owner', async () => {
    const place = { ...(await ownAddress()), ...extras };
    const saved = await call('POST', '/addresses', { token, body: place });
    expect(saved.body.address._id).not.toBe(extras._id);
    expect((await call('GET', '/addresses', { token })).body).toHaveLength(1);
    const product = await buildProduct(db, { price: 450 });
    const order = {
      orderItems: [{ product: product.id, quantity: 1, price: 450, ...{ name: 'Other', isActive: true } }],
      shippingAddress: place,
      paymentMethod: 'cash_on_delivery',
      itemsPrice: 450,
      taxPrice: 0,
      shippingPrice: 60,
      totalPrice: 510,
      ...extras,
    };
    const placed = await call('POST', '/orders', { token, body: order });
    expect(placed).toMatchObject({ status: 201, body: { status: 'pending', totalPrice: 510 } });
    expect(placed.body._id).not.toBe(extras._id);
    expect(placed.body.orderItems[0].name).toBe(product.name);
    expect(
      (await call('GET', '/orders/my', { token })).body.map(({ _id }: { _id: string }) => _id),
    ).toContain(placed.body._id);
  });

  async function ownAddress() {
    const { full_name: fullName, phone, address, district, thana } = dhanmondi;
    return { fullName, phone, address, district, thana };
  }
});

describe('a path that leads out of a directory', () => {
  it.each([
    '/media/../../package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/..%5c..%5cpackage.json/640.webp',
    '/media/%00/640.webp',
    '/media//etc/passwd',
  ])('%s is not served', async (path) => {
    const { app } = shopOf;
    const response = await app.fastify.inject({ url: path });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('dependencies');
  });
});
