/** The forms of the order dialog fit phones, tablets and desktops, and are accessible in each state of the order. */
import { expect, type Page } from '@playwright/test';
import { bearer, createRing, openAsAdmin, placeOrder } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';
import { expectWithinScreen } from '../withinScreen.ts';

const widths = [390, 768, 1280];

/** The form of a button, and what to do in it so that all of it shows. */
type Forms = Record<string, (page: Page) => Promise<unknown>>;

const nothingMore = async () => undefined;
const pickOne = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: 'One more' }).first().click();

async function addProduct(page: Page, name: string) {
  await page.getByLabel('Add a product').fill(name);
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await page.getByLabel('Add a product').fill('ring');
  await expect(page.getByText(/^[\d,]+ match/)).toBeVisible();
}

const bangleParts = {
  category: 'bangles',
  sizes: [{ size: 'S', measurement: '2.4/24', stock: 3, available: true }],
  colors: [
    { name: 'Red', hexCode: '#B22222', stock: 0, available: true },
    { name: 'Gold', hexCode: '#D4AF37', stock: 0, available: true },
  ],
};

test('the forms of the order dialog fit the screen and are accessible', async ({ page, request }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'sets its own widths');
  test.slow();
  const bangle = await createRing(request, bangleParts);
  const { _id } = await placeOrder(request);
  const watched = await watchPage(page);
  const admin = await openAsAdmin(page, request);
  const steps: [status: string | null, forms: Forms][] = [
    [
      null,
      {
        'Edit order...': (shown) => addProduct(shown, bangle.name),
        'Close order...': nothingMore,
        'Add payment...': nothingMore,
        'Book with courier...': nothingMore,
      },
    ],
    ['shipped', { 'Delivered in part...': nothingMore }],
    [
      'delivered',
      {
        'Return items...': pickOne,
        'Exchange items...': async (shown) => {
          await pickOne(shown);
          await addProduct(shown, bangle.name);
        },
      },
    ],
  ];
  for (const [status, forms] of steps) {
    if (status) {
      await request.put(`/api/orders/${_id}/status`, { headers: bearer(admin), data: { status } });
    }
    for (const [button, fill] of Object.entries(forms)) {
      await page.goto(`/admin/orders?order=${_id}`);
      await page.getByRole('button', { name: button }).click();
      await fill(page);
      await expectWithinScreen(page, widths);
      await watched.expectAccessible();
    }
  }
});
