/** Checks for every page: no console output, no layout shift, and no findings by axe. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts, each with its size and elements. */
    shifts?: string[];
  }
}

/** axe checks WCAG 2.2's target size only on request. Nobody reads what passes; to describe it takes half of the time. */
const options: Parameters<AxeBuilder['options']>[0] = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

export interface Watched {
  /** Console messages and page errors so far. */
  output: string[];
  expectNoConsoleOutput: () => void;
  expectNoLayoutShift: () => Promise<void>;
  expectAccessible: () => Promise<void>;
}

/** Playwright prints this message where a test blocks service workers. */
const blockedWorkerMessage = 'Service Worker registration blocked by Playwright';

/** Chromium asks for it on a file that names no icon, as robots.txt, where a session is stored. */
const FAVICON = '/favicon.ico';

/** Call it before the first navigation. */
export async function watchPage(page: Page): Promise<Watched> {
  const output: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.text() === blockedWorkerMessage || url.endsWith(FAVICON)) return;
    output.push(`${message.type()}: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => output.push(error.message));
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
    output,
    expectNoConsoleOutput: () => expect(output).toEqual([]),
    expectNoLayoutShift: async () => expect(await page.evaluate(() => window.shifts)).toEqual([]),
    expectAccessible: async () => {
      await untilAtRest(page);
      await page.evaluate(layOutWholePage);
      // The shop has no frames of other origins. For those axe would open another page each time and read itself there.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    },
  };
}

/** Runs in the page. Chromium sometimes reports wrong sizes for content off the screen that it has not laid out yet. */
function layOutWholePage() {
  const sheet = new CSSStyleSheet();
  // A control that a bar at the foot covers in part can be scrolled from below it: it is no small target.
  const bars = '[data-foot-bar] { position: static !important }';
  sheet.replaceSync(`* { content-visibility: visible !important } ${bars}`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * While a list loads it is faded, and its colors have less contrast. A busy button may wait for the dialog that is
 * checked.
 */
const untilAtRest = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]:not(button)') === null &&
      document.getAnimations().every(({ effect, playState }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return isEndless || playState !== 'running';
      }),
  );

/** The visible toast. An urgent message is also announced by another region. */
export const toastWithText = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
