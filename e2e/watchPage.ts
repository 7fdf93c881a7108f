/** What every page owes: no word in the console, nothing that moves by itself, nothing axe finds. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shifted?: number;
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

/** Before the first navigation. */
export async function watchPage(page: Page): Promise<Watched> {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    said,
    expectSilence: () => expect(said).toEqual([]),
    expectStillness: async () => expect(await page.evaluate(() => window.shifted)).toBe(0),
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
