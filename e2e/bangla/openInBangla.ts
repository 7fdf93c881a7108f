/** Opens pages in Bangla as a visitor, a customer or an admin, and presses controls by their Bangla names. */
import type { APIRequestContext, Page } from '@playwright/test';
import { logInAdmin, type PlacedOrder, type Ring } from '../admin.ts';
import { storeSession } from '../customers.ts';
import { addToCart } from '../shopData.ts';
import {
  createInBangla,
  type KnownOrder,
  orderInBangla,
  registerInBangla,
  type Status,
} from './shopInBangla.ts';

export interface Visit {
  page: Page;
  request: APIRequestContext;
}

/** Brings a page into a state whose texts are read then. */
export type Open = (visit: Visit) => Promise<void>;

/** By the address in web/routes.ts, then by what is seen there. */
export type BanglaPages = Record<string, Record<string, Open>>;

/** The first control whose name begins so. */
export async function press(page: Page, text: string): Promise<void> {
  const name = new RegExp(`^${text.replaceAll(/[()*+.?|]/g, '\\$&')}`);
  const roles = ['button', 'link', 'tab', 'checkbox', 'menuitem'] as const;
  const named = roles.map((role) => page.getByRole(role, { name }));
  const found = named.reduce((all, one) => all.or(one), page.locator('summary', { hasText: name }));
  await found.filter({ visible: true }).first().click({ timeout: 10_000 });
}

export async function open(page: Page, path: string, ...presses: string[]): Promise<void> {
  await page.goto(`/bn${path === '/' ? '' : path}`);
  for (const text of presses) await press(page, text);
}

export const at =
  (path: string, ...presses: string[]): Open =>
  ({ page }) =>
    open(page, path, ...presses);

/** A customer with something in the cart. */
export const asCustomer =
  (path: string, ...presses: string[]): Open =>
  async ({ page, request }) => {
    const { customer, product } = await registerInBangla(request);
    await addToCart(request, customer, product, 2);
    await storeSession(page, customer);
    await open(page, path, ...presses);
  };

/** A customer who has ordered. */
export const asBuyer =
  (path: (order: PlacedOrder) => string, status: Status, ...presses: string[]): Open =>
  async ({ page, request }) => {
    const { customer, order } = await orderInBangla(request, status);
    await storeSession(page, customer);
    await open(page, path(order), ...presses);
  };

export const asAdmin =
  (path: string, ...presses: string[]): Open =>
  async ({ page, request }) => {
    await storeSession(page, await logInAdmin(request));
    await open(page, path, ...presses);
  };

/** An admin, after a customer has ordered. */
export const withOrder =
  (path: (known: KnownOrder) => string, status: Status, ...presses: string[]): Open =>
  async (visit) => {
    const known = await orderInBangla(visit.request, status);
    await asAdmin(path(known), ...presses)(visit);
  };

/** An admin, with a new product. */
export const withProduct =
  (path: (product: Ring) => string, parts: object, ...presses: string[]): Open =>
  async (visit) => {
    const product = await createInBangla(visit.request, parts);
    await asAdmin(path(product), ...presses)(visit);
  };

/** An admin, who chooses a CSV file there. */
export const withFile =
  (path: string, text: string): Open =>
  async (visit) => {
    await asAdmin(path)(visit);
    const file = { name: 'তালিকা.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await visit.page.locator('input[type=file]').first().setInputFiles(file);
  };
