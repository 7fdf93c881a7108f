/** The long forms of the admin area say beside their buttons why saving failed: a form's end may be many screens below. */
import { expect, type Locator, type Page } from '@playwright/test';
import { createRing, openAsAdmin } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const PHONE = { width: 390, height: 844 };
const SENTENCE = 'The shop refuses this.';
const MINE = 'Typed by the second admin';

const forms = [
  {
    name: 'the product form',
    addressOf: (productId: string) => `/admin/products/${productId}/edit`,
    field: /^Tags/,
    button: 'Update Product',
    savedAt: '**/api/products/*',
    conflict: 'changedMeanwhile',
  },
  {
    name: 'the settings',
    addressOf: () => '/admin/settings',
    field: /^Shop address$/,
    button: 'Save Settings',
    savedAt: '**/api/admin/shop',
    conflict: 'settingsChanged',
  },
  {
    name: 'a page’s content',
    addressOf: () => '/admin/content/terms',
    field: /^Text$/,
    button: 'Save Draft',
    savedAt: '**/api/admin/content/terms/draft',
    conflict: 'changedMeanwhile',
  },
];

/** From now on, saving gets this answer. Null stands for a lost network. Nothing is saved. */
const answerSaving = (page: Page, savedAt: string, answer: { status: number; json: object } | null) =>
  page.route(savedAt, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    return answer ? route.fulfill(answer) : route.abort();
  });

async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box?.y ?? Number.NaN;
}

for (const { name, addressOf, field, button, savedAt, conflict } of forms) {
  test(`${name}: a failed save is explained beside its button`, { tag: '@all' }, async ({
    page,
    request,
  }) => {
    const watched = await watchPage(page);
    await page.setViewportSize(PHONE);
    const { _id } = await createRing(request);
    await openAsAdmin(page, request);
    await page.goto(addressOf(_id));
    const input = page.getByRole('textbox', { name: field }).first();
    const save = page.getByRole('button', { name: button, exact: true });
    const bar = page.locator('[data-foot-bar]').filter({ has: save });
    const message = bar.getByRole('alert').filter({ visible: true });
    await input.fill(MINE);

    await answerSaving(page, savedAt, null);
    await save.click();
    await expect(message).toBeInViewport({ ratio: 1 });

    const errors = { elsewhere: `${SENTENCE} `.repeat(80) };
    await answerSaving(page, savedAt, { status: 400, json: { code: 'invalidInput', errors } });
    await save.click();
    await expect(message).toContainText(SENTENCE);
    const [topOfBar, topOfSave] = [await topOf(bar), await topOf(save)];
    const padding = 24;
    expect(topOfSave - topOfBar).toBeLessThanOrEqual(PHONE.height / 3 + padding);
    // A field behind the bar comes out when it gets the focus.
    await input.evaluate((element) => {
      window.scrollBy({
        top: element.getBoundingClientRect().top - window.innerHeight + 150,
        behavior: 'instant',
      });
    });
    expect(await topOf(input)).toBeGreaterThan(topOfBar);
    await input.focus();
    await expect.poll(() => topOf(input)).toBeLessThan(topOfBar);

    await answerSaving(page, savedAt, { status: 409, json: { code: conflict } });
    await save.click();
    const takeTheirs = message.getByRole('button', { name: 'Use their version' });
    await expect(takeTheirs).toBeInViewport({ ratio: 1 });
    await watched.expectAccessible();
    await takeTheirs.click();
    await expect(message).toBeHidden();
    await expect(input).not.toHaveValue(MINE);
  });
}
