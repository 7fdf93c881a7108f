/** What every page owes: no word in the console, nothing that moves by itself, nothing axe finds. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved by itself, and how far. */
    shifts?: string[];
  }
}

/** WCAG 2.2's own rule on the size of targets is left out unless asked for. */
const rules = { rules: { 'target-size': { enabled: true } } };

export interface Watched {
  /** What the console and the page's errors said so far. */
  said: string[];
  expectSilence: () => void;
  expectStillness: () => Promise<void>;
  expectAccessible: () => Promise<void>;
}

/** Said by the test runner, where a test lets no service worker in. */
const runnersOwn = 'Service Worker registration blocked by Playwright';

/** Before the first navigation. */
export async function watchPage(page: Page): Promise<Watched> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== runnersOwn) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    }
    window.shifts = [];
    const nameOf = ({ node }: { node?: Node }) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'something gone');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) window.shifts?.push(`${value}: ${sources.map(nameOf).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    said,
    expectSilence: () => expect(said).toEqual([]),
    expectStillness: async () => expect(await page.evaluate(() => window.shifts)).toEqual([]),
    expectAccessible: async () => {
      const { violations } = await new AxeBuilder({ page }).options(rules).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    },
  };
}

/** A toast, where it is seen; what is urgent is also said aloud elsewhere. */
export const notified = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
