import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/test/chromium.ts';

/**
 * Set by `npm test` without `--all`: only the journeys run that are not tagged `@all`, each at the width where it matters, in
 * the headless shell, with one device pixel per CSS pixel and without animations, so that drawing takes less time.
 */
const journeysOnly = process.env.KAKON_E2E_JOURNEYS_ONLY === '1';

/** Journeys of the admin area and of keyboards. All others are about phones. */
const desktopJourneys = /\/journeys\/(admin\w*|keyboard)\.spec\.ts$/;

export default defineConfig({
  testDir: journeysOnly ? 'e2e/journeys' : 'e2e',
  testMatch: '**/*.spec.ts',
  // Side stories. The main story of each part of the shop has no tag.
  ...(journeysOnly && { grepInvert: /@all/ }),
  globalSetup: './e2e/startShop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey in the headless shell waits half of the time, so three of them use two cores well.
  workers: journeysOnly ? 3 : 2,
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
    launchOptions: {
      executablePath: chromiumPath({ headlessShell: journeysOnly }) ?? undefined,
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: 'phone',
      ...(journeysOnly && { testIgnore: desktopJourneys }),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        ...(journeysOnly && { deviceScaleFactor: 1 }),
      },
    },
    {
      name: 'desktop',
      ...(journeysOnly && { testMatch: desktopJourneys }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
