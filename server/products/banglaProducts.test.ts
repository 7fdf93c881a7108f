/** A product has a name and a description in each language: admins edit both, others read those of their language. */
import { beforeAll, expect, it } from 'vitest';
import { findMailedAnswer } from '#server/reviews/adminReviewQueries.ts';
import { findMailedAlert } from '#server/stockAlerts/alertQueueQueries.ts';
import { buildCombo, buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { buildStockAlert } from '#server/testing/stockAlerts.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

const bangla = { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.5' };
const names = { nameBn: 'কুন্দনের চাঁদবালি', descriptionBn: 'হাতে বসানো পাথর।' };
let shop: TestApp;
let token: string;
let id: string;

beforeAll(async () => {
  shop = await openTestApp({ listening: true });
  token = await shop.tokenOf(await buildAdmin(shop.db));
  const body = {
    name: 'Kundan Chandbali',
    description: 'Stones set by hand.',
    price: 1200,
    category: 'earrings',
    stock: 5,
    images: [{ url: 'https://images.example.com/chandbali.jpg', publicId: '', alt: '' }],
    ...names,
  };
  const saved = await shop.call('POST', '/products', { token, body });
  expect(saved.status).toBe(201);
  id = saved.body.product._id;
});

it('everybody reads the product in the language of the request, also from the cache', async () => {
  for (const _ of [1, 2]) {
    const english = await shop.call('GET', `/products/${id}`);
    expect(english.body).toMatchObject({ name: 'Kundan Chandbali', description: 'Stones set by hand.' });
    expect(english.body).not.toHaveProperty('nameBn');
    const inBangla = await shop.call('GET', `/products/${id}`, { headers: bangla });
    expect(inBangla.body).toMatchObject({ name: names.nameBn, description: names.descriptionBn });
    expect(inBangla.headers.vary).toBe('accept-encoding, accept-language');
  }
});

it.each(['কুন্দনের', 'চাঁদবালি', 'Chandbali'])('the search finds it by %s', async (word) => {
  const list = await shop.call('GET', `/products?search=${encodeURIComponent(word)}`);
  expect(list.body.products.map(({ _id }: { _id: string }) => _id)).toContain(id);
  const typed = await shop.call('GET', `/search/suggestions?q=${encodeURIComponent(word)}`, {
    headers: bangla,
  });
  expect(typed.body.products).toContainEqual(expect.objectContaining({ _id: id, name: names.nameBn }));
});

it('the cart names it in the language of the customer', async () => {
  const customer = await shop.tokenOf(await buildCustomer(shop.db));
  const body = { productId: id, quantity: 1 };
  const added = await shop.call('POST', '/cart/add', { token: customer, body, headers: bangla });
  expect(added.body.data.items[0]).toMatchObject({ name: names.nameBn, product: { name: names.nameBn } });
  const english = await shop.call('GET', '/cart', { token: customer });
  expect(english.body.data.items[0].name).toBe('Kundan Chandbali');
});

it('lists of a customer and of admins name it in the language of the page, emails in the language of the reader', async () => {
  const customer = await buildCustomer(shop.db);
  await shop.db.updateTable('users').set({ language: 'bn' }).where('id', '=', customer.id).execute();
  const review = await buildReview(shop.db, { customer, product: { ...(await buildProduct(shop.db)), id } });
  const alert = await buildStockAlert(shop.db, { productId: id, userId: customer.id });
  const own = await shop.tokenOf(customer);
  const read = async (path: string, by: string, headers: Record<string, string> = {}) =>
    JSON.stringify((await shop.call('GET', path, { token: by, headers })).body);
  const lists: [string, string][] = [
    ['/reviews/my', own],
    ['/stock-alerts', own],
    ['/admin/reviews', token],
    ['/admin/search?q=chandbali', token],
    ['/admin/stocktaking', token],
  ];
  for (const [path, by] of lists) {
    const english = await read(path, by);
    const inBangla = await read(path, by, bangla);
    expect(english, path).toContain('Kundan Chandbali');
    expect(english, path).not.toContain(names.nameBn);
    expect(inBangla, path).toContain(names.nameBn);
    expect(inBangla, path).not.toContain('Kundan Chandbali');
  }
  const answered = await shop.call('PUT', `/admin/reviews/${review}/answer`, {
    token,
    body: { text: 'Thank you' },
  });
  expect(answered.status).toBe(200);
  expect(await findMailedAnswer(shop.db, review)).toMatchObject({ productName: names.nameBn });
  expect(await findMailedAlert(shop.db, alert)).toMatchObject({ product: { name: names.nameBn } });
});

it('the stock history, and the combos of a component, are named in the language of the page', async () => {
  const component = await buildProduct(shop.db);
  const combo = await buildCombo(shop.db, [{ product: component.id }], { name: 'Wedding Set' });
  await shop.db.updateTable('products').set({ name_bn: 'বিয়ের সেট' }).where('id', '=', combo.id).execute();
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await shop.call('GET', path, { token, headers })).body;
  for (const [headers, product, set] of [
    [{}, 'Kundan Chandbali', 'Wedding Set'],
    [bangla, names.nameBn, 'বিয়ের সেট'],
  ] as const) {
    expect((await read(`/admin/products/${id}/stock`, headers)).product.name).toBe(product);
    const inCombos = [{ _id: combo.id, name: set }];
    expect(await read(`/admin/products/${component.id}`, headers)).toMatchObject({ inCombos });
  }
});

it('an admin reads and edits both, whatever the language of the page', async () => {
  const read = await shop.call('GET', `/admin/products/${id}`, { token, headers: bangla });
  expect(read.body).toMatchObject({ name: 'Kundan Chandbali', ...names });
  const tooLong = { version: read.body.version, nameBn: 'ক'.repeat(201) };
  const refused = await shop.call('PUT', `/products/${id}`, { token, body: tooLong });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors)).toEqual(['nameBn']);
  const body = { version: read.body.version, nameBn: '' };
  expect((await shop.call('PUT', `/products/${id}`, { token, body })).status).toBe(200);
  const saved = await shop.call('GET', `/admin/products/${id}`, { token });
  expect(saved.body).toMatchObject({ nameBn: '', descriptionBn: names.descriptionBn });
  const shown = await shop.call('GET', `/products/${id}`, { headers: bangla });
  expect(shown.body).toMatchObject({ name: 'Kundan Chandbali', description: names.descriptionBn });
});
