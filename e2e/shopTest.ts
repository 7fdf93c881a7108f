/**
 * A page whose first picture comes before its scripts is loaded before it hears anything. A person is slower than that;
 * a test waits, wherever it goes, until React has the page.
 */
import { test as base, type Page } from '@playwright/test';

/** Runs in the page. Gives up after a while: some tests keep scripts away. */
const untilAwake = (): Promise<void> => {
  const LONGEST_WAIT = 5_000;
  // Without script no timer runs either, and nothing wakes.
  if (matchMedia('(scripting: none)').matches) return Promise.resolve();
  const wakes = [...document.scripts].some(({ text }) => text.includes('__reactRouterRouteModules'));
  const isAwake = () => {
    const content = document.getElementById('content');
    return !content || Object.keys(content).some((key) => key.startsWith('__reactProps'));
  };
  const until = performance.now() + LONGEST_WAIT;
  return new Promise((resolve) => {
    const look = () => {
      if (!wakes || isAwake() || performance.now() > until) resolve();
      else setTimeout(look, 10);
    };
    look();
  });
};

type Going = 'goto' | 'reload';

/** Whichever context a page is of. Where it is gone again, or never came, there is nothing to wait for. */
function wakeAfter(pages: Page, going: Going) {
  const go = pages[going] as (this: Page, ...given: unknown[]) => ReturnType<Page['goto']>;
  Object.assign(pages, {
    async [going](this: Page, ...given: unknown[]) {
      const answer = await go.apply(this, given);
      await this.evaluate(untilAwake).catch(() => undefined);
      return answer;
    },
  });
}

export const test = base.extend<object, { wakingPages: undefined }>({
  wakingPages: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const pages = Object.getPrototypeOf(page) as Page;
      await page.close();
      for (const going of ['goto', 'reload'] as const) wakeAfter(pages, going);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
