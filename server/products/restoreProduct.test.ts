import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const admin = await shop.tokenOf(await buildAdmin(db));

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token = admin) =>
  shop.call(method, path, { token });
const restore = (id: string) => call('POST', `/admin/products/${id}/restore`);
const idsAt = async (path: string): Promise<string[]> =>
  (await shop.call('GET', path)).body.products.map(({ _id }: { _id: string }) => _id);

it('restores a deleted product at once, with everything it had', async () => {
  const product = await buildProduct(db, { name: 'Quetzal Jhumka', stock: 7, featured: true });
  const customer = await buildCustomer(db);
  const token = await shop.tokenOf(customer);
  await buildReview(db, { customer, product, title: 'Lovely' });
  const order = await buildOrder(db, { customer, lines: [{ product }], status: 'delivered' });
  await call('PUT', `/wishlist/${product.id}`, token);
  const before = (await shop.call('GET', `/products/${product.id}`)).body;

  await call('DELETE', `/products/${product.id}`);
  expect((await shop.call('GET', `/products/${product.id}`)).status).toBe(404);
  expect(await idsAt('/products?search=quetzal')).toEqual([]);
  expect((await call('GET', '/wishlist', token)).body).toEqual([]);

  const response = await restore(product.id);
  expect(response).toMatchObject({
    status: 200,
    body: { product: { _id: product.id, stock: before.stock } },
  });
  expect((await shop.call('GET', `/products/${product.id}`)).body).toEqual(before);
  expect(await idsAt('/products?search=quetzal')).toEqual([product.id]);
  expect(
    (await shop.call('GET', '/products/featured/list')).body.map(({ _id }: { _id: string }) => _id),
  ).toContain(product.id);
  expect((await call('GET', '/wishlist', token)).body).toMatchObject([{ _id: product.id }]);
  const { reviews } = (await shop.call('GET', `/reviews/product/${product.id}`)).body.data;
  expect(reviews).toMatchObject([{ title: 'Lovely' }]);
  expect((await call('GET', `/orders/${order.id}`)).body.orderItems).toHaveLength(1);
  const events = await db
    .selectFrom('audit_log')
    .select(['action', 'subject_name'])
    .where('subject_id', '=', product.id)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { action: 'product.delete', subject_name: 'Quetzal Jhumka' },
    { action: 'product.restore', subject_name: 'Quetzal Jhumka' },
  ]);
});

it('keeps a hidden product hidden', async () => {
  const product = await buildProduct(db, { isActive: false, deletedAt: new Date() });
  expect((await restore(product.id)).body.product.isActive).toBe(false);
  expect((await shop.call('GET', `/products/${product.id}`)).status).toBe(404);
  expect((await call('GET', `/admin/products/${product.id}`)).status).toBe(200);
});

it('does not find a product that was not deleted', async () => {
  const product = await buildProduct(db);
  expect((await restore(product.id)).status).toBe(404);
  expect((await restore('nonsense')).status).toBe(404);
  const gone = await buildProduct(db, { deletedAt: new Date() });
  const both = await Promise.all([restore(gone.id), restore(gone.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});
