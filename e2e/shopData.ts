/** Creates products, carts and orders for a test through the API. */

import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { DeliveryRule } from '#domain/settings.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import type { Customer } from './customers.ts';
import { ADMIN } from './startShop.ts';

export interface Product {
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

let admin: Promise<string> | undefined;

async function signIn(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/auth/login', { data: ADMIN });
  return ((await response.json()) as { token: string }).token;
}

/** Logs in once per worker, and again if another test has ended this session. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  admin ??= signIn(request);
  const profile = await request.get('/api/auth/profile', { headers: bearer(await admin) });
  if (!profile.ok()) admin = signIn(request);
  return admin;
}

/** A product that no other test buys: 500 taka and 10 pieces by default. */
export async function createProduct(request: APIRequestContext, parts: Body = {}): Promise<Product> {
  const listed = await request.get('/api/products?limit=1&sort=oldest');
  const { products } = (await listed.json()) as { products: Product[] };
  const [image] = products[0]?.images ?? [];
  const response = await request.post('/api/products', {
    headers: bearer(await adminToken(request)),
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
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { product: Product }).product;
}

export async function updateProduct(
  request: APIRequestContext,
  { _id }: Product,
  parts: Body,
): Promise<void> {
  const response = await request.put(`/api/products/${_id}`, {
    headers: bearer(await adminToken(request)),
    data: parts,
  });
  expect(response.status(), await response.text()).toBe(200);
}

export async function deleteProduct(request: APIRequestContext, { _id }: Product): Promise<void> {
  const response = await request.delete(`/api/products/${_id}`, {
    headers: bearer(await adminToken(request)),
  });
  expect(response.status()).toBe(200);
}

/** Stores the line in the browser, as an earlier visit of a guest would. */
export async function storeGuestCart(
  page: Page,
  product: Product,
  { quantity = 1, price = product.price } = {},
): Promise<void> {
  await page.goto('/faq');
  await page.evaluate(
    (line) => {
      const state = { lines: [line], mergeKey: crypto.randomUUID().replaceAll('-', '') };
      localStorage.setItem('kakon.guestCart', JSON.stringify({ state }));
    },
    {
      _id: JSON.stringify([product._id, null, null]),
      product: product,
      name: product.name,
      image: product.images[0]?.url ?? '',
      price,
      quantity,
      selectedSize: null,
      selectedColor: null,
      available: true,
      maxQuantity: product.stock,
      notice: null,
    },
  );
}

export async function addToCart(
  request: APIRequestContext,
  { token }: Customer,
  product: Pick<Product, '_id'>,
  quantity = 1,
): Promise<void> {
  const data = { productId: product._id, quantity };
  const response = await request.post('/api/cart/add', { headers: bearer(token), data });
  expect(response.status(), await response.text()).toBe(200);
}

export const dhakaAddress = {
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
  const data = { ...dhakaAddress, ...parts };
  const response = await request.post('/api/addresses', { headers: bearer(token), data });
  expect(response.status(), await response.text()).toBe(201);
}

export interface PlacedOrder {
  _id: string;
  orderNumber: string;
  status: string;
  totalPrice: number;
  shippingAddress: Record<string, string>;
}

/** The current delivery rule of the shop. */
export const deliveryRule = async (request: APIRequestContext): Promise<DeliveryRule> =>
  (await (await request.get('/api/shop')).json()).delivery;

export async function placeOrder(
  request: APIRequestContext,
  { token }: Customer,
  product: Product,
  quantity = 1,
  address = dhakaAddress,
): Promise<PlacedOrder> {
  const response = await request.post('/api/orders', {
    headers: bearer(token),
    data: draftOf(
      [{ product: product._id, price: product.price, quantity }],
      address,
      await deliveryRule(request),
    ),
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

export async function moveOrder(request: APIRequestContext, id: string, status: string): Promise<void> {
  const response = await request.put(`/api/orders/${id}/status`, {
    headers: bearer(await adminToken(request)),
    data: { status },
  });
  expect(response.status(), await response.text()).toBe(200);
}

export async function ordersOf(request: APIRequestContext, { token }: Customer): Promise<PlacedOrder[]> {
  const response = await request.get('/api/orders/my', { headers: bearer(token) });
  return response.json();
}
