/** Changes made through one process of the shop, and the time until another process shows each. */
import { vi } from 'vitest';
import { callShop } from './callShop.ts';
import type { RegisteredCustomers } from './customers.ts';
import { orderOf, type ProductOnSale } from './productsForSale.ts';

interface Between extends RegisteredCustomers {
  /** The address of the process that makes the changes. */
  writer: string;
  /** The address of the other process. Its responses are cached. */
  reader: string;
}

/** Long enough for any machine. */
const longestMs = 20_000;

async function write(
  { writer, adminToken }: Between,
  ...[method, path, body]: [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object]
) {
  const response = await callShop(writer, method, path, { token: adminToken, body });
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status}`);
  return response.body;
}

/** Returns the number of the order. */
async function order({ writer, tokens }: Between, product: ProductOnSale, quantity: number): Promise<string> {
  const body = orderOf([{ ...product, quantity }]);
  const key = crypto.randomUUID();
  const response = await callShop(writer, 'POST', '/orders', { token: tokens[0], body, key });
  if (response.status !== 201) throw new Error(`an order: ${response.status}`);
  return response.body.orderNumber;
}

interface Shown {
  price: number;
  stock: number;
  inStock: boolean;
}

/** What the product's page and the list of products show. Undefined where they do not show it. */
async function shownOf({ reader }: Between, id: string): Promise<[Shown | undefined, Shown | undefined]> {
  const { status, body } = await callShop(reader, 'GET', `/products/${id}`);
  const list = (await callShop(reader, 'GET', '/products')).body.products as (Shown & { _id: string })[];
  return [status === 200 ? body : undefined, list.find((product) => product._id === id)];
}

const isInAdminsList = async ({ reader, adminToken: token }: Between, number: string): Promise<boolean> =>
  (await callShop(reader, 'GET', '/orders?limit=10&status=pending', { token })).body.orders.some(
    ({ orderNumber }: { orderNumber: string }) => orderNumber === number,
  );

async function changeSettings(between: Between): Promise<() => Promise<boolean>> {
  const { writer, reader, adminToken: token } = between;
  const { version, settings } = (await callShop(writer, 'GET', '/admin/shop', { token })).body;
  const hours = `${version + 1} hours`;
  await callShop(reader, 'GET', '/shop');
  // Another limit of low stock is counted anew.
  const lowStockLimit = 3 + (version % 4);
  await write(between, 'PUT', '/admin/shop', { version, settings: { ...settings, hours, lowStockLimit } });
  return async () => (await callShop(reader, 'GET', '/shop')).body.hours === hours;
}

/** The milliseconds after each confirmed change until the other process shows it. */
export async function timeChanges(between: Between): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  const untilShown = async (change: string, isShown: () => Promise<boolean>) => {
    const startedAt = performance.now();
    await vi.waitUntil(isShown, { timeout: longestMs, interval: 10 });
    times[change] = performance.now() - startedAt;
  };
  const until = (change: string, id: string, isRight: (shown: Shown | undefined) => boolean | undefined) =>
    untilShown(change, async () => (await shownOf(between, id)).every(isRight));

  await shownOf(between, between.products[0]?.id ?? '');
  const { product } = await write(between, 'POST', '/products', {
    name: 'Silver Nupur',
    category: 'cosmetics',
    description: 'Made by hand',
    images: [{ url: 'https://images.example.com/nupur.jpg', publicId: '', alt: 'Nupur' }],
    price: 300,
    stock: 5,
  });
  const { _id: id } = product;
  const sold = { id, price: 350, selectedSize: null, selectedColor: null };
  await until('new product', id, (shown) => shown?.inStock);
  await write(between, 'PUT', `/products/${id}`, { price: sold.price });
  await until('price', id, (shown) => shown?.price === sold.price);
  const number = await order(between, sold, 2);
  await untilShown('order in the admin’s list', () => isInAdminsList(between, number));
  await untilShown('pieces left', async () => (await shownOf(between, id))[0]?.stock === 3);
  await order(between, sold, 3);
  await until('sold out', id, (shown) => shown?.inStock === false);
  await write(between, 'DELETE', `/products/${id}`);
  await until('deleted product', id, (shown) => shown === undefined);
  await untilShown('settings', await changeSettings(between));
  return times;
}
