/** Finds the Chromium of the browser tests, and installs one if there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../launch/pinnedNode.mjs';
import { runQuietly, step } from '../launch/progress.mjs';

/** The same engine without the parts of a window: 40 % less processor time, but no back-forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Null if there is none. CHROMIUM_PATH comes first, then the headless shell if it is preferred. */
export function chromiumPath({ headlessShell = false } = {}): string | null {
  const shell = headlessShell ? [HEADLESS_SHELL] : [];
  const candidates = [process.env.CHROMIUM_PATH, ...shell, ...USUAL_PATHS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Chromium cannot use its sandbox as root. Playwright and Lighthouse keep it from sending requests of its own. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export async function ensureChromium(choice?: { headlessShell: boolean }): Promise<void> {
  // A whole Chromium would do as well, but the tests' time is counted with the shell.
  const isThere = choice?.headlessShell && isDebianRoot ? existsSync(HEADLESS_SHELL) : chromiumPath(choice);
  if (isThere) return;
  const reason = await step('Installing Chromium for the browser tests', () => install(choice)).catch(String);
  if (chromiumPath(choice)) return;
  const advice = 'install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH';
  throw new Error(`${reason ?? ''}\nThe browser tests need Chromium: ${advice}`);
}

async function install({ headlessShell = false } = {}): Promise<void> {
  if (isDebianRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = [headlessShell ? 'chromium-headless-shell' : 'chromium', 'fonts-liberation'];
    await runQuietly('apt-get', ['update'], { env });
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  } else {
    const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    await runQuietly(process.execPath, [playwright, 'install', 'chromium'], { cwd: root });
  }
}
