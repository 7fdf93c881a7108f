/** The API reference: its search, calls to this shop with and without a token, and its fit to the screen. */
import { expect, type Page } from '@playwright/test';
import { registerCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';
import { expectWithinScreen } from '../withinScreen.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'on wide screens; it reads the same on a phone');

/** Swagger UI draws all endpoints first, which takes a busy machine half a minute. */
const drawnMs = 90_000;
test.describe.configure({ timeout: 3 * drawnMs });

const widths = [390, 1280];
const search = (page: Page) => page.getByRole('textbox', { name: 'Search endpoints' });
const operation = (page: Page, group: string, name: string) => page.locator(`#operations-${group}-${name}`);

async function openReference(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const watched = await watchPage(page);
  await page.goto('/api/docs');
  await expect(search(page)).toBeVisible({ timeout: drawnMs });
  return { ...watched, requests };
}

/** The list is drawn anew when the search is done, so wait until the wanted endpoint is the only one. */
async function searchFor(page: Page, words: string, group: string, name: string) {
  await search(page).fill(words);
  await expect(page.locator('.opblock')).toHaveCount(1);
  await expect(operation(page, group, name)).toBeVisible();
}

/** Opens an endpoint, sends its call as it is, and returns the part of the page with the response. */
async function callOperation(page: Page, group: string, name: string) {
  const opened = operation(page, group, name);
  await opened.locator('.opblock-summary-control').click();
  await opened.getByRole('button', { name: 'Execute' }).click();
  return opened.locator('.live-responses-table');
}

test('search finds endpoints, and a call shows the products of this shop', async ({ page, baseURL }) => {
  const { expectNoConsoleOutput, requests } = await openReference(page);
  await expectWithinScreen(page, widths);

  await searchFor(page, 'forgot code', 'Accounts', 'forgotPassword');
  await searchFor(page, 'get filtered', 'Products', 'products');

  const response = await callOperation(page, 'Products', 'products');
  await expect(response.locator('.response-col_status').last()).toContainText('200');
  await expect(response.locator('.highlight-code')).toContainText('"products"');
  await expectWithinScreen(page, widths);
  expectNoConsoleOutput();
  expect(requests.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
});

test('errors are listed with their codes, and a token lets a call pass', async ({ page, request }) => {
  const { token, email } = await registerCustomer(request);
  await openReference(page);
  await searchFor(page, 'profile your account', 'Accounts', 'profile');
  const response = await callOperation(page, 'Accounts', 'profile');
  await expect(response.locator('.response-col_status').last()).toContainText('401');
  await expect(operation(page, 'Accounts', 'profile')).toContainText('sessionEnded: Your session has ended');

  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await expectWithinScreen(page, widths);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await operation(page, 'Accounts', 'profile').getByRole('button', { name: 'Execute' }).click();
  await expect(response.locator('.response-col_status').last()).toContainText('200');
  await expect(response.locator('.highlight-code')).toContainText(email);
});
