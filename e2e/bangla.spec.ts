/** Bangla where the system has no face of it, as here: in the small file or the whole one, whichever its words need. */
import { expect, type Page } from '@playwright/test';
import { makeGood, takeOutOfShop } from './goods.ts';
import { test } from './shopTest.ts';

/** The files of Bangla type that a page asks for. */
function listenForType(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(anek-bangla(?:-plain)?)-[\w-]{6}\.woff2$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

const typeIsThere = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

test('words of common conjuncts take the small file', async ({ page, request }) => {
  const good = await makeGood(request, { description: 'হলুদের জন্য একদম ঠিক।' });
  const asked = listenForType(page);
  await page.goto(`/products/${good._id}`, { waitUntil: 'networkidle' });
  await typeIsThere(page);
  expect(asked).toEqual(['anek-bangla-plain']);
  await takeOutOfShop(request, good);
});

test('one word of another conjunct takes the whole file', async ({ page, request }) => {
  const good = await makeGood(request, { description: 'লক্ষ্মী পূজার জন্য।' });
  const asked = listenForType(page);
  await page.goto(`/products/${good._id}`, { waitUntil: 'networkidle' });
  await typeIsThere(page);
  expect(asked).toEqual(['anek-bangla']);
  await takeOutOfShop(request, good);
});

test('a page in the small file takes the whole one once another conjunct is typed', async ({
  page,
  request,
}) => {
  const plain = await makeGood(request, { description: 'হলুদের জন্য একদম ঠিক।' });
  const asked = listenForType(page);
  await page.goto(`/products/${plain._id}`, { waitUntil: 'networkidle' });
  const openSearch = page.getByRole('button', { name: 'Open search' });
  if (await openSearch.isVisible()) await openSearch.click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('লাল');
  await typeIsThere(page);
  expect(asked).toEqual(['anek-bangla-plain']);
  await page.getByRole('combobox', { name: 'Search products' }).fill('উজ্জ্বল');
  await expect.poll(() => asked).toEqual(['anek-bangla-plain', 'anek-bangla']);
  await takeOutOfShop(request, plain);
});

test('a page without Bangla takes the whole file when it leads on to another conjunct', async ({
  page,
  request,
}) => {
  const good = await makeGood(request, { description: 'লক্ষ্মী পূজার জন্য।' });
  await page.goto('/products?category=alna');
  const asked = listenForType(page);
  await page.getByRole('article').getByRole('link', { name: good.name }).click();
  await expect(page.getByRole('heading', { name: good.name, level: 1 })).toBeVisible();
  await expect.poll(() => asked).toEqual(['anek-bangla']);
  await takeOutOfShop(request, good);
});
