/** Every page shows the chat link at every width, and it never covers another control. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { logInAdmin } from '../admin.ts';
import { findBangles } from '../catalogue.ts';
import { registerCustomer, storeSession } from '../customers.ts';
import { addToCart, createProduct, saveAddress } from '../shopData.ts';
import { test } from '../shopTest.ts';

const widths = [320, 390, 768, 1024, 1280, 1680];

interface Visit {
  page: Page;
  request: APIRequestContext;
}

async function asCustomerWithCart({ page, request }: Visit): Promise<void> {
  const customer = await registerCustomer(request, 'Nusrat Jahan');
  await addToCart(request, customer, await createProduct(request), 3);
  await saveAddress(request, customer);
  await storeSession(page, customer);
}

const asVisitor = async () => undefined;
const asAdmin = async ({ page, request }: Visit) => storeSession(page, await logInAdmin(request));
const productPath = async ({ request }: Visit) => `/products/${(await findBangles(request))._id}`;

const pages: Record<string, [who: (visit: Visit) => Promise<unknown>, path: string | typeof productPath]> = {
  home: [asVisitor, '/'],
  'a list': [asVisitor, '/products'],
  'a product': [asCustomerWithCart, productPath],
  login: [asVisitor, '/auth/login'],
  registration: [asVisitor, '/auth/register'],
  'the cart': [asCustomerWithCart, '/cart'],
  'the checkout': [asCustomerWithCart, '/checkout'],
  'the account': [asCustomerWithCart, '/account'],
  'addresses of the account': [asCustomerWithCart, '/account?tab=addresses'],
  'questions and answers': [asVisitor, '/faq'],
  'orders in admin': [asAdmin, '/admin/orders'],
  'products in admin': [asAdmin, '/admin/products'],
};

/**
 * Runs in the page: scrolls through it, and names the places where the chat link is not whole within the window, or shares a
 * point with another visible control.
 */
function placesInTheWay(chat: Element): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, label, [role="option"], [role="tab"]';
  const parts = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
  const coveredControls = (): Set<string> => {
    const header = chat.closest('header');
    const coversPage = header && getComputedStyle(header).position === 'sticky';
    const { left, top, width, height } = chat.getBoundingClientRect();
    const found = new Set<string>();
    for (const across of parts) {
      for (const down of parts) {
        const stack = document.elementsFromPoint(left + across * width, top + down * height);
        // Content behind the header is not visible.
        const seen = coversPage ? stack.slice(0, stack.indexOf(header) + 1) : stack;
        for (const element of seen) {
          const control = element.closest(controls);
          if (control && control !== chat) found.add(control.outerHTML.slice(0, 160));
        }
      }
    }
    return found;
  };
  const isWithinWindow = (): boolean => {
    const { left, right, top, bottom, width, height } = chat.getBoundingClientRect();
    const isWhole = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return isWhole && width >= 44 && height >= 44;
  };
  const end = () => document.documentElement.scrollHeight - window.innerHeight;
  const places: string[] = [];
  for (let top = 0; top < end() + 350; top += 350) {
    window.scrollTo({ top, behavior: 'instant' });
    if (!isWithinWindow()) places.push(`scrolled to ${top}, it is not whole within the window`);
    for (const control of coveredControls())
      places.push(`scrolled to ${top}, it shares a point with ${control}`);
  }
  return places;
}

for (const [what, [who, path]] of Object.entries(pages)) {
  test(`the chat link covers nothing on ${what}`, async ({ page, request }, { project }) => {
    test.skip(project.name !== 'desktop', 'at its own widths');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await who({ page, request });
    await page.goto(typeof path === 'string' ? path : await path({ page, request }));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const chat = page.getByRole('link', { name: 'Chat with us', exact: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(chat).toHaveCount(1);
      await expect.poll(() => chat.evaluate(placesInTheWay), `${width} pixels wide`).toEqual([]);
    }
  });
}

/** Runs in the page: pairs of header controls that touch or overlap. */
function touchingControls(header: Element): string[] {
  const boxes = [...header.querySelectorAll('a[href], button')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({
      name: control.ariaLabel ?? control.textContent,
      box: control.getBoundingClientRect(),
    }));
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(({ box }) => {
        const wide = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
        const high = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
        return wide > 0 && high > 0;
      })
      .map((other) => `${one.name} / ${other.name}`),
  );
}

test('the header fits at 320 pixels, with a full cart and a long name', async ({ page, request }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'the narrow header');
  const customer = await registerCustomer(
    request,
    'Mosammat Nusrat Jahan Chowdhury Binte Abdur Rahman Bhuiyan',
  );
  await addToCart(request, customer, await createProduct(request, { stock: 300 }), 120);
  await storeSession(page, customer);
  for (const width of [320, 360, 390, 414, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'Cart, 120 items' })).toBeVisible();
    const header = page.getByRole('banner');
    expect(await header.evaluate(touchingControls), `${width} pixels wide`).toEqual([]);
    const name = header.getByText('Kakon', { exact: true });
    expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth), `${width} pixels`).toBe(true);
  }
});
