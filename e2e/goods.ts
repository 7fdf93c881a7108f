/** Goods, carts and orders of a test's own, made through the shop's API as its owner and its customers would. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ADMIN } from './openShop.ts';
import type { Customer } from './people.ts';

export interface Good {
  _id: string;
  name: string;
  category: string;
  price: number;
  stock: number;
  inStock: boolean;
  images: { url: string; publicId: string; alt: string }[];
}

type Body = Record<string, unknown>;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let owner: Promise<string> | undefined;

/** Signed in once for all tests of a worker. */
export function ownerToken(request: APIRequestContext): Promise<string> {
  owner ??= request
    .post('/api/auth/login', { data: ADMIN })
    .then(async (answer) => ((await answer.json()) as { token: string }).token);
  return owner;
}

/** A product that no other test buys: 500 taka and 10 pieces unless said otherwise. */
export async function makeGood(request: APIRequestContext, parts: Body = {}): Promise<Good> {
  const listed = await request.get('/api/products?limit=1&sort=oldest');
  const { products } = (await listed.json()) as { products: Good[] };
  const [image] = products[0]?.images ?? [];
  const answer = await request.post('/api/products', {
    headers: bearer(await ownerToken(request)),
    data: {
      name: `Test Alna ${crypto.randomUUID().slice(0, 8)}`,
      description: 'Made for a test.',
      category: 'alna',
      price: 500,
      stock: 10,
      images: [{ url: image?.url, publicId: image?.publicId, alt: 'A photo' }],
      ...parts,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { product: Good }).product;
}

export async function changeGood(request: APIRequestContext, { _id }: Good, parts: Body): Promise<void> {
  const answer = await request.put(`/api/products/${_id}`, {
    headers: bearer(await ownerToken(request)),
    data: parts,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function takeOutOfShop(request: APIRequestContext, { _id }: Good): Promise<void> {
  const answer = await request.delete(`/api/products/${_id}`, {
    headers: bearer(await ownerToken(request)),
  });
  expect(answer.status()).toBe(200);
}

/** As if a guest had put it in on an earlier page. */
export async function guestHas(
  page: Page,
  good: Good,
  { quantity = 1, price = good.price } = {},
): Promise<void> {
  await page.goto('/faq');
  await page.evaluate(
    (line) => {
      const state = { lines: [line], mergeKey: crypto.randomUUID().replaceAll('-', '') };
      localStorage.setItem('kakon.guestCart', JSON.stringify({ state, version: 0 }));
    },
    {
      _id: JSON.stringify([good._id, null, null]),
      product: good,
      name: good.name,
      image: good.images[0]?.url ?? '',
      price,
      quantity,
      selectedSize: null,
      selectedColor: null,
      available: true,
      maxQuantity: good.stock,
      notice: null,
    },
  );
}

export async function customerHas(
  request: APIRequestContext,
  { token }: Customer,
  good: Good,
  quantity = 1,
): Promise<void> {
  const data = { productId: good._id, quantity };
  const answer = await request.post('/api/cart/add', { headers: bearer(token), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const homeInDhaka = {
  fullName: 'Nusrat Jahan',
  phone: '01712345678',
  address: 'House 4, Road 7',
  district: 'Dhaka',
  thana: 'Dhanmondi',
};

export async function saveAddress(
  request: APIRequestContext,
  { token }: Customer,
  parts: Body = {},
): Promise<void> {
  const data = { ...homeInDhaka, ...parts };
  const answer = await request.post('/api/addresses', { headers: bearer(token), data });
  expect(answer.status(), await answer.text()).toBe(201);
}

export interface PlacedOrder {
  _id: string;
  orderNumber: string;
  status: string;
  totalPrice: number;
  shippingAddress: Record<string, string>;
}

export async function placeOrder(
  request: APIRequestContext,
  { token }: Customer,
  good: Good,
  quantity = 1,
): Promise<PlacedOrder> {
  const answer = await request.post('/api/orders', {
    headers: bearer(token),
    data: {
      orderItems: [{ product: good._id, quantity }],
      shippingAddress: homeInDhaka,
      paymentMethod: 'cash_on_delivery',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

export async function moveOrder(request: APIRequestContext, id: string, status: string): Promise<void> {
  const answer = await request.put(`/api/orders/${id}/status`, {
    headers: bearer(await ownerToken(request)),
    data: { status },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function ordersOf(request: APIRequestContext, { token }: Customer): Promise<PlacedOrder[]> {
  const answer = await request.get('/api/orders/my', { headers: bearer(token) });
  return answer.json();
}
