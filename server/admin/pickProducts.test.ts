/** What an admin finds who picks a product for an order: the best match first, and how many there are. */
import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));

const picked = async (search: string) => {
  const query = new URLSearchParams({ search, state: 'shown', sort: 'relevance', limit: '5' });
  const { status, body } = await call('GET', `/admin/products?${query}`, { token });
  expect(status).toBe(200);
  return body as { products: { name: string }[]; pagination: { total: number } };
};

it('shows the name itself, then names that begin with it, whole words, beginnings, and descriptions', async () => {
  const names = ['Jhumka', 'Jhumka Pair', 'Gold Jhumka', 'Gold Jhumkalata'];
  for (const name of names) await buildProduct(db, { name });
  const { id } = await buildProduct(db, { name: 'Plain Box' });
  await db.updateTable('products').set({ description: 'For a jhumka.' }).where('id', '=', id).execute();
  // Newer than all of them.
  for (let each = 0; each < 4; each += 1) await buildProduct(db, { name: `Silver Jhumkalata ${each}` });
  const { products, pagination } = await picked('jhumka');
  expect(products.map(({ name }) => name)).toEqual([
    'Jhumka',
    'Jhumka Pair',
    'Gold Jhumka',
    'Silver Jhumkalata 3',
    'Silver Jhumkalata 2',
  ]);
  expect(pagination.total).toBe(9);
});

it('knows the names in Bangla', async () => {
  const names = ['নীল টিপ', 'টিপ'];
  for (const name_bn of names) {
    const { id } = await buildProduct(db, { name: `Dot ${name_bn.length}` });
    await db.updateTable('products').set({ name_bn }).where('id', '=', id).execute();
  }
  await buildProduct(db, { name: 'টিপের বাক্স' });
  expect((await picked('টিপ')).products.map(({ name }) => name)).toEqual(['Dot 3', 'টিপের বাক্স', 'Dot 7']);
});

it('is the newest first without a text', async () => {
  const { name } = await buildProduct(db, { name: 'Newest' });
  const { body } = await call('GET', '/admin/products?sort=relevance&limit=1', { token });
  expect(body.products).toMatchObject([{ name }]);
});
