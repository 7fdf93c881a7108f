import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/test/chromium.ts';

/**
 * Set by `npm test` without `--all`: only the journeys run that are not tagged `@all`, each at the width where it matters, with
 * one device pixel per CSS pixel and without animations, so that drawing takes less time.
 */
const journeysOnly = process.env.KAKON_E2E_JOURNEYS_ONLY === '1';

/** Journeys of the admin area and of keyboards. All others are about phones. */
const desktopJourneys = /\/journeys\/(admin\w*|keyboard)\.spec\.ts$/;

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const chromium = (choice: { headlessShell: boolean }) => ({
  executablePath: chromiumPath(choice) ?? undefined,
  args: CHROMIUM_ARGS,
});

/** Journeys run in the headless shell, which takes 40 % less processor time. */
const journeys = { testDir: 'e2e/journeys' };
const inShell = { launchOptions: chromium({ headlessShell: true }) };

/** Looks, loading and the browser's own behaviour are tested in the whole Chromium. */
const screens = { testDir: 'e2e/screens' };
const inChromium = { launchOptions: chromium({ headlessShell: false }) };

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
    ...(journeysOnly && { contextOptions: { reducedMotion: 'reduce' } }),
    // A service worker would bypass the responses that tests intercept. Its own specs allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing every test would take a third of the whole time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      ...journeys,
      ...(journeysOnly && { testIgnore: desktopJourneys }),
      use: { ...phone, ...inShell, ...(journeysOnly && { deviceScaleFactor: 1 }) },
    },
    {
      name: 'desktop',
      ...journeys,
      ...(journeysOnly && { testMatch: desktopJourneys }),
      use: { ...desktop, ...inShell },
    },
    ...(journeysOnly
      ? []
      : [
          { name: 'phone', ...screens, workers: 2, use: { ...phone, ...inChromium } },
          { name: 'desktop', ...screens, workers: 2, use: { ...desktop, ...inChromium } },
        ]),
  ],
});
