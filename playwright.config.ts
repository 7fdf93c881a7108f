import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/test/chromium.ts';

/**
 * Set by `npm test` without `--all`: each journey then runs once, at the width where it matters, in the headless shell and
 * with one device pixel per CSS pixel, so that drawing takes less time.
 */
const journeysOnly = process.env.KAKON_E2E_JOURNEYS_ONLY === '1';

/** Specs of the admin area and of keyboards. All other specs are about phones. */
const desktopSpecs = /\/(admin(?!NarrowScreens)\w*|keyboard)\.spec\.ts$/;
/** Each case of these chooses its own width, and is skipped at the other. */
const specsOfBothWidths = /\/(browsing|toasts)\.spec\.ts$/;
/** Not journeys: these look at every page, state or width, measure a page's loading, or need a whole browser. */
const screenSpecs =
  /\/(adminNarrowScreens|backForwardCache|belowTheFold|chatLink|everyPage|firstView|hydration|layout|metadata|narrowScreens|openStates|toastsAndDialogs|withoutJavaScript)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/startShop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
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
    launchOptions: {
      executablePath: chromiumPath({ headlessShell: journeysOnly }) ?? undefined,
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: 'phone',
      ...(journeysOnly && { testIgnore: [desktopSpecs, screenSpecs] }),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        ...(journeysOnly && { deviceScaleFactor: 1 }),
      },
    },
    {
      name: 'desktop',
      ...(journeysOnly && { testMatch: [desktopSpecs, specsOfBothWidths] }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
