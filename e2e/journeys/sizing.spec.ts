/** Finding a size on the screen, and products that are sold by size. */
import { expect, type Locator, type Page } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import { button, field } from '../productPage.ts';
import { createProduct, saveAddress } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const row = (size: string, measurement: string, stock: number) => ({ size, measurement, stock });
const bangle = {
  category: 'bangles',
  sizes: [row('S', '2.4/24', 5), row('M', '2.6/26', 0), row('L', '2.8/28', 5)],
};
const ring = { category: 'rings', sizes: [row('12', '16.5 mm', 4), row('14', '17.3 mm', 4)] };

const finder = (page: Page) => page.getByRole('dialog', { name: /^Find your/ });
const slider = (page: Page, name: string) => finder(page).getByRole('slider', { name });
const widthOf = async (shape: Locator) => (await shape.boundingBox())?.width ?? 0;

test('a size is found on the screen, measured with a card, and taken', { tag: '@all' }, async ({
  page,
  request,
  hasTouch,
}) => {
  const press = (control: Locator) => (hasTouch ? control.tap() : control.click());
  const watched = await watchPage(page);
  await page.goto(`/products/${(await createProduct(request, bangle))._id}`);
  await press(button(page, 'Find my size'));
  await slider(page, 'Width of the card').fill('270');
  await press(finder(page).getByRole('button', { name: 'It fits exactly' }));

  const disc = slider(page, 'Size of the disc');
  await disc.fill('60.3');
  // The card is 53.98 mm wide.
  expect(await widthOf(finder(page).getByText('60.3 mm', { exact: true }))).toBeCloseTo(
    (60.3 * 270) / 53.98,
    0,
  );
  await expect(finder(page).getByText('Your size is M')).toBeVisible();
  await expect(finder(page).getByText('M is sold out. L is the next larger size.')).toBeVisible();
  await disc.fill('57.1');
  await press(finder(page).getByRole('button', { name: 'Larger' }));
  await expect(disc).toHaveAttribute('aria-valuetext', '57.2 mm. Your size is S');
  await watched.expectAccessible();
  await press(finder(page).getByRole('button', { name: 'Take size S' }));
  await expect(finder(page)).toHaveCount(0);
  await expect(field(page, 'Size').getByRole('radio', { name: /^S/ })).toBeChecked();

  await page.reload();
  await press(button(page, 'Find my size'));
  await expect(disc).toBeVisible();
  const zoom = await page.context().newCDPSession(page);
  const metrics = { width: 360, height: 780, deviceScaleFactor: 3, mobile: hasTouch };
  await zoom.send('Emulation.setDeviceMetricsOverride', metrics);
  await expect(finder(page).getByRole('alert')).toContainText('The page is zoomed differently');
  await expect(slider(page, 'Width of the card')).toBeVisible();
  watched.expectNoConsoleOutput();
});

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

for (const { name, goods, sizes } of [
  { name: 'bangle', goods: bangle, sizes: ['50', '57.1', '60.3'] },
  { name: 'ring', goods: ring, sizes: ['14', '16.5', '18.4'] },
]) {
  test(`the disc for a ${name} stays where it is while it is adjusted`, { tag: '@all' }, async ({
    page,
    request,
  }) => {
    await page.goto(`/products/${(await createProduct(request, goods))._id}`);
    await button(page, 'Find my size').click();
    const disc = slider(page, 'Size of the disc');
    const shape = finder(page).getByText(/^[\d.]+ mm$/);
    const middle = async () => {
      const box = await shape.boundingBox();
      return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    };
    for (const screen of screens) {
      await page.setViewportSize(screen);
      // The page asks for the size of a card again, because another window may be zoomed differently.
      const fits = finder(page).getByRole('button', { name: 'It fits exactly' });
      await expect(async () => {
        if (await fits.isVisible()) await fits.click();
        await expect(disc).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await disc.scrollIntoViewIfNeeded();
      const before = await middle();
      for (const size of sizes) {
        await disc.fill(size);
        await expect(shape).toHaveText(`${Number(size).toFixed(1)} mm`);
        expect(await middle(), `${size} mm at ${screen.width} pixels`).toEqual(before);
      }
      // As large as the screen allows: on some, larger ones can only be measured with a tape.
      await disc.press('End');
      await expect(shape).not.toHaveText(`${Number(sizes.at(-1)).toFixed(1)} mm`);
      expect(await middle(), `the largest at ${screen.width} pixels`).toEqual(before);
    }
  });
}

test('a ring is ordered in a size, which is offered the next time until logout', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const [product, customer] = [await createProduct(request, ring), await registerCustomer(request)];
  await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto(`/products/${product._id}`);
  await button(page, 'Select Size').last().click({ force: true });
  await expect(page.getByText('Please select a size before proceeding')).toBeVisible();
  await field(page, 'Size').locator('label', { hasText: '17.3 mm' }).click();
  await button(page, 'Buy Now').click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/order-success');

  await page.goto(`/products/${product._id}`);
  await button(page, 'Your size last time: 14').click();
  await expect(field(page, 'Size').getByRole('radio', { name: /^14/ })).toBeChecked();
  await watched.expectNoLayoutShift();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto(`/products/${product._id}`);
  await expect(button(page, 'Find my size')).toBeVisible();
  await expect(page.getByText('Your size last time')).toHaveCount(0);
});

test('the page of sizes finds a ring size by keyboard, from the length of a tape', { tag: '@all' }, async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.goto('/sizes');
  await page.getByRole('tab', { name: 'Bangles' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: '14 17.3 mm 54.4 mm 7 N½' })).toBeVisible();
  await page.getByRole('button', { name: 'Find my size on this screen' }).press('Enter');
  // `selectOption` is no input to the browser, which would take the taller dialog for a layout shift.
  await finder(page).getByLabel('Measure with').press('End');
  await finder(page).getByLabel('Around the finger').fill('17');
  await page.keyboard.press('Enter');
  await expect(finder(page).getByLabel('Around the finger')).toHaveAccessibleDescription(
    'Please enter what the tape shows around your finger: 38 to 76 mm',
  );
  await finder(page).getByLabel('Around the finger').fill('54');
  await page.keyboard.press('Enter');
  await expect(finder(page).getByRole('status')).toContainText('Your size is 14');
  await watched.expectAccessible();
  await finder(page).getByRole('link', { name: 'See our rings' }).click();
  await expect(page).toHaveURL('/products?category=rings');
  await watched.expectNoLayoutShift();
});
