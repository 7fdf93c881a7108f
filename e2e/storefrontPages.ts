/** How to open each page of the storefront. Several specs check these pages. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type CatalogueProduct, findProduct } from './catalogue.ts';
import { registerCustomer, storeSession } from './customers.ts';
import { addToCart, createProduct, saveAddress, storeGuestCart } from './shopData.ts';

export interface Visit {
  page: Page;
  request: APIRequestContext;
}

const at =
  (path: string) =>
  ({ page }: Visit) =>
    page.goto(path).then(() => undefined);

const atProduct =
  (query: string, fits: (product: CatalogueProduct) => boolean) =>
  async ({ page, request }: Visit) => {
    await page.goto(`/products/${(await findProduct(request, query, fits))._id}`);
  };

async function withFullCart({ page, request }: Visit, path: string) {
  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request), 2);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto(path);
}

export const storefrontPages: Record<string, (visit: Visit) => Promise<void>> = {
  home: at('/'),
  'the shop': at('/products'),
  'a category, filtered': at('/products?category=bangles&color=red'),
  'a section': at('/products?section=new-arrivals'),
  'an empty list': at('/products?category=rings&color=black&price=5000-999999'),
  'a bangle': atProduct('category=bangles', ({ numReviews }) => numReviews > 0),
  'a product with many colors': atProduct('', ({ colors, sizes }) => colors.length > 1 && sizes.length === 0),
  'a combo': atProduct('category=combo', ({ comboItems }) => comboItems.length > 1),
  'a sold-out product': atProduct('', ({ inStock }) => !inStock),
  "a guest's cart": async ({ page, request }) => {
    await storeGuestCart(page, await createProduct(request), { quantity: 2 });
    await page.goto('/cart');
  },
  'an empty cart': at('/cart'),
  "a customer's cart": (visit) => withFullCart(visit, '/cart'),
  'the checkout': (visit) => withFullCart(visit, '/checkout'),
  'a placed order': async (visit) => {
    await withFullCart(visit, '/checkout');
    await visit.page.getByRole('button', { name: 'Place Order' }).click();
    const thanks = visit.page.getByRole('heading', { name: 'Thank you for your order' });
    await expect(thanks).toBeVisible();
    // Reload, because the shifts before were caused by a press. From the top: the page of the press was scrolled down.
    await expect.poll(() => visit.page.evaluate(() => scrollY)).toBe(0);
    await visit.page.reload();
    await expect(thanks).toBeVisible();
  },
  'an empty wishlist': at('/wishlist'),
  login: at('/auth/login'),
  register: at('/auth/register?returnTo=%2Fcart'),
  'login by phone': at('/auth/phone'),
  'stopping SMS': at('/s#token'),
  'forgot password': at('/auth/forgot-password'),
  'undoing a changed email': at('/auth/undo-email#token'),
  'confirming an alert': at('/stock-alerts/confirm#token'),
  'stopping alerts': at('/stock-alerts/stop#token'),
  'tracking an order': at('/track'),
  questions: at('/faq'),
  shipping: at('/shipping'),
  returns: at('/returns'),
  about: at('/about'),
  contact: at('/contact'),
  privacy: at('/privacy'),
  terms: at('/terms'),
};
