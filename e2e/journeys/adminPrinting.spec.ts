import { expect, type Page } from '@playwright/test';
import { bearer, createRing, openAsAdmin, placeOrder, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';

/** Opens the print page for two orders of one product. */
async function openPrintPage(page: Page, request: Parameters<typeof placeOrder>[0]) {
  const family = uniqueName('Rahima');
  const product = await createRing(request);
  const orders = [
    await placeOrder(request, family, { product }),
    await placeOrder(request, family, { product }),
  ];
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(family)}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: 'Print 2 Orders' })).toBeVisible();
  return { orders, product, family };
}

/** The number of printed pages, and the paper width in millimetres. */
async function measurePrint(page: Page): Promise<{ pages: number; width: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)/.exec(pdf) ?? [];
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return { pages, width: Math.round((Number(width) / 72) * 25.4) };
}

/** The URL changes shortly before the content does. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
}

test('packing slips and invoices take one sheet each, on A4 and on A6', async ({ page, request }) => {
  const { orders, product, family } = await openPrintPage(page, request);
  const slips = page.getByRole('article');
  await expect(slips).toHaveCount(2);
  await expect(slips.first()).toContainText('To collect৳1,060');
  await expect(slips.first()).toContainText(family);
  await expect(slips.first()).not.toContainText('৳500');
  expect(await measurePrint(page)).toEqual({ pages: 2, width: 210 });
  // Further pages of a long slip repeat the table's head.
  await page.emulateMedia({ media: 'print' });
  await expect(
    slips
      .first()
      .locator('thead')
      .getByText(orders[0]?.orderNumber ?? ''),
  ).toBeVisible();
  await page.emulateMedia({ media: null });
  await choose(page, 'A6');
  expect(await measurePrint(page)).toEqual({ pages: 2, width: 105 });

  await choose(page, 'Labels');
  const label = page.getByRole('article', { name: `Order ${orders[0]?.orderNumber}` });
  await expect(label).toContainText('Dhanmondi, Dhaka');
  await expect(label).toContainText('To collect৳1,060');
  await expect(label).not.toContainText(product.name);
  expect(await measurePrint(page)).toEqual({ pages: 2, width: 105 });

  await choose(page, 'Invoices');
  const invoice = page.getByRole('article', { name: `Order ${orders[0]?.orderNumber}` });
  await expect(invoice).toContainText('Invoice');
  await expect(invoice).toContainText('Deliver to');
  await expect(invoice).not.toContainText('Pending');
  await expect(invoice.getByRole('row').filter({ hasText: product.name })).toContainText('2৳500৳1,000');
  await choose(page, 'A4');
  expect(await measurePrint(page)).toEqual({ pages: 2, width: 210 });
});

/** An order of three lines, with a long address and long names. Returns its id. */
async function placeThreeLines(page: Page, request: Parameters<typeof placeOrder>[0]): Promise<string> {
  const token = await openAsAdmin(page, request);
  const product = async (name: string) => ({
    product: (await createRing(request, { name: uniqueName(name) }))._id,
    quantity: 1,
  });
  const address =
    'House 12, Road 5, Block C, behind the mosque near the old cinema hall, third floor on the left';
  const place = { district: 'Dhaka', thana: 'Dhanmondi', landmark: 'Opposite the pharmacy' };
  const response = await request.post('/api/admin/orders', {
    headers: bearer(token),
    data: {
      customer: { name: 'Rahima', phone: '01712345678' },
      shippingAddress: { fullName: 'Rahima', phone: '01712345678', address, ...place },
      items: [
        await product('Oxidised silver jhumka with pearls'),
        await product('Kundan bridal choker necklace set'),
        await product('রুপালি কাঁচের চুড়ি সেট'),
      ],
      source: 'phone',
    },
  });
  return (await response.json()).order._id;
}

test('two invoices of three lines share a sheet of A4', {
  tag: '@all',
}, async ({ page, request }) => {
  const ids = [await placeThreeLines(page, request), await placeThreeLines(page, request)];
  const query = ids.map((id) => `order=${id}`).join('&');
  await page.goto(`/admin/orders/print?${query}&sheet=invoices&paper=a4x2`);
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await measurePrint(page)).toEqual({ pages: 1, width: 210 });
});

test('an invoice of three lines takes one sheet of A6, in English and in Bangla', {
  tag: '@all',
}, async ({ page, request }) => {
  const id = await placeThreeLines(page, request);
  for (const language of ['', '/bn']) {
    await page.goto(`${language}/admin/orders/print?order=${id}&sheet=invoices&paper=a6`);
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await measurePrint(page), language).toEqual({ pages: 1, width: 105 });
  }
});

test('a pick list sums the pieces of all selected orders', { tag: '@all' }, async ({ page, request }) => {
  const { orders, product } = await openPrintPage(page, request);
  await choose(page, 'Pick list');
  const list = page.getByRole('article', { name: 'Pick list' });
  await expect(list).toContainText('4 pieces for 2 orders');
  const row = list.getByRole('row').filter({ hasText: product.name });
  await expect(row).toContainText('4 ×');
  await expect(row).toContainText('46');
  for (const { orderNumber } of orders) await expect(row).toContainText(orderNumber);
  await expect(row.locator('img')).toHaveCount(1);
  expect(await measurePrint(page)).toEqual({ pages: 1, width: 210 });
});

test('several slips share a sheet of A4, oldest first', { tag: '@all' }, async ({ page, request }) => {
  const product = await createRing(request, { stock: 100 });
  const family = uniqueName('Rahima');
  const orders = [];
  for (let each = 0; each < 5; each += 1) orders.push(await placeOrder(request, family, { product }));
  await openAsAdmin(page, request);
  const query = orders.map(({ _id }) => `order=${_id}`).join('&');
  await page.goto(`/admin/orders/print?${query}`);
  await expect(page.getByText('Oldest first, as in the courier’s file.')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    orders.map(({ orderNumber }) => `Order ${orderNumber}`),
  );
  expect(await measurePrint(page)).toEqual({ pages: 5, width: 210 });
  await choose(page, 'A4, 2 up');
  expect(await measurePrint(page)).toEqual({ pages: 3, width: 210 });
  await choose(page, 'A4, 4 up');
  expect(await measurePrint(page)).toEqual({ pages: 2, width: 210 });
  await choose(page, 'Labels');
  await choose(page, 'A4, 4 up');
  expect(await measurePrint(page)).toEqual({ pages: 2, width: 210 });
});
