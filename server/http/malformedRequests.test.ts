/**
 * Malformed requests cause no server error and no memory growth. A normal run is short. The long one is
 * `MALFORMED_REQUESTS=100000 npx vitest run malformedRequests`.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { hostileStrings } from '#server/testing/hostileStrings.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

const requests = Number(process.env.MALFORMED_REQUESTS ?? 3_000);
const atOnce = 20;
const allowedGrowth = 24 * 1024 * 1024;

let shop: TestApp;
let tokens: (string | null)[];
let knownIds: string[];

beforeAll(async () => {
  shop = await openTestApp({ listening: true });
  const products = [await buildBangle(shop.db), await buildProduct(shop.db)];
  const customer = await buildCustomer(shop.db);
  const admins = [await buildAdmin(shop.db), await buildAdmin(shop.db)];
  knownIds = [...products, customer, ...admins].map(({ id }) => id);
  tokens = [
    null,
    'x'.repeat(43),
    await shop.tokenOf(customer),
    ...(await Promise.all(admins.map(shop.tokenOf))),
  ];
});

const rows = Object.values(endpoints);

const nasty = fc.constantFrom(...hostileStrings);
const word = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.lorem({ maxCount: 3 }));
const id = fc.oneof(
  word,
  fc.uuid(),
  fc.nat().map((n) => knownIds[n % knownIds.length] ?? ''),
);
const scalar = fc.oneof(word, id, fc.double(), fc.integer(), fc.boolean(), fc.constant(null));
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(word, tie('value'), { maxKeys: 6 }),
  ),
}));

/** Known keys with unexpected values. They reach deeper code than random keys. */
const knownKeys = [
  'name',
  'email',
  'password',
  'phone',
  'productId',
  'quantity',
  'itemId',
  'items',
  'orderItems',
  'shippingAddress',
  'fullName',
  'address',
  'district',
  'thana',
  'country',
  'isDefault',
  'status',
  'role',
  'isActive',
  'rating',
  'title',
  'comment',
  'images',
  'orderId',
  'price',
  'originalPrice',
  'category',
  'stock',
  'sizes',
  'colors',
  'tags',
  'url',
  'publicId',
  'specifications',
  'comboItems',
  'components',
  'paymentMethod',
  'selectedSize',
  'selectedColor',
  'verificationCode',
  'newPassword',
  'currentPassword',
  'orderNumber',
  'version',
  'description',
  'productIds',
  '__proto__',
  'constructor',
];
const knownKey = fc.constantFrom(...knownKeys);
const body = fc.oneof(
  anything,
  fc.dictionary(knownKey, fc.oneof(anything, fc.dictionary(knownKey, anything, { maxKeys: 4 })), {
    maxKeys: 10,
  }),
);
const payload = fc.oneof(
  { weight: 6, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
  { weight: 1, arbitrary: word },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{"a":', '[[[[[[[', `{"a":${'['.repeat(5_000)}`, `"${'x'.repeat(2_000_000)}"`),
  },
);
const query = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'page',
      'limit',
      'sort',
      'search',
      'color',
      'price',
      'minPrice',
      'category',
      'status',
      'q',
      'ids',
      'startDate',
      'endDate',
      'role',
      'isActive',
      'facets',
      'section',
      'page[]',
      '__proto__',
    ),
    word,
  ),
  fc.oneof(word, fc.integer().map(String)),
  { maxKeys: 4 },
);
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'nonsense',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/xml',
);

/** Encoded like a client's text, or raw like a faulty client's. */
const safe = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return text.replace(/[^\x21-\x7e]/g, '?');
  }
};
const raw = (text: string) => text.replace(/[^\x21-\x7e]|[#?\\]/g, '_');

const request = fc
  .record({
    row: fc.constantFrom(...rows),
    ids: fc.array(id, { minLength: 2, maxLength: 2 }),
    rawPath: fc.boolean(),
    method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')),
    token: fc.nat(),
    query,
    payload: fc.option(payload),
    contentType,
    accept: fc.constantFrom('*/*', 'br', ''),
    key: fc.option(word),
  })
  .map(({ row, ids, rawPath, method, token, query, payload, contentType, accept, key }): InjectOptions => {
    let at = 0;
    const write = rawPath ? raw : safe;
    const path = row.path.replace(/:\w+/g, () => write(ids[at++] ?? ''));
    const pairs = Object.entries(query).map(
      ([name, value]) => `${safe(name)}=${rawPath ? raw(value) : safe(value)}`,
    );
    const bearer = tokens[token % tokens.length];
    return {
      method: (method ?? row.method) as 'GET',
      url: `/api${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(payload !== null && { 'content-type': contentType }),
        ...(key !== null && { 'idempotency-key': key.replace(/[^\x20-\x7e]/g, '?') }),
        'accept-encoding': accept,
      },
      ...(payload !== null && { payload }),
    };
  });

const collectGarbage = (): void => {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
};
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

it(`responds to ${requests} malformed requests without a server error and without memory growth`, {
  timeout: 3_600_000,
}, async () => {
  const faults: unknown[] = [];
  const send = async (options: InjectOptions) => {
    const { statusCode, body } = await shop.app.fastify.inject(options);
    if (statusCode >= 500) faults.push({ statusCode, body, options });
  };
  const batches = Math.ceil(requests / atOnce);
  let afterWarmUp = 0;
  for (let batch = 0; batch < batches && faults.length === 0; batch += 1) {
    if (batch === Math.floor(batches / 3)) afterWarmUp = heap();
    // Each batch has another seed, the same in every run.
    await Promise.all(fc.sample(request, { numRuns: atOnce, seed: batch }).map(send));
  }
  expect(faults).toEqual([]);
  expect(heap() - afterWarmUp).toBeLessThan(allowedGrowth);
  expect((await shop.call('GET', '/health')).status).toBe(200);
});

it('refuses an unknown content type outside the API, too', async () => {
  const response = await shop.app.fastify.inject({
    method: 'PUT',
    url: '/elsewhere',
    headers: { 'content-type': 'nonsense' },
    payload: 'x',
  });
  expect([response.statusCode, response.json().message]).toEqual([
    415,
    'This type of file or content is not supported',
  ]);
});
