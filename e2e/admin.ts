/** Logs the admin in, and creates products and orders through the API. */

import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { type Customer, registerCustomer, storeSession } from './customers.ts';
import { deliveryRule } from './shopData.ts';
import { ADMIN } from './startShop.ts';

export interface AdminSession {
  token: string;
  user: Record<string, unknown>;
}

/** A session of its own, for a test that ends it. */
export async function newAdminSession(request: APIRequestContext): Promise<AdminSession> {
  const response = await request.post('/api/auth/login', { data: ADMIN });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** Some calls need a login in the last 15 minutes. */
const SHARED_MS = 5 * 60_000;
let shared: { from: number; session: AdminSession } | undefined;

/**
 * One session for the tests of a worker: checking a password takes time on purpose, and of an account's sessions only the
 * latest twenty live.
 */
export async function logInAdmin(request: APIRequestContext): Promise<AdminSession> {
  if (!shared || Date.now() - shared.from > SHARED_MS) {
    shared = { from: Date.now(), session: await newAdminSession(request) };
  }
  return shared.session;
}

export async function openAsAdmin(
  page: Page,
  request: APIRequestContext,
  session?: AdminSession,
): Promise<AdminSession> {
  const admin = session ?? (await logInAdmin(request));
  await storeSession(page, admin);
  return admin;
}

/** The customer has confirmed the order by phone. */
export async function confirmByPhone(
  request: APIRequestContext,
  ...orders: { _id: string }[]
): Promise<void> {
  const headers = bearer(await logInAdmin(request));
  for (const { _id } of orders) {
    const response = await request.post(`/api/admin/orders/${_id}/calls`, {
      headers,
      data: { outcome: 'confirmed' },
    });
    expect(response.status(), await response.text()).toBe(201);
  }
}

export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** A name that no other test uses. */
export const uniqueName = (word: string): string => `${word} ${randomBytes(5).toString('hex')}`;

/** A random phone number. */
export const randomPhone = (): string => `017${String(randomInt(100_000_000)).padStart(8, '0')}`;

export interface Ring {
  _id: string;
  name: string;
  price: number;
}

/** A ring in stock without choices. Its photo is one of the demo catalogue. */
export async function createRing(request: APIRequestContext, change: object = {}): Promise<Ring> {
  const admin = await logInAdmin(request);
  const { products } = await (await request.get('/api/products?limit=1&sort=oldest')).json();
  const data = {
    name: uniqueName('Test Ring'),
    description: 'Made for a test',
    category: 'rings',
    price: 500,
    stock: 50,
    images: products[0].images.slice(0, 1),
    ...change,
  };
  const response = await request.post('/api/products', { data, headers: bearer(admin) });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).product;
}

export interface PlacedOrder {
  _id: string;
  orderNumber: string;
  recipient: string;
  /** The email of the customer. */
  email: string;
}

/** An order of two rings, by default of a new product and by a new customer. The recipient's name identifies it. */
export async function placeOrder(
  request: APIRequestContext,
  recipient = uniqueName('Rahima'),
  {
    phone = '01712345678',
    ...options
  }: {
    phone?: string;
    product?: Ring;
    customer?: Customer;
    selectedSize?: string;
    address?: { address?: string; district?: string; thana?: string };
  } = {},
): Promise<PlacedOrder> {
  const product = options.product ?? (await createRing(request));
  const customer = options.customer ?? (await registerCustomer(request));
  const response = await request.post('/api/orders', {
    headers: { ...bearer(customer), 'idempotency-key': randomUUID() },
    data: draftOf(
      [{ product: product._id, price: product.price, quantity: 2, selectedSize: options.selectedSize }],
      {
        fullName: recipient,
        phone,
        address: 'House 12, Road 5',
        district: 'Dhaka',
        thana: 'Dhanmondi',
        country: 'Bangladesh',
        ...options.address,
      },
      await deliveryRule(request),
    ),
  });
  expect(response.status(), await response.text()).toBe(201);
  const { _id, orderNumber } = await response.json();
  return { _id, orderNumber, recipient, email: customer.email };
}
