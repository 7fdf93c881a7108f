import { expect, type Page } from '@playwright/test';
import { test } from './shopTest.ts';

/** What the browser has asked the API for so far. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

const isRings = (path: string) => path.startsWith('/api/products?category=rings&page=1');

test('asks for what a link leads to while it is pointed at, and not again when it is pressed', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = askedBy(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Rings', exact: true });
  await link.hover();
  await expect.poll(() => asked.filter(isRings).length).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings Collection');
  expect(asked.filter(isRings)).toHaveLength(1);
});

test('follows a finger as it comes down', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a mouse has no finger');
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = askedBy(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Rings', exact: true });
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect.poll(() => asked.filter(isRings).length).toBe(1);
});
