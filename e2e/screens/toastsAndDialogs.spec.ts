/** A message covers no control of a dialog, and pressing it leaves the dialog open. In admin it leaves the frame free. */
import { expect, type Locator } from '@playwright/test';
import { openAsAdmin, placeOrder } from '../admin.ts';
import { test } from '../shopTest.ts';

async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Both have to be on the screen');
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

const widths = { phone: [320, 390, 768], desktop: [1024, 1280, 1680] };

for (const [project, sizes] of Object.entries(widths)) {
  for (const width of sizes) {
    test(`a message does not overlap the order's dialog at ${width} pixels`, async ({
      page,
      request,
    }, info) => {
      test.skip(info.project.name !== project);
      await page.setViewportSize({ width, height: width < 700 ? 700 : 800 });
      const { _id, orderNumber } = await placeOrder(request);
      await openAsAdmin(page, request);
      await page.goto(`/admin/orders?search=${orderNumber}&order=${_id}`);
      const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true });
      await dialog
        .getByRole('combobox', { name: `Status of order ${orderNumber}` })
        .selectOption('processing');
      const message = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog').first();
      await expect(message).toContainText('is now Processing');
      await expect.poll(() => overlapOf(message, dialog)).toBe(0);
      await expect(message).toBeInViewport({ ratio: 1 });
      await message.getByRole('button', { name: 'Dismiss' }).click();
      await expect(message).toBeHidden();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toBeHidden();
    });
  }
}

for (const [project, sizes] of Object.entries(widths)) {
  for (const width of sizes) {
    test(`a message on the order list covers neither navigation nor selection at ${width} pixels`, async ({
      page,
      request,
    }, info) => {
      test.skip(info.project.name !== project);
      await page.setViewportSize({ width, height: width < 700 ? 700 : 800 });
      const { orderNumber } = await placeOrder(request);
      await openAsAdmin(page, request);
      await page.goto(`/admin/orders?search=${orderNumber}`);
      await page.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
      await page.getByRole('button', { name: `Confirmed: order ${orderNumber}` }).click();
      const message = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog').first();
      await expect(message).toContainText('Call saved');
      await expect(message).toBeInViewport({ ratio: 1 });
      const kept = [
        page.getByRole('banner'),
        page.getByRole('region', { name: 'Selected orders' }),
        page.getByRole('navigation', { name: 'Admin' }).getByRole('link').last(),
        ...(width < 1280 ? [] : [page.getByRole('main')]),
      ];
      for (const part of kept) await expect.poll(() => overlapOf(message, part)).toBe(0);
    });
  }
}
