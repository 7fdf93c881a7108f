/** What each page of the shop owes everybody, whatever it is about: one table of pages, one list of debts. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { customerHas, guestHas, makeGood, saveAddress } from './goods.ts';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { findGoods, type Goods } from './shelf.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

test.use({ serviceWorkers: 'allow' });

interface Visit {
  page: Page;
  request: APIRequestContext;
}

const at =
  (path: string) =>
  ({ page }: Visit) =>
    page.goto(path).then(() => undefined);

const atProduct =
  (query: string, fits: (product: Goods) => boolean) =>
  async ({ page, request }: Visit) => {
    await page.goto(`/products/${(await findGoods(request, query, fits))._id}`);
  };

async function withFullCart({ page, request }: Visit, path: string) {
  const customer = await registerCustomer(request);
  await customerHas(request, customer, await makeGood(request), 2);
  await saveAddress(request, customer);
  await alreadySignedIn(page, customer);
  await page.goto(path);
}

const pages: Record<string, (visit: Visit) => Promise<void>> = {
  home: at('/'),
  'the shop': at('/products'),
  'a category, filtered': at('/products?category=bangles&color=red'),
  'a section': at('/products?section=new-arrivals'),
  'a list that is empty': at('/products?category=rings&color=black&price=5000-999999'),
  'a bangle': atProduct('category=bangles', ({ numReviews }) => numReviews > 0),
  'a product of many colours': atProduct(
    '',
    ({ colors, category }) => colors.length > 1 && category !== 'bangles',
  ),
  'a combo': atProduct('category=combo', ({ comboItems }) => comboItems.length > 1),
  'what is sold out': atProduct('', ({ inStock }) => !inStock),
  "a guest's cart": async ({ page, request }) => {
    await guestHas(page, await makeGood(request), { quantity: 2 });
    await page.goto('/cart');
  },
  'an empty cart': at('/cart'),
  "a customer's cart": (visit) => withFullCart(visit, '/cart'),
  'the checkout': (visit) => withFullCart(visit, '/checkout'),
  'a placed order': async (visit) => {
    await withFullCart(visit, '/checkout');
    await visit.page.getByRole('button', { name: 'Place Order' }).click();
    await expect(visit.page).toHaveURL('/order-success');
    // What moved on the way there, a press moved.
    await visit.page.reload();
  },
  'an empty wishlist': at('/wishlist'),
  'sign in': at('/auth/login'),
  register: at('/auth/register?returnTo=%2Fcart'),
  'forgot password': at('/auth/forgot-password'),
  'tracking an order': at('/track'),
  questions: at('/faq'),
  shipping: at('/shipping'),
  returns: at('/returns'),
  about: at('/about'),
  contact: at('/contact'),
  privacy: at('/privacy'),
  terms: at('/terms'),
};

/** Smaller than a thumb, in CSS pixels. Words within a sentence are as high as their line, and may be. */
function tooSmallForThumbs(): string[] {
  const thumb = 44;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
  );
  const isSeen = (target: HTMLElement) =>
    target.checkVisibility({ visibilityProperty: true }) &&
    target.clientWidth + target.getClientRects().length > 1;
  const isOfSentence = (target: HTMLElement) =>
    getComputedStyle(target).display === 'inline' && !target.closest('nav');
  return [...targets]
    .filter((target) => isSeen(target) && !isOfSentence(target))
    .flatMap((target) => {
      // A box or a spot is pressed by its label as well; the whole card is its link.
      const pressed =
        target.closest('label') ??
        (target.closest('article')?.contains(target) && target.matches('a')
          ? target.closest('article')
          : target);
      const { width, height } = (pressed ?? target).getBoundingClientRect();
      const isSmall = width > 1 && height > 1 && (Math.round(width) < thumb || Math.round(height) < thumb);
      return isSmall
        ? [`${Math.round(width)}×${Math.round(height)} ${target.ariaLabel ?? target.textContent}`]
        : [];
    });
}

const overhang = () => document.documentElement.scrollWidth - window.innerWidth;

/** 320 pixels are a desk's 1,280 at 400 %. */
const widths: Record<string, readonly number[]> = {
  phone: [320, 390, 768],
  desktop: [640, 1024, 1280, 1680],
};

for (const [what, go] of Object.entries(pages)) {
  test(`${what}: silent, still, within any width and open to everybody`, async ({ page, request }, {
    project,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const watched = await watchPage(page);
    await go({ page, request });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await watched.expectAccessible();
    await watched.expectStillness();
    watched.expectSilence();
    if (project.name === 'phone') expect(await page.evaluate(tooSmallForThumbs)).toEqual([]);
    for (const width of widths[project.name] ?? []) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(overhang), `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
}
