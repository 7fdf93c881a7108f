/**
 * A page whose first picture loads before its scripts fires its load event before it is hydrated. A person is slower
 * than that. A test waits for hydration after each navigation.
 */
import { test as base, type Page } from '@playwright/test';

/** Runs in the page. Stops after a while, because some tests block the scripts. */
const waitForHydration = (): Promise<void> => {
  const LONGEST_WAIT = 5_000;
  // Without JavaScript timers do not run, and nothing hydrates.
  if (matchMedia('(scripting: none)').matches) return Promise.resolve();
  const hydrates = [...document.scripts].some(({ text }) => text.includes('__reactRouterRouteModules'));
  const isHydrated = () => {
    const content = document.getElementById('content');
    return !content || Object.keys(content).some((key) => key.startsWith('__reactProps'));
  };
  const until = performance.now() + LONGEST_WAIT;
  return new Promise((resolve) => {
    const check = () => {
      if (!hydrates || isHydrated() || performance.now() > until) resolve();
      else setTimeout(check, 10);
    };
    check();
  });
};

type Navigation = 'goto' | 'reload';

/** Applies to the pages of all contexts. If the page is closed or never loaded, there is nothing to wait for. */
function waitAfter(pages: Page, navigation: Navigation) {
  const go = pages[navigation] as (this: Page, ...args: unknown[]) => ReturnType<Page['goto']>;
  Object.assign(pages, {
    async [navigation](this: Page, ...args: unknown[]) {
      const answer = await go.apply(this, args);
      await this.evaluate(waitForHydration).catch(() => undefined);
      return answer;
    },
  });
}

export const test = base.extend<object, { hydratingPages: undefined }>({
  hydratingPages: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const pages = Object.getPrototypeOf(page) as Page;
      await page.close();
      for (const navigation of ['goto', 'reload'] as const) waitAfter(pages, navigation);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
