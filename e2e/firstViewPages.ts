/** The pages whose first visit is weighed: what is stored in the visitor's browser before, and the address. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Customer, registerCustomer, storeSession } from './customers.ts';
import { addToCart, createProduct, type PlacedOrder, placeOrder, saveAddress } from './shopData.ts';

interface Visit {
  page: Page;
  request: APIRequestContext;
}

type Prepare = (visit: Visit) => string | Promise<string>;

const at =
  (path: string): Prepare =>
  () =>
    path;

const create = (request: APIRequestContext) => createProduct(request, { nameBn: 'রুপার আংটি' });

const asCustomer =
  (open: (visit: Visit, customer: Customer) => Promise<string>): Prepare =>
  async (visit) => {
    const customer = await registerCustomer(visit.request);
    await storeSession(visit.page, customer);
    return open(visit, customer);
  };

const withFullCart = (path: string): Prepare =>
  asCustomer(async ({ request }, customer) => {
    for (let line = 0; line < 3; line++) await addToCart(request, customer, await create(request));
    await saveAddress(request, customer);
    return path;
  });

async function order({ request }: Visit, customer: Customer): Promise<PlacedOrder> {
  return placeOrder(request, customer, await create(request), 2);
}

/** The confirmation shows the order that the browser stored. */
const storeOrder = (page: Page, placed: PlacedOrder, { user }: Customer) =>
  page.evaluate(
    (stored) => localStorage.setItem('kakon.placedOrder', JSON.stringify({ state: { order: stored } })),
    { ...placed, userId: user._id },
  );

export const firstViewPages: Record<string, Prepare> = {
  'the home page': at('/'),
  'a category': at('/products?category=bangles'),
  'search results': at('/products?search=silk'),
  // The description is Bangla. Phones sold in Bangladesh have a Bangla font, so there it costs no bytes.
  'a product page': async ({ request }) => {
    const product = await createProduct(request, {
      nameBn: 'রুপার আংটি',
      description: 'হলুদের জন্য একদম ঠিক, হালকা আর নরম। Wound by hand.',
    });
    return `/products/${product._id}`;
  },
  'the cart': withFullCart('/cart'),
  'the checkout': withFullCart('/checkout'),
  'a placed order': asCustomer(async (visit, customer) => {
    const placed = await order(visit, customer);
    await storeOrder(visit.page, placed, customer);
    return `/order-success?order=${placed._id}`;
  }),
  'tracking an order': at('/track'),
  login: at('/auth/login'),
  registration: at('/auth/register'),
  'the wishlist': asCustomer(async ({ request }, { token }) => {
    for (let line = 0; line < 3; line++) {
      const { _id } = await create(request);
      const response = await request.put(`/api/wishlist/${_id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.ok(), await response.text()).toBe(true);
    }
    return '/wishlist';
  }),
  "a customer's orders": asCustomer(async (visit, customer) => {
    await order(visit, customer);
    await order(visit, customer);
    return '/account?tab=orders';
  }),
  'the FAQ': at('/faq'),
};
