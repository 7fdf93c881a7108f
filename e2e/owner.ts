/** The shop's owner, signed in, and orders for them to pack, made through the API as any client would. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ADMIN } from './openShop.ts';
import { alreadySignedIn, registerCustomer } from './people.ts';

export interface Owner {
  token: string;
  user: Record<string, unknown>;
}

export async function signInOwner(request: APIRequestContext): Promise<Owner> {
  const answer = await request.post('/api/auth/login', { data: ADMIN });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export async function asOwner(page: Page, request: APIRequestContext): Promise<Owner> {
  const owner = await signInOwner(request);
  await alreadySignedIn(page, owner);
  return owner;
}

export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** Letters that no other test writes. */
export const oneOfAKind = (word: string): string => `${word} ${randomBytes(5).toString('hex')}`;

/** A phone number of a test's own. */
export const anyPhone = (): string => `017${String(randomInt(100_000_000)).padStart(8, '0')}`;

export interface MadeProduct {
  _id: string;
  name: string;
  price: number;
}

/** A ring in stock with nothing to choose, its photo borrowed from the demo catalogue. */
export async function makeProduct(request: APIRequestContext, change: object = {}): Promise<MadeProduct> {
  const owner = await signInOwner(request);
  const { products } = await (await request.get('/api/products?limit=1&sort=oldest')).json();
  const data = {
    name: oneOfAKind('Test Ring'),
    description: 'Made for a test',
    category: 'rings',
    price: 500,
    stock: 50,
    images: products[0].images.slice(0, 1),
    ...change,
  };
  const answer = await request.post('/api/products', { data, headers: bearer(owner) });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).product;
}

export interface PlacedOrder {
  _id: string;
  orderNumber: string;
  recipient: string;
  /** Of the customer whose it is. */
  email: string;
}

/** One ring for a customer of its own, to be found by the recipient's name. */
export async function placeOrder(
  request: APIRequestContext,
  recipient = oneOfAKind('Rahima'),
  { phone = '01712345678', ...options }: { phone?: string; product?: MadeProduct } = {},
): Promise<PlacedOrder> {
  const product = options.product ?? (await makeProduct(request));
  const customer = await registerCustomer(request);
  const answer = await request.post('/api/orders', {
    headers: { ...bearer(customer), 'idempotency-key': randomUUID() },
    data: {
      orderItems: [{ product: product._id, price: product.price, quantity: 2 }],
      shippingAddress: {
        fullName: recipient,
        phone,
        address: 'House 12, Road 5',
        district: 'Dhaka',
        thana: 'Dhanmondi',
        country: 'Bangladesh',
      },
      paymentMethod: 'cash_on_delivery',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { _id, orderNumber } = await answer.json();
  return { _id, orderNumber, recipient, email: customer.email };
}
