import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/test/chromium.ts';

/**
 * Set by `npm test` without `--all`: only the journeys run that are not tagged `@all`, each at the width where it matters, quickly
 * drawn and without axe.
 */
const journeysOnly = process.env.KAKON_E2E_JOURNEYS_ONLY === '1';

/** Journeys of the admin area and of keyboards are about desks. All others are about phones. */
const desktopJourneys = /\/journeys\/(admin\w*|keyboard)\.spec\.ts$/;

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const chromium = (choice: { headlessShell: boolean }) => ({
  executablePath: chromiumPath(choice) ?? undefined,
  args: CHROMIUM_ARGS,
});

/** Journeys run in the headless shell, which takes 40 % less processor time. */
const inShell = { launchOptions: chromium({ headlessShell: true }) };

/** Looks, loading and the browser's own behaviour are tested in the whole Chromium. */
const screens = { testDir: 'e2e/screens', workers: 2 };
const inChromium = { launchOptions: chromium({ headlessShell: false }) };

/** One device pixel per CSS pixel takes less time to draw. */
const coarse = { deviceScaleFactor: 1 };
const quick = { ...coarse, contextOptions: { reducedMotion: 'reduce' } } as const;

/** Journeys at the width where they matter. */
const journeys = (name: string, files: object, device: object) => ({
  name,
  testDir: 'e2e/journeys',
  ...files,
  use: { ...device, ...inShell, ...(journeysOnly && quick) },
  metadata: { isWithAxe: !journeysOnly },
});

/** Journeys at the other width too: what is drawn there, without axe, which takes a third of a journey's time. */
const journeysAtOtherWidth = (name: string, files: object, device: object) => ({
  ...journeys(name, files, { ...device, ...coarse }),
  metadata: { isWithAxe: false },
});

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Side stories. The main story of each part of the shop has no tag.
  ...(journeysOnly && { grepInvert: /@all/ }),
  globalSetup: './e2e/startShop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey in the headless shell waits half of the time, so three of them use two cores well; four where drawing takes less.
  workers: journeysOnly ? 4 : 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.KAKON_E2E_URL,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A service worker would bypass the responses that tests intercept. Its own specs allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing every test would take a third of the whole time.
    trace: 'on-first-retry',
  },
  projects: [
    journeys('phone', { testIgnore: desktopJourneys }, phone),
    journeys('desktop', { testMatch: desktopJourneys }, desktop),
    ...(journeysOnly
      ? []
      : [
          journeysAtOtherWidth('desktop', { testIgnore: desktopJourneys }, desktop),
          journeysAtOtherWidth('phone', { testMatch: desktopJourneys }, phone),
          { name: 'phone', ...screens, use: { ...phone, ...inChromium } },
          { name: 'desktop', ...screens, use: { ...desktop, ...inChromium } },
        ]),
  ],
});
