/** Finds the Chromium of the browser tests, and installs one if there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../launch/pinnedNode.mjs';
import { runQuietly, step } from '../launch/progress.mjs';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Null if there is none. CHROMIUM_PATH comes first. */
export function chromiumPath(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...USUAL_PATHS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Chromium cannot use its sandbox as root. It must send requests to the shop only. */
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
