/** Customers of the shop, made through its API as any client would. */
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Customer {
  name: string;
  email: string;
  password: string;
  token: string;
  user: Record<string, unknown>;
}

export async function registerCustomer(request: APIRequestContext, name = 'Nusrat Jahan'): Promise<Customer> {
  const email = `shopper-${randomBytes(6).toString('hex')}@example.com`;
  const password = 'reshmi churi';
  const answer = await request.post('/api/auth/register', { data: { name, email, password } });
  expect(answer.status(), await answer.text()).toBe(201);
  return { name, email, password, ...(await answer.json()) };
}

/** As if they had signed in on an earlier visit. Once only: what the page does to the session later stays. */
export async function alreadySignedIn(page: Page, { token, user }: Pick<Customer, 'token' | 'user'>) {
  await page.goto('/faq');
  await page.evaluate(
    (session) => localStorage.setItem('kakon.session', JSON.stringify({ state: session, version: 0 })),
    { token, user },
  );
}
