/** The home page and the FAQ are changed in admin. The tests have a shop of their own. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openAsAdmin } from '../admin.ts';
import { test } from '../ownShop.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

const picture = async (width: number, height: number) => ({
  name: 'banner.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#b08040' } })
    .jpeg()
    .toBuffer(),
});

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toastWithText(page, 'Published. Shoppers see it now.')).toBeVisible();
};

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a banner gets another picture, text and place', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/content/home');
  const banner = page.getByRole('group', { name: 'Banner 1' });
  const file = banner.getByLabel('Replace: Picture of banner 1');
  await file.setInputFiles(await picture(800, 400));
  await expect(banner.getByRole('alert')).toContainText(
    'This picture has 800 × 400 pixels. A banner needs at least 1280 × 600.',
  );
  await file.setInputFiles(await picture(1920, 900));
  await expect(banner.locator('img')).toHaveAttribute('src', /^\/media\//);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(banner.getByRole('textbox', { name: /Description/ })).toHaveAccessibleDescription(
    /Please describe the picture/,
  );
  await banner.getByRole('textbox', { name: /Description/ }).fill('Gold bangles on silk');
  await banner.getByRole('textbox', { name: 'Title' }).fill('Eid begins here');
  await banner.getByRole('combobox', { name: 'Link' }).selectOption('Earrings');
  await watched.expectAccessible();
  expect(await overflows(page)).toBe(false);
  await page.getByRole('button', { name: 'Move banner 1 down' }).click();
  await publish(page);

  await page.goto('/');
  const slide = page.getByRole('main').locator('h2', { hasText: 'Eid begins here' });
  await expect(slide).toHaveCount(1);
  await expect(page.getByAltText('Gold bangles on silk')).toHaveCount(1);
  await expect(page.getByRole('main').locator('h2').first()).toHaveText('Simple jewelry for every day');
  await expect(page.locator('link[rel=preload][as=image]').first()).toHaveAttribute(
    'imagesrcset',
    /pearl-stone/,
  );
  await watched.expectNoLayoutShift();
  expect(watched.output).toEqual([]);
});

test('a question is added, moved and found by shoppers', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/content/faq');
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible();
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Add a question' }).first().click();
  // An empty question cannot be shown. The preview, which a phone hides, says so and asks the server for nothing.
  await expect(page.getByText('Question is required')).toBeAttached();
  const question = page.getByRole('group', { name: 'Question 5' }).first();
  await question.getByRole('textbox', { name: 'Question' }).fill('Do you wrap gifts?');
  await question
    .getByRole('textbox', { name: 'Answer' })
    .fill('Yes, in [red paper](/about). It is **free**.');
  await page.getByRole('button', { name: 'Move question 5 of Ordering up' }).click();
  expect(await overflows(page)).toBe(false);
  await publish(page);
  await page.goto('/faq');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('red paper');
  await page.getByRole('link', { name: 'red paper' }).click();
  await expect(page).toHaveURL('/about');
  watched.expectNoConsoleOutput();
});
