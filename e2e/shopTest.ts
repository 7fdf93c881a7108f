/**
 * A page whose first picture loads before its scripts fires its load event before it is hydrated. A person is slower
 * than that. A test waits for hydration after each navigation.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';

/** Some tests block the scripts, so that a page is never hydrated. */
const LONGEST_WAIT = 5_000;

const isHydrated = (): boolean => 'isHydrated' in window || !document.querySelector('script[type="module"]');

/** If the page is closed or never loaded, there is nothing to wait for. */
const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(isHydrated, undefined, { polling: 10, timeout: LONGEST_WAIT }).catch(() => undefined);

function waitAfterNavigations(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await hydrated(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await hydrated(page);
    return response;
  };
}

async function waitForHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }), { once: true }),
  );
  context.on('page', waitAfterNavigations);
}

/** A page in another browser: with storage of its own. */
export async function openBrowser(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await waitForHydration(context);
  await withoutAlerts(context);
  return context.newPage();
}

/**
 * The journeys share one shop, so orders of others come all the time. Their messages would cover those that a journey expects.
 * A journey about them switches them on.
 */
async function withoutAlerts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const state = { page: false, sound: false, title: false, device: '' };
    try {
      localStorage.setItem(
        'kakon.alertChoices',
        localStorage.getItem('kakon.alertChoices') ?? JSON.stringify({ state }),
      );
    } catch {
      // A page without storage.
    }
  });
}

export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await waitForHydration(context);
    await withoutAlerts(context);
    await use(context);
  },
});
