/** Bangla text where the system has no Bangla font, as here. The page fetches one file with every conjunct. */
import { expect, type Page } from '@playwright/test';
import { createProduct, deleteProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

/** The Bangla font files that a page requests. */
function listenForFonts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(anek-bangla[a-z-]*?)-[\w-]{6}\.woff2$/.exec(request.url()) ?? [];
    if (name) requested.push(name);
  });
  return requested;
}

const waitForFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

for (const [kind, description] of [
  ['common', 'হলুদের জন্য একদম ঠিক।'],
  ['rare', 'লক্ষ্মী পূজার জন্য।'],
] as const) {
  test(`text with ${kind} conjuncts fetches the font once`, async ({ page, request }) => {
    const product = await createProduct(request, { description });
    const requested = listenForFonts(page);
    await page.goto(`/products/${product._id}`, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    expect(requested).toEqual(['anek-bangla']);
    await deleteProduct(request, product);
  });
}

test('typing a rare conjunct needs no other font', async ({ page, request }) => {
  const product = await createProduct(request, { description: 'হলুদের জন্য একদম ঠিক।' });
  const requested = listenForFonts(page);
  await page.goto(`/products/${product._id}`, { waitUntil: 'networkidle' });
  const openSearch = page.getByRole('button', { name: 'Open search' });
  if (await openSearch.isVisible()) await openSearch.click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('উজ্জ্বল');
  await page.waitForLoadState('networkidle');
  await waitForFonts(page);
  expect(requested).toEqual(['anek-bangla']);
  await deleteProduct(request, product);
});

test('a page without Bangla fetches the font when it links to a page with Bangla', async ({
  page,
  request,
}) => {
  const product = await createProduct(request, { description: 'লক্ষ্মী পূজার জন্য।' });
  const requested = listenForFonts(page);
  // A list of this product alone: others may have Bangla names.
  await page.goto(`/products?search=${encodeURIComponent(product.name)}`, { waitUntil: 'networkidle' });
  await waitForFonts(page);
  expect(requested).toEqual([]);
  await page.getByRole('article').getByRole('link', { name: product.name }).click();
  await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible();
  await expect.poll(() => requested).toEqual(['anek-bangla']);
  await deleteProduct(request, product);
});
