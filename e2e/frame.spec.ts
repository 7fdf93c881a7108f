import { expect, type Page } from '@playwright/test';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

const onPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollDown = (page: Page, to = 600) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);

test('stands around every page: banner, links, hours, chat', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText(
    /Free delivery on orders above ৳2,000.*Cash on delivery/,
  );
  const footer = page.getByRole('contentinfo');
  for (const link of [
    'About Us',
    'Contact',
    'Shipping Info',
    'Returns & Exchanges',
    'FAQ',
    'Track Your Order',
    'Privacy Policy',
    'Terms of Service',
  ]) {
    await expect(footer.getByRole('link', { name: link, exact: true })).toBeVisible();
  }
  const shopLinks = footer.getByRole('navigation', { name: 'Shop' }).getByRole('link');
  await expect(shopLinks).toHaveText(['Bangles', 'Earrings', 'Cosmetics', 'All Products']);
  await expect(footer).toContainText('Dhaka, Bangladesh');
  await expect(footer).toContainText('24/7');
  await expect(footer).toContainText('© 2024');
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    /wa\.me\/\d+\?text=.*jewelry/,
  );
});

test('lets the keyboard skip to the content', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('every change of page begins at its top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/faq');
  await scrollDown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping Info' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping Information');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});

test('a page that is slow to come shows its outline, and Back still knows the place', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').nth(6).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(100);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products/*', async (route) => {
    await held;
    await route.continue();
  });
  await card.click({ noWaitAfter: true });
  await expect(page.getByText('Loading the product')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await scrolled(page)).toBe(0);
  answer();
  await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
  await expect(page.getByText('Loading the product')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('the logo leads home and up, also when one is home already', async ({ page }) => {
  await page.goto('/');
  await scrollDown(page);
  await page.getByRole('banner').getByRole('link', { name: 'Kakon, home' }).click({ force: true });
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL('/');
});

test.describe('on a desk', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(onPhone(page), 'the wide header');
    await page.goto('/faq');
  });

  test('has Home, Shop and the seven categories', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'Home',
      'Shop',
      'Bangles',
      'Earrings',
      'Cosmetics',
      'Necklaces',
      'Rings',
      'Alna',
      'Combo',
    ]);
    await links.filter({ hasText: 'Earrings' }).click();
    await expect(page).toHaveURL('/products?category=earrings');
    await expect(links.filter({ hasText: 'Earrings' })).toHaveAttribute('aria-current', 'page');
  });

  test('searches; blank text goes nowhere; the box is clear afterwards', async ({ page }) => {
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL('/faq');
    await box.fill('  glass churi ');
    await box.press('Enter');
    await expect(page).toHaveURL('/products?search=glass%20churi');
    await expect(box).toHaveValue('');
  });
});

test.describe('on a phone', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(!onPhone(page), 'the narrow header');
    await page.goto('/faq');
  });

  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    return menu;
  };

  test('the menu holds the page still, keeps the focus, and closes on Escape or beside it', async ({
    page,
  }) => {
    const watched = await watchPage(page);
    let menu = await openMenu(page);
    await page.waitForTimeout(400);
    await watched.expectAccessible();
    await page.mouse.wheel(0, 800);
    expect(await scrolled(page)).toBe(0);
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((node) => node.parentElement?.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    menu = await openMenu(page);
    await page.touchscreen.tap(380, 500);
    await expect(menu).toBeHidden();
  });

  test('the menu leads to categories, and closes behind one', async ({ page }) => {
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Rings', exact: true })).toBeHidden();
    await menu.getByText('Categories').click();
    await menu.getByRole('link', { name: 'Rings', exact: true }).click();
    await expect(page).toHaveURL('/products?category=rings');
    await expect(menu).toBeHidden();
  });

  test('the search opens, searches and closes', async ({ page }) => {
    await page.getByRole('button', { name: 'Open search' }).click();
    const box = page.getByRole('banner').getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill('jhumka');
    await box.press('Enter');
    await expect(page).toHaveURL('/products?search=jhumka');
    await expect(box).toBeHidden();
  });

  test('a visitor finds Login / Register in it', async ({ page }) => {
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
    await menu.getByRole('link', { name: 'Login / Register' }).click();
    await expect(page).toHaveURL('/auth/login');
  });
});

