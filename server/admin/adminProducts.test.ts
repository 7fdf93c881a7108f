import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));

const list = async (query = '') => (await shop.call('GET', `/admin/products${query}`, { token })).body;
const namesOf = (response: { products: { name: string }[] }) => response.products.map(({ name }) => name);
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

let hiddenId = '';

beforeAll(async () => {
  await buildProduct(db, { name: 'Reshmi Churi', category: 'bangles', price: 300, createdAt: day(1) });
  await buildProduct(db, {
    name: 'Pearl Jhumka',
    description: 'Light as a feather',
    category: 'earrings',
    price: 900,
    createdAt: day(2),
  });
  const hidden = await buildProduct(db, {
    name: 'Antique Jhumka',
    category: 'earrings',
    price: 500,
    isActive: false,
    createdAt: day(3),
  });
  hiddenId = hidden.id;
  await buildProduct(db, { name: 'Gone', category: 'rings', deletedAt: day(5), createdAt: day(4) });
});

describe('the product list', () => {
  it('contains hidden but no deleted products, newest first', async () => {
    const response = await list();
    expect(namesOf(response)).toEqual(['Antique Jhumka', 'Pearl Jhumka', 'Reshmi Churi']);
    expect(response.products[0].isActive).toBe(false);
    expect(response.counts).toMatchObject({ all: 3, bangles: 1, earrings: 2, cosmetics: 0, rings: 0 });
    expect(response.pagination).toMatchObject({ total: 3, totalPages: 1, limit: 20 });
  });

  it('sorts by name and by price', async () => {
    expect(namesOf(await list('?sort=name-asc'))).toEqual(['Antique Jhumka', 'Pearl Jhumka', 'Reshmi Churi']);
    expect(namesOf(await list('?sort=price-low'))).toEqual([
      'Reshmi Churi',
      'Antique Jhumka',
      'Pearl Jhumka',
    ]);
    expect((await shop.call('GET', '/admin/products?sort=loudest', { token })).status).toBe(400);
  });

  it('searches names and descriptions by word prefix only', async () => {
    expect(namesOf(await list('?search=jhum'))).toEqual(['Antique Jhumka', 'Pearl Jhumka']);
    expect(namesOf(await list('?search=FEATHER'))).toEqual(['Pearl Jhumka']);
    expect(namesOf(await list('?search=earrings'))).toEqual([]);
    expect(namesOf(await list(`?search=${encodeURIComponent("'&|!:*")}`))).toEqual([]);
  });

  it('filters by category and is paged', async () => {
    const first = await list('?category=earrings&limit=1');
    const second = await list('?category=earrings&limit=1&page=2');
    expect([...namesOf(first), ...namesOf(second)]).toEqual(['Antique Jhumka', 'Pearl Jhumka']);
    expect(first.pagination).toMatchObject({ total: 2, totalPages: 2, hasNext: true, hasPrev: false });
    expect(namesOf(await list('?category=earrings&limit=1&page=9'))).toEqual([]);
  });

  it('filters by shown, hidden, low and out of stock, with an exact total', async () => {
    const idle = await buildProduct(db, {
      name: 'Sold Out Ring',
      category: 'rings',
      stock: 0,
      createdAt: day(6),
    });
    const few = await buildProduct(db, { name: 'Last Ring', category: 'rings', stock: 5, createdAt: day(7) });
    const found = async (query: string) => {
      const response = await list(query);
      expect(response.pagination.total).toBe(response.products.length);
      return namesOf(response);
    };
    expect(await found('?state=hidden')).toEqual(['Antique Jhumka']);
    expect(await found('?state=hidden&category=rings')).toEqual([]);
    expect(await found('?state=deleted')).toEqual(['Gone']);
    expect(await found('?state=deleted&search=gone&category=rings')).toEqual(['Gone']);
    expect(await found('?state=deleted&category=bangles')).toEqual([]);
    expect(await found('?state=shown')).toEqual([
      'Last Ring',
      'Sold Out Ring',
      'Pearl Jhumka',
      'Reshmi Churi',
    ]);
    expect(await found('?state=low&category=rings')).toEqual(['Last Ring']);
    expect(await found('?state=out&search=ring&sort=name-asc')).toEqual(['Sold Out Ring']);
    expect((await shop.call('GET', '/admin/products?state=lost', { token })).status).toBe(400);
    await db
      .updateTable('products')
      .set({ deleted_at: new Date() })
      .where('id', 'in', [idle.id, few.id])
      .execute();
  });

  it('is for admins alone', async () => {
    const customer = await shop.tokenOf(await buildCustomer(db));
    expect((await shop.call('GET', '/admin/products', { token: customer })).status).toBe(403);
    expect((await shop.call('GET', '/admin/products')).status).toBe(401);
  });
});

describe('one product to edit', () => {
  it('may be hidden', async () => {
    expect((await shop.call('GET', `/products/${hiddenId}`)).status).toBe(404);
    const response = await shop.call('GET', `/admin/products/${hiddenId}`, { token });
    expect(response.body).toMatchObject({ name: 'Antique Jhumka', version: 1 });
  });

  it('is not found by a wrong id', async () => {
    expect((await shop.call('GET', '/admin/products/nothing', { token })).status).toBe(404);
  });
});
