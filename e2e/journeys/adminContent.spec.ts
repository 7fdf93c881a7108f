import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer, logInAdmin, openAsAdmin, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

// Both tests of a width change the same page, so they run in order.
test.describe.configure({ mode: 'serial' });

/** Each width edits a page of its own. */
const pageOf = (width: string) =>
  width === 'phone'
    ? { key: 'privacy', name: 'Privacy Policy', first: 'What we collect' }
    : { key: 'terms', name: 'Terms of Service', first: 'Handmade products' };

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const PUBLISHED = 'Published. Shoppers see it now.';

const showPreview = async (page: Page, width: string) => {
  if (width === 'phone') await button(page, 'Preview').click();
};
const showForm = async (page: Page, width: string) => {
  if (width === 'phone') await button(page, 'Edit').click();
};

/** Saves a draft as another admin would, in another browser. */
async function saveElsewhere(request: APIRequestContext, key: string, lead: string) {
  const headers = bearer(await logInAdmin(request));
  const { version, content } = await (await request.get(`/api/admin/content/${key}`, { headers })).json();
  const data = { version, content: { ...content, lead } };
  const response = await request.put(`/api/admin/content/${key}/draft`, { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

test('a page is edited with its preview, published, and restored', async ({ page, request, browser }, {
  project,
}) => {
  const { key, name, first } = pageOf(project.name);
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/content');
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await expect(button(page, 'Save Draft')).toBeVisible();
  await watched.expectAccessible();
  await watched.expectNoLayoutShift();
  const sentence = uniqueName('We answer');
  await textField(page).fill(`## ${sentence}\n\nCall **{phone}** or <script>alert(1)</script> {fone}.`);
  await button(page, 'Save Draft').click();
  await expect(textField(page)).toHaveAccessibleDescription(/\{fone\} is not known/);
  await textField(page).fill(`## ${sentence}\n\nCall **{phone}** or <script>alert(1)</script>.`);
  await showPreview(page, project.name);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: sentence })).toBeVisible();
  await expect(preview).toContainText('Call 01700-000000 or <script>alert(1)</script>.');
  await expect(preview.locator('strong')).toHaveText('01700-000000');
  await watched.expectAccessible();
  await showForm(page, project.name);
  await button(page, 'Save Draft').click();
  await expect(toastWithText(page, 'Draft saved. Shoppers see it when you publish it.')).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(new URL(`/${key}`, page.url()).href);
  await expect(shopper.getByRole('heading', { name: first })).toBeVisible();
  await button(page, 'Publish').click();
  await expect(toastWithText(page, PUBLISHED)).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { name: sentence })).toBeVisible();

  await button(page, 'Restore The first version').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(textField(page)).toHaveValue(new RegExp(first));
  await button(page, 'Publish').click();
  await expect(page.getByText('In the shop')).toHaveCount(1);
  await expect.poll(async () => (await (await request.get(`/${key}`)).text()).includes(first)).toBe(true);
  await shopper.context().close();
  // The refusal of the unknown word.
  expect(watched.output.filter((line) => !line.includes('400 (Bad Request)'))).toEqual([]);
});

test(
  'text that is not saved survives a reload, a preview and another admin’s draft',
  { tag: '@all' },
  async ({ page, request }, { project }) => {
    const { key } = pageOf(project.name);
    await openAsAdmin(page, request);
    await page.goto(`/admin/content/${key}`);
    const mine = uniqueName('Mine');
    await page.getByRole('textbox', { name: 'Introduction' }).fill(mine);
    await page.reload();
    await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue(mine);

    const [whole] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Preview the page' }).click(),
    ]);
    await expect(whole.getByText('It shows your unsaved text from this browser.')).toBeVisible();
    await expect(whole.getByRole('main')).toContainText(mine);
    await whole.close();

    await saveElsewhere(request, key, uniqueName('Theirs'));
    await button(page, 'Save Draft').click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Your text is still here' });
    await expect(conflict).toContainText('has saved version');
    await conflict.getByRole('button', { name: 'Save mine as a newer draft' }).click();
    await expect(toastWithText(page, 'Draft saved. Shoppers see it when you publish it.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue(mine);
    await page.reload();
    await expect(page.getByText(/are back/)).toHaveCount(0);
  },
);