test.describe('for somebody signed in', () => {
  test('has their name and their menu; Logout forgets everything and goes home', async ({
    page,
    request,
  }) => {
    await alreadySignedIn(page, await registerCustomer(request));
    await page.goto('/faq');
    if (onPhone(page)) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByText('Nusrat Jahan')).toBeVisible();
      await expect(menu.getByRole('link', { name: 'My Account' })).toBeVisible();
      await menu.getByRole('button', { name: 'Logout' }).click();
    } else {
      await page.getByRole('button', { name: 'Nusrat Jahan' }).click();
      await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeHidden();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    }
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(page.getByText('Nusrat Jahan')).toHaveCount(0);
  });

  test('ends in every tab at once', async ({ page, context, request }) => {
    await alreadySignedIn(page, await registerCustomer(request));
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/faq');
    await other.evaluate(() => localStorage.removeItem('kakon.session'));
    await expect(page).toHaveURL('/');
  });

  test('with a token that is dead, leads to sign-in and back', async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await alreadySignedIn(page, { ...customer, token: 'no-such-token' });
    await page.goto('/shipping');
    await expect(page).toHaveURL('/auth/login?returnTo=%2Fshipping');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
      new RegExp(`no-such-token|${customer.email}`),
    );
  });
});

test.describe('guards', () => {
  for (const path of ['/account', '/checkout', '/admin', '/admin/orders?page=2']) {
    test(`a visitor to ${path} is asked to sign in first`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/auth/login?returnTo=${encodeURIComponent(path)}`);
    });
  }

  test('a customer in the admin area is sent home', async ({ page, request }) => {
    await alreadySignedIn(page, await registerCustomer(request));
    await page.goto('/admin/products');
    await expect(page).toHaveURL('/');
  });

  test('the old way to sign-in leads to the new, with its query', async ({ page }) => {
    await page.goto('/login?returnTo=%2Fcart');
    await expect(page).toHaveURL('/auth/login?returnTo=%2Fcart');
  });
});

test.describe('the chat button', () => {
  const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us' });
  const isDrawnBack = async (page: Page) => (await chat(page).getAttribute('data-drawn-back')) !== null;

  test('draws back from what is meant to be pressed, and comes forth again', async ({ page }) => {
    await page.goto('/auth/register');
    const box = page.getByLabel('Confirm Password');
    // The field’s own button, at the right edge, comes to lie where the chat button floats.
    await page.setViewportSize({ width: 390, height: 700 });
    const lies = async () => {
      const field = await box.boundingBox();
      await page.evaluate((by) => window.scrollBy(0, by), (field?.y ?? 0) - 610);
    };
    await lies();
    await expect.poll(() => isDrawnBack(page)).toBe(true);
    const button = page.getByRole('button', { name: /password/i }).last();
    await button.click();
    await expect(box).toHaveAttribute('type', 'text');
    const edge = await chat(page).boundingBox();
    expect(390 - (edge?.x ?? 0)).toBeGreaterThanOrEqual(24);
    await page.goto('/privacy');
    await scrollDown(page, 300);
    await expect.poll(() => isDrawnBack(page)).toBe(false);
  });

  test('leaves no control of a cart covered at any place of the page', async ({ page }) => {
    await page.goto('/products');
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    for (let place = 0; place <= end; place += 400) {
      await scrollDown(page, place);
      await page.waitForTimeout(400);
      const covered = await chat(page).evaluate((button) => {
        const own = button.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLElement>('button, footer a')].flatMap((control) => {
          const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
          const wide = Math.min(right, own.right) - Math.max(left, own.left);
          const high = Math.min(bottom, own.bottom) - Math.max(top, own.top);
          return wide > 0 && high > 0 && (wide * high) / (width * height) > 0.25
            ? [control.ariaLabel ?? control.textContent]
            : [];
        });
      });
      expect(covered, `at ${place}`).toEqual([]);
    }
  });
});
