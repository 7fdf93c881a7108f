/** Every admin page and its main states fit a phone's screen with touch. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import {
  type AdminSession,
  bearer,
  createRing,
  openAsAdmin,
  type PlacedOrder,
  placeOrder,
  type Ring,
} from '../admin.ts';
import { type Customer, registerCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';
import { expectWithinScreen } from '../withinScreen.ts';

/** What the pages show: names, addresses and emails have the maximum length. */
interface Shown {
  product: Ring;
  customer: Customer;
  /** An order of this customer. Nothing changes it. */
  order: PlacedOrder;
}

interface Visit extends Shown {
  page: Page;
  request: APIRequestContext;
  admin: AdminSession;
}

const unbroken = 'HandwovenAnarkaliEnsembleOfMirrorworkKundanJhumkaWithoutASingleSpace';
const bangla = 'হাতে বানানো রেশমি চুড়ি, কাঁসার বালা ও মুক্তার দুল একসাথে উৎসবের জন্য বিশেষ সংগ্রহ';
const recipient = `${unbroken} ${bangla}`.slice(0, 90);

const dialog = (page: Page) => page.getByRole('dialog').first();
const at =
  (path: (visit: Visit) => string) =>
  async (visit: Visit): Promise<void> => {
    await visit.page.goto(path(visit));
  };

const findBangleId = async ({ request, admin }: Visit): Promise<string> =>
  (await (await request.get('/api/admin/products?category=bangles', { headers: bearer(admin) })).json())
    .products[0]._id;

/** An order for a test that changes it. */
const newOrder = ({ request, product, customer }: Visit): Promise<PlacedOrder> =>
  placeOrder(request, recipient, { product, customer });

