/**
 * Checks for every page: no console output, no layout shift, and no findings by axe.
 *
 * Only the arrival of a font may move something: its letters are at most a little wider than those of the fallback, whose mean
 * width is the same (`web/styles/fonts.css`).
 */
import { expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    shifts?: Shift[];
    axe?: typeof axe;
  }
}

/** axe checks WCAG 2.2's target size only on request. Nobody reads what passes; to describe it takes half of the time. */
const options: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

interface Shift {
  value: number;
  at: number;
  /** The elements that moved. */
  moved: string;
}

/** A link in a row of links moves by 5 pixels; on a narrow screen a centered line by 4. */
const MOST_BY_FONT = 0.002;

/** A logo moves by a part of a pixel when the name beside it is drawn in other letters: nobody sees it. */
const LEAST = 0.0001;

/** Between the arrival of a font and the next frame, on a busy machine. */
const FRAME_MS = 500;

/** Runs in the page. The moments are in the page's time. */
const readShifts = () => ({
  shifts: window.shifts ?? [],
  fontTimes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ responseEnd }) => responseEnd),
});

/** Said by the project in playwright.config.ts: axe takes a third of a journey's time, so not every run of it has axe. */
const isWithAxe = (): boolean => test.info().project.metadata.isWithAxe !== false;

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
    interface ShiftEntry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    }
    window.shifts = [];
    const nameOf = ({ node }: { node?: Node }) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'something gone');
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources = [] } of list.getEntries() as ShiftEntry[]) {
        if (!hadRecentInput)
          window.shifts?.push({ value, at: startTime, moved: sources.map(nameOf).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    output,
    expectNoConsoleOutput: () => expect(output).toEqual([]),
    expectNoLayoutShift: async () => {
      const { shifts, fontTimes } = await page.evaluate(readShifts);
      const isByFont = ({ value, at }: Shift) =>
        value < MOST_BY_FONT && fontTimes.some((time) => at >= time && at < time + FRAME_MS);
      expect(shifts.filter((shift) => shift.value >= LEAST && !isByFont(shift))).toEqual([]);
    },
    expectAccessible: async () => {
      await untilAtRest(page);
      if (!isWithAxe()) return;
      await page.evaluate(layOutWholePage);
      // The sheet ends a fade that has begun since.
      await untilAtRest(page);
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
      expect(await page.evaluate(findViolations, options)).toEqual([]);
    },
  };
}

/**
 * Runs in the page. The shop has no frames, so axe's own package for Playwright, which reads them and loads axe anew for every
 * check, would only take twice the time.
 */
async function findViolations(options: RunOptions): Promise<string[]> {
  if (!window.axe) throw new Error('axe is not loaded');
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Runs in the page. Chromium sometimes reports wrong sizes for content off the screen that it has not laid out yet. */
function layOutWholePage() {
  const sheet = new CSSStyleSheet();
  // A control that a bar at the foot covers in part can be scrolled from below it: it is no small target.
  const bars = '[data-foot-bar] { position: static !important }';
  // A message whose time is over while axe reads would fade, and its colors would have less contrast.
  const fades = '[data-starting-style], [data-ending-style] { opacity: 1 !important }';
  sheet.replaceSync(`* { content-visibility: visible !important } ${bars} ${fades}`);
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
