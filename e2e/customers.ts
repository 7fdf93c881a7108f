/** Registers customers through the API. */
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Customer {
  name: string;
  email: string;
  password: string;
  token: string;
  user: Record<string, unknown>;
}

export async function registerCustomer(
  request: APIRequestContext,
  name = 'Nusrat Jahan',
  { domain = 'example.com' } = {},
): Promise<Customer> {
  const email = `shopper-${randomBytes(6).toString('hex')}@${domain}`;
  const password = 'reshmi churi';
  const response = await request.post('/api/auth/register', { data: { name, email, password } });
  expect(response.status(), await response.text()).toBe(201);
  return { name, email, password, ...(await response.json()) };
}

type StoredSession = Pick<Customer, 'token' | 'user'>;

/**
 * Stores a session in the browser, as an earlier visit would. It does so once; later changes by the page stay. A file without
 * scripts is the fastest way to the shop's storage.
 */
export async function storeSession(page: Page, session: StoredSession) {
  await page.goto('/robots.txt');
  await storeSessionHere(page, session);
}

/** A new customer, logged in in this browser. */
export async function openAsCustomer(
  page: Page,
  request: APIRequestContext,
  name?: string,
): Promise<Customer> {
  const customer = await registerCustomer(request, name);
  await storeSession(page, customer);
  return customer;
}

/** Stores a session without an event, so that the open page does not notice it. */
export const storeSessionHere = (page: Page, { token, user }: StoredSession) =>
  page.evaluate((session) => localStorage.setItem('kakon.session', JSON.stringify({ state: session })), {
    token,
    user,
  });