/** A draft whose texts have the maximum length. */
async function uploadStatement(visit: Visit) {
  const { request, admin } = visit;
  const order = await newOrder(visit);
  const text = `Consignment ID,Merchant Order ID,Payout\n${unbroken},${order.orderNumber},1234567.89\n`;
  const sheet = { name: `${unbroken}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
  const query = new URLSearchParams({ courier: unbroken.slice(0, 60) });
  const response = await request.post(`/api/admin/payouts?${query}`, {
    headers: bearer(admin),
    multipart: { sheet },
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** Of a cosmetic with a name and a label of the maximum length. Returns the product's id. */
async function addBatch({ request, admin, product }: Visit): Promise<string> {
  const { _id } = await createRing(request, { name: `A ${product.name}`, category: 'cosmetics', stock: 0 });
  const batch = { label: unbroken.slice(0, 40), expiresOn: '2098-12-31' };
  const response = await request.post(`/api/admin/products/${_id}/restock`, {
    headers: bearer(admin),
    data: { counts: [{ unit: 'product', pieces: 999_999, batch }] },
  });
  expect(response.status(), await response.text()).toBe(200);
  return _id;
}

async function deliver({ request, admin }: Visit, order: PlacedOrder): Promise<void> {
  for (const status of ['shipped', 'delivered']) {
    const response = await request.put(`/api/orders/${order._id}/status`, {
      headers: bearer(admin),
      data: { status },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
}

/** With words that nothing breaks. */
async function addReview(visit: Visit): Promise<void> {
  const { request, customer, product } = visit;
  const order = await newOrder(visit);
  await deliver(visit, order);
  const words = { title: unbroken.slice(0, 100), comment: `${unbroken} ${bangla}` };
  const response = await request.post('/api/reviews', {
    headers: bearer(customer),
    data: { productId: product._id, orderId: order._id, rating: 3, ...words },
  });
  expect(response.status(), await response.text()).toBe(201);
}

const states: Record<string, (visit: Visit) => Promise<void>> = {
  'the dashboard': at(() => '/admin'),
  'the day': at(() => '/admin/today'),
  'the margins': at(() => '/admin/money?by=product'),
  products: at(() => '/admin/products'),
  'an empty product list': at(() => '/admin/products?search=nosuchproduct'),
  'hidden products': at(() => '/admin/products?state=hidden'),
  'deleted products': at(() => '/admin/products?state=deleted'),
  'selected products and their bulk edit': async ({ page, product }) => {
    await page.goto(`/admin/products?search=${encodeURIComponent(product.name)}`);
    await page.getByRole('checkbox', { name: `Select ${product.name}` }).check();
    await expectWithinScreen(page);
    await page
      .getByRole('region', { name: 'Selected products' })
      .getByRole('button', { name: /Edit/ })
      .click();
    await expect(dialog(page)).toBeVisible();
  },
  'the question before a product is deleted': async ({ page, product }) => {
    await page.goto(`/admin/products?search=${encodeURIComponent(product.name)}`);
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'a new product with errors': async ({ page }) => {
    await page.goto('/admin/products/new');
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(page.getByText('Product name is required')).toBeVisible();
  },
  'a product to edit': at(({ product }) => `/admin/products/${product._id}/edit`),
  'a bangle to edit': async (visit) => {
    await visit.page.goto(`/admin/products/${await findBangleId(visit)}/edit`);
  },
  'a preview': at(({ product }) => `/admin/products/${product._id}/preview`),
  'the stock history': at(({ product }) => `/admin/products/${product._id}/stock`),
  batches: async (visit) => {
    await visit.page.goto(`/admin/products/batches?expires=all&product=${await addBatch(visit)}`);
    await expect(visit.page.getByRole('table', { name: 'Batches' })).toBeVisible();
  },
  'the import': at(() => '/admin/products/import'),
  'an import with errors': async ({ page }) => {
    await page.goto('/admin/products/import');
    const buffer = Buffer.from(`Name;Description;Category;Price;Stock\n${unbroken};Fine;shoes;x;1\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('table', { name: 'Errors' })).toBeVisible();
  },
  coupons: at(() => '/admin/coupons'),
  'a new coupon': async ({ page }) => {
    await page.goto('/admin/coupons');
    await page.getByRole('button', { name: 'New coupon' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  orders: at(() => '/admin/orders'),
  'a selected page of orders, in Bangla too': async ({ page }) => {
    for (const [path, label] of [
      ['/admin/orders', 'Select this page'],
      ['/bn/admin/orders', 'এই পাতার সব বাছুন'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('checkbox', { name: label }).check();
      const right = async (it: Locator) => {
        const box = await it.boundingBox();
        return (box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY);
      };
      const list = await right(page.locator('main table').first());
      expect(
        await right(page.locator('main').getByRole('button', { name: /CSV/ }).first()),
      ).toBeLessThanOrEqual(list + 1);
      await expectWithinScreen(page);
    }
  },
  'an empty order list': at(() => '/admin/orders?search=nosuchorder'),
  'selected orders': async ({ page, order }) => {
    await page.goto(`/admin/orders?search=${order.orderNumber}`);
    await page.getByRole('checkbox', { name: `Select order ${order.orderNumber}` }).check();
  },
  'an order': async ({ page, order }) => {
    await page.goto(`/admin/orders?order=${order._id}`);
    await expect(dialog(page)).toBeVisible();
  },
  'a new order with errors': async ({ page, product }) => {
    await page.goto('/admin/orders/new');
    const form = page.getByRole('form', { name: 'New order' });
    await form.getByLabel('Add a product').fill(product.name);
    await form.getByRole('button', { name: `Add ${product.name}` }).click();
    await form.getByLabel('Full Name').fill(unbroken);
    await form.getByLabel('Advance payment').fill('999999');
    await form.getByRole('button', { name: 'Place order' }).click();
    await expect(form.getByText('Phone number is required')).toBeVisible();
  },
  'a message that was read': async ({ page, order, product }) => {
    await page.goto('/admin/orders/new');
    const text = `${product.name}, 01712345678, ${order.recipient}, Mirpur 10, ${unbroken}, ${bangla}`;
    await page.getByLabel('Paste a message').fill(text);
    await page.getByRole('button', { name: 'Read message' }).click();
    await expect(page.getByRole('region', { name: 'As read' })).toBeVisible();
  },
  'an order that was just placed': async ({ page, product }) => {
    await page.goto('/admin/orders/new');
    const form = page.getByRole('form', { name: 'New order' });
    await form.getByLabel('Add a product').fill(product.name);
    await form.getByRole('button', { name: `Add ${product.name}` }).click();
    await form.getByLabel('Full Name').fill(unbroken);
    await form.getByLabel('Phone Number').fill('01712345678');
    await form.getByRole('textbox', { name: /^Address/ }).fill(unbroken);
    await form.getByLabel('District').fill('Dhaka');
    await form.getByLabel('Thana').fill(bangla.slice(0, 90));
    await form.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('region', { name: 'Placed order' })).toBeVisible();
  },
  'orders to print': at(({ order }) => `/admin/orders/print?order=${order._id}`),
  'courier layouts': at(() => '/admin/orders/couriers'),
  'courier places': at(() => '/admin/orders/couriers/places'),
  'a courier layout': async ({ page }) => {
    await page.goto('/admin/orders/couriers');
    await page
      .getByRole('button', { name: /layout/i })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
  },
  payouts: async (visit) => {
    await uploadStatement(visit);
    await visit.page.goto('/admin/payouts');
    await expect(visit.page.getByRole('table', { name: 'Payouts' })).toBeVisible();
  },
  'a payout': async (visit) => {
    const { payout } = await uploadStatement(visit);
    await visit.page.goto(`/admin/payouts/${payout._id}`);
    await expect(visit.page.getByRole('table', { name: 'Rows' })).toBeVisible();
  },
  'the columns of a statement': async ({ page }) => {
    await page.goto('/admin/payouts');
    const buffer = Buffer.from(`${unbroken},Second,Third\n1,2,3\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('form', { name: 'Columns of the statement' })).toBeVisible();
  },
  reviews: async (visit) => {
    await addReview(visit);
    await visit.page.goto('/admin/reviews');
    await visit.page.getByRole('button', { name: 'Answer' }).first().click();
    await expect(visit.page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  },
  'outstanding cash': async (visit) => {
    const { page, request, admin } = visit;
    const order = await newOrder(visit);
    const booked = await request.put(`/api/admin/orders/${order._id}/booking`, {
      headers: bearer(admin),
      data: { courier: 'Pathao', consignment: `${order.orderNumber}${unbroken}`.slice(0, 60) },
    });
    expect(booked.status(), await booked.text()).toBe(200);
    await deliver(visit, order);
    await page.goto('/admin/payouts/outstanding');
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  },
  users: at(() => '/admin/users'),
  'the team, with the form of a new member': async ({ page }) => {
    await page.goto('/admin/team');
    await page.getByRole('button', { name: 'Add Member' }).click();
  },
  'an empty user list': at(() => '/admin/users?search=nosuchuser'),
  'a customer': at(({ customer }) => `/admin/users/${customer.user._id}`),
  'the content': at(() => '/admin/content'),
  'a page of the content': at(() => '/admin/content/shipping'),
  'the questions': at(() => '/admin/content/faq'),
  'the home page’s content': at(() => '/admin/content/home'),
  'the preview of a page': at(() => '/admin/content/shipping/preview'),
  'the activity': at(() => '/admin/activity'),
  'the SMS': at(() => '/admin/sms'),
  'the settings': at(() => '/admin/settings'),
  'the webhooks': at(() => '/admin/settings/webhooks'),
};

/** Made once for the tests of a worker. */
let shown: Promise<Shown> | undefined;

async function createShown(request: APIRequestContext): Promise<Shown> {
  const product = await createRing(request, { name: `${bangla} ${unbroken} ${Date.now()}` });
  const domain = `${unbroken.slice(0, 60).toLowerCase()}.example.com`;
  const customer = await registerCustomer(request, unbroken.slice(0, 60), { domain });
  const order = await placeOrder(request, recipient, { product, customer });
  return { product, customer, order };
}

async function createVisit(page: Page, request: APIRequestContext): Promise<Visit> {
  shown ??= createShown(request);
  return { page, request, ...(await shown), admin: await openAsAdmin(page, request) };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [what, go] of Object.entries(states)) {
  test(`${what}`, async ({ page, request, hasTouch }) => {
    test.skip(!hasTouch, 'a phone’s screen');
    await go(await createVisit(page, request));
    // Content behind a dialog has no role.
    await expect(page.locator('h1')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectWithinScreen(page);
  });
}

const tables = [
  'products',
  'orders',
  'users',
  'a customer',
  'the activity',
  'the stock history',
  'an import with errors',
  'payouts',
  'a payout',
  'outstanding cash',
  'batches',
];

/** Runs in the page: how far a table extends beyond its container, in pixels. */
function overhang(table: Element): number {
  const holder = table.parentElement?.getBoundingClientRect();
  return Math.round(table.getBoundingClientRect().right - (holder?.right ?? 0));
}

for (const what of tables) {
  test(`${what}: no table is wider than its page, even with long names and addresses`, async ({
    page,
    request,
    hasTouch,
  }) => {
    test.skip(hasTouch, 'rows are cards there');
    await states[what]?.(await createVisit(page, request));
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible();
    for (const width of [1024, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => table.evaluate(overhang), `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
}

test('the link of the current page is scrolled into view', async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');
  const current = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' });
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('the two dates share one row, except on the narrowest phones', async ({ page, request }) => {
  await openAsAdmin(page, request);
  for (const path of ['/admin/orders', '/admin/activity']) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      const distance = async () => {
        const dates = ['From', 'To'].map((label) => page.getByLabel(label, { exact: true }).boundingBox());
        const [from, to] = await Promise.all(dates);
        return from && to ? to.y - from.y : null;
      };
      await expect.poll(distance, `${path} at ${width} pixels`).toBe(0);
    }
  }
});

test('whoever calls reads the items and what they cost above the call', async ({ page, request }) => {
  const order = await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?order=${order._id}`);
  const topOf = async (name: string) =>
    (await dialog(page).getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  await expect(dialog(page).getByRole('heading', { name: 'Items', exact: true })).toBeVisible();
  const total = await dialog(page).getByText('Total', { exact: true }).first().boundingBox();
  expect(await topOf('Items')).toBeLessThan(await topOf('Confirmation call'));
  expect(total?.y).toBeLessThan(await topOf('Confirmation call'));
});
