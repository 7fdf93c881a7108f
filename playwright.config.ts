import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/test/chromium.ts';

/**
 * Set by `npm test` without `--all`: only the journeys run that are not tagged `@all`, each at the width where it matters, without
 * motion and without axe.
 */
const journeysOnly = process.env.KAKON_E2E_JOURNEYS_ONLY === '1';

/** The main story of each part of the shop has no tag. */
const sideStory = /@all/;

/** Journeys of the admin area and of keyboards are about desks. All others are about phones. */
const desktopJourneys = /\/journeys\/(admin\w*|keyboard)\.spec\.ts$/;

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const chromium = (choice: { headlessShell: boolean }) => ({
  executablePath: chromiumPath(choice) ?? undefined,
  args: CHROMIUM_ARGS,
});

/** The headless shell takes 40 % less processor time. */
const inShell = { launchOptions: chromium({ headlessShell: true }) };

/** The browser's own behaviour is tested in the whole Chromium. */
const wholeChromium = /\/screens\/backForwardCache\.spec\.ts$/;
const inChromium = { launchOptions: chromium({ headlessShell: false }) };

/** Looks and loading, with the device's own pixels. */
const screens = (name: string, device: object) => [
  { name, testDir: 'e2e/screens', testIgnore: wholeChromium, use: { ...device, ...inShell } },
  { name, testDir: 'e2e/screens', testMatch: wholeChromium, use: { ...device, ...inChromium } },
];

/** A journey is about what happens. One device pixel per CSS pixel takes less time to draw. */
const coarse = { deviceScaleFactor: 1 };
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Journeys at the width where they matter. */
const journeys = (name: string, files: object, device: object) => ({
  name,
  testDir: 'e2e/journeys',
  ...files,
  use: { ...device, ...coarse, ...inShell, ...(journeysOnly && still) },
  metadata: { isWithAxe: !journeysOnly },
});

/** The main stories at the other width too: what is drawn there, without axe, which takes a fifth of a journey's time. */
const storiesAtOtherWidth = (name: string, files: object, device: object) => ({
  ...journeys(name, files, device),
  grepInvert: sideStory,
  metadata: { isWithAxe: false },
});

export default defineConfig({
  testMatch: '**/*.spec.ts',
  ...(journeysOnly && { grepInvert: sideStory }),
  globalSetup: './e2e/startShop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // The headless shell waits half of the time, so three workers use two cores well; four where drawing takes less.
  workers: journeysOnly ? 4 : 3,
  // Twice what the longest case takes on a slow day.
  timeout: 120_000,
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
          storiesAtOtherWidth('desktop', { testIgnore: desktopJourneys }, desktop),
          storiesAtOtherWidth('phone', { testMatch: desktopJourneys }, phone),
          ...screens('phone', phone),
          ...screens('desktop', desktop),
        ]),
  ],
});
