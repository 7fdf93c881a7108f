/** The browser of the browser tests: the system's, Playwright's own, or one that is installed now. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './pinnedNode.mjs';
import { runQuietly, step } from './progress.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Null where there is none; CHROMIUM_PATH goes before all others. */
export function chromiumPath(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** As root Chromium has no sandbox; it asks no host but the shop's for anything. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const NO_CHROMIUM =
  'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH';

export async function ensureChromium(): Promise<void> {
  if (chromiumPath()) return;
  const install = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? fromDebian : fromPlaywright;
  await step('Installing Chromium for the browser tests', install).catch((error: Error) => {
    throw new Error(`${error.message}\n${NO_CHROMIUM}`);
  });
  if (!chromiumPath()) throw new Error(NO_CHROMIUM);
}

async function fromDebian(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update'], { env });
  await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env,
  });
}

async function fromPlaywright(): Promise<void> {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await runQuietly(process.execPath, [playwright, 'install', 'chromium'], { cwd: root });
}
