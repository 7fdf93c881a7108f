import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/openShop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Told by the global setup, which runs before the workers read this file.
    baseURL: process.env.KAKON_E2E_URL,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A page under a service worker can slip past what a test answers in the shop's place; where it is the matter, it is let in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Of every test it would take a third of the whole time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
